import { readFileSync } from "node:fs";
import type { FinalState, Score, Task, TranscriptEntry } from "@almanac/storefront-fixtures/lab";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../../command.ts";
import { block } from "../../../output/aligned-lines.ts";
import type { Reply } from "../../../output/print-reply.ts";
import { printable, quoted } from "../../../output/printable.ts";
import type { Style } from "../../../output/style.ts";
import { refuse } from "../refuse.ts";
import { readJson } from "../store-options.ts";

interface ScoreOptions {
  readonly state?: string;
}

/** Adds `almanac shop score`. */
export function addScore(shop: Command, answer: Answer): void {
  shop
    .command("score")
    .summary("score a saved run of an agent")
    .usage("<task> <transcript> [options]")
    .argument("<task>", "a task as JSON, or the id of one of shop tasks")
    .argument("<transcript>", "the run as JSON Lines, as shop run --out saves it")
    .option("--state <file>", "the final state, if the transcript does not end with it")
    .action(answer<ScoreOptions>(scoreRun));
}

async function scoreRun({ words, options }: Invocation<ScoreOptions>): Promise<Reply> {
  const [taskName = "", path = ""] = words;
  const [{ score }, { readTaskFile, readTasks }] = await Promise.all([
    import("@almanac/storefront-fixtures/lab"),
    import("./read-tasks.ts"),
  ]);
  const [task] = taskName.endsWith(".json")
    ? readTaskFile(taskName, "<task>")
    : readTasks(taskName);
  const { entries, finalState } = readTranscript(path);
  const state = options.state === undefined ? finalState : readJson(options.state, "--state");
  if (state === undefined) {
    return refuse({
      code: "missing_field",
      parameter: "--state",
      what: `--state is missing: ${quoted(path)} does not end with a final state`,
    });
  }
  // The library checks all three.
  return scoreReply(
    score(task as Task, entries as TranscriptEntry[], state as FinalState),
    task?.id ?? "",
  );
}

/** Reads the lines of a transcript. The last line may be the final state. */
function readTranscript(path: string): { entries: unknown[]; finalState: unknown } {
  const entries: unknown[] = [];
  let finalState: unknown;
  for (const [at, line] of textOf(path).split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parsed(line, path, at + 1);
    if (typeof value === "object" && value !== null && "final_state" in value) {
      finalState = value.final_state;
    } else entries.push(value);
  }
  return { entries, finalState };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be read";
    return refuse({
      code: "invalid_value",
      parameter: "<transcript>",
      what: `<transcript> ${quoted(path)} cannot be read: ${reason}`,
    });
  }
}

function parsed(line: string, path: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return refuse({
      code: "invalid_value",
      parameter: "<transcript>",
      what: `<transcript> ${quoted(path)} is no JSON Lines: line ${number} is not JSON`,
    });
  }
}

function scoreReply(result: Score, task: string): Reply {
  return {
    document: result,
    quiet: String(result.score),
    failed: !result.success,
    human: (style) =>
      [
        `${style("bold", task)}: ${verdict(result.success, style)}, ${result.score} of 100\n`,
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
      ].join(""),
  };
}

function verdict(success: boolean, style: Style): string {
  return success ? style("green", "passed") : style("red", "failed");
}
