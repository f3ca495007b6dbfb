import type { ReplayDifference, Score, Task, TranscriptEntry } from "@almanac/agent-lab";
import { unwrap } from "@almanac/kernel/errors/result";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../../command.ts";
import { fault } from "../../../errors/almanac-error.ts";
import type { Reply } from "../../../output/print-reply.ts";
import { block } from "../../../text/lines.ts";
import { printable, quoted } from "../../../text/printable.ts";
import type { Style } from "../../../text/style.ts";
import { readJson, refuseShop } from "../options.ts";

interface ScoreOptions {
  readonly state?: string;
  readonly replay?: boolean;
}

export function addScore(shop: Command, answer: Answer): void {
  shop
    .command("score")
    .summary("score a saved run of an agent")
    .usage("<task> <transcript> [options]")
    .argument("<task>", "a task as JSON, or the id of one of shop tasks")
    .argument("<transcript>", "the run as JSON Lines, as shop run --out saves it")
    .option("--state <file>", "the final state, if the transcript does not end with it")
    .option("--replay", "send the requests again to a new shop, and compare the answers")
    .action(answer<ScoreOptions>(scoreRun));
}

async function scoreRun({ words, options }: Invocation<ScoreOptions>): Promise<Reply> {
  const [taskName = "", path = ""] = words;
  const [{ replayTranscript, safeScore }, { readTaskFile, readTasks, readTranscript }] =
    await Promise.all([import("@almanac/agent-lab"), import("./read-files.ts")]);
  const [named] = taskName.endsWith(".json")
    ? readTaskFile(taskName, "<task>")
    : readTasks(taskName);
  const saved = readTranscript(path);
  if (options.replay === true) {
    const order = saved.position === undefined ? {} : { position: saved.position };
    // The library refuses what does not match its schemas.
    const [task, entries] = [named as Task, saved.entries as TranscriptEntry[]];
    const replay = await replayTranscript(task, entries, order);
    return scoreReply(replay.score, replay.differences);
  }
  const state = options.state === undefined ? saved.finalState : readJson(options.state, "--state");
  if (state === undefined) {
    const why = `is missing: ${quoted(path)} does not end with a final state`;
    return refuseShop(fault("missing_field", "--state", why));
  }
  return scoreReply(unwrap(safeScore(named, saved.entries, state)));
}

function scoreReply(
  result: Score,
  differences: readonly ReplayDifference[] | undefined = undefined,
): Reply {
  return {
    document: differences === undefined ? result : { ...result, differences },
    quiet: String(result.score),
    failed: !result.success || (differences?.length ?? 0) > 0,
    human: (style) =>
      [
        `${style("bold", result.task)}: ${verdict(result.success, style)}, ${result.score} of 100\n`,
        block(
          Object.entries(result.components).map(([key, { points, of }]) => ({
            key,
            amount: String(points),
            unit: `of ${of}`,
          })),
          style,
        ),
        ...result.violations.map(
          ({ code, seq, why }) =>
            `${style("yellow", code)}${seq === null ? "" : ` at ${seq}`}: ${printable(why)}\n`,
        ),
        ...(differences ?? []).map(
          ({ seq, why }) => `${style("yellow", "differs")} at ${seq}: ${printable(why)}\n`,
        ),
      ].join(""),
  };
}

function verdict(success: boolean, style: Style): string {
  return success ? style("green", "passed") : style("red", "failed");
}
