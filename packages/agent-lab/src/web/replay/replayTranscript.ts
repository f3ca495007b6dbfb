import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { read } from "@almanac/storefront-fixtures/parts";
import { openTaskShops } from "../../openTaskShops.ts";
import { transcriptSchema } from "../../schema/transcript.ts";
import { score } from "../../score.ts";
import type { FinalState, Score, Task, TranscriptEntry } from "../../types.ts";
import { runTimed } from "../runTask.ts";
import { createReplayAgent, delaysMovedClock, hadCredential } from "./replay-agent.ts";

/** Options of {@link replayTranscript}. */
export interface ReplayOptions {
  /** Seed of the order of search results, if the run had one. */
  readonly position?: number;
}

/** The result of a replay. */
export interface Replay {
  /** The calls that had another outcome than in the transcript. */
  readonly differences: readonly ReplayDifference[];
  /** The score of the replay. */
  readonly score: Score;
  /** The calls of the replay. */
  readonly transcript: readonly TranscriptEntry[];
  /** What is in the shops after the replay. */
  readonly final_state: FinalState;
}

/**
 * Sends the requests of a transcript again, to new shops of the same task, and scores the result.
 * The same requests get the same answers, so a difference shows that the shop has changed, or that
 * the transcript has. A transcript has no credentials: each payment uses the first of the buyer's
 * instruments that leads to the recorded answer. Throws a `StoreError` if an argument does not
 * match its schema.
 *
 * @example
 * const report = await runTask(task, { surface: "v1", agent: carefulAgent });
 * (await replayTranscript(task, report.transcript)).differences; // => []
 * @see docs/agent-lab.md
 */
export async function replayTranscript(
  task: Task,
  transcript: readonly TranscriptEntry[],
  { position }: ReplayOptions = {},
): Promise<Replay> {
  const recorded: readonly TranscriptEntry[] = read(transcriptSchema, transcript, "The transcript");
  const [shop] = Object.values(openTaskShops(task).shops);
  const openedAtMs = shop?.now() ?? 0;
  const delaysMoveClock = delaysMovedClock(recorded, openedAtMs);
  const instruments = new Map<number, number>();
  for (;;) {
    const agent = createReplayAgent(recorded, { openedAtMs, instruments, delaysMoveClock });
    // The requests themselves decide the surface.
    const options = {
      surface: "v1",
      agent,
      ...(position === undefined ? {} : { position }),
    } as const;
    const run = await runTimed(task, options, { delaysMoveClock });
    const differences = findDifferences(recorded, run.transcript);
    if (!takeNextInstrument(instruments, task, recorded, differences[0])) {
      return {
        differences,
        score: score(task, run.transcript, run.final_state),
        transcript: run.transcript,
        final_state: run.final_state,
      };
    }
  }
}

/**
 * Pays with the next instrument at the first payment that had another outcome. False if no
 * instrument is left.
 */
function takeNextInstrument(
  instruments: Map<number, number>,
  { buyer }: Task,
  recorded: readonly TranscriptEntry[],
  difference: ReplayDifference | undefined,
): boolean {
  const entry = recorded.find(({ seq }) => seq === difference?.seq);
  if (entry === undefined || !hadCredential(entry.request.body)) return false;
  const next = (instruments.get(entry.seq) ?? 0) + 1;
  if (next >= buyer.instruments.length) return false;
  instruments.set(entry.seq, next);
  return true;
}

/** A call that had another outcome when it was sent again. */
export interface ReplayDifference {
  /** The entry of the transcript. */
  readonly seq: number;
  /** What is different, in one line. */
  readonly why: string;
}

/**
 * Compares the calls of a transcript with those of its replay. The addresses of the shops
 * may differ.
 */
function findDifferences(
  recorded: readonly TranscriptEntry[],
  replayed: readonly TranscriptEntry[],
): readonly ReplayDifference[] {
  const again = callsOf(replayed);
  return callsOf(recorded).flatMap((before, at) => {
    const why = whyDifferent(before, again[at]);
    return why === undefined ? [] : [{ seq: before.seq, why }];
  });
}

function callsOf(entries: readonly TranscriptEntry[]): readonly TranscriptEntry[] {
  return entries.filter(({ surface }) => surface !== "agent");
}

function whyDifferent(
  before: TranscriptEntry,
  after: TranscriptEntry | undefined,
): string | undefined {
  if (after === undefined) return "The call was not recorded again.";
  if (after.operation !== before.operation) {
    return `The call was ${after.operation}, not ${before.operation}.`;
  }
  const [was, is] = [before.response, after.response];
  if (was.status !== is.status) return `The shop answered ${is.status}, not ${was.status}.`;
  // The text of an error that a scenario orders differs between a handler and a server.
  if (was.status >= 400 && before.rules_fired.length > 0) return undefined;
  return isSameBody(was, is) ? undefined : "The shop answered with another body.";
}

/** A text that a scenario has cut off ends at another place if the addresses in it are longer. */
function isSameBody(was: Answer, is: Answer): boolean {
  const [before, after] = [comparable(was), comparable(is)];
  if (typeof was.body !== "string") return before === after;
  const length = Math.min(before.length, after.length) - 1;
  return before.slice(0, length) === after.slice(0, length);
}

type Answer = TranscriptEntry["response"];

/**
 * A body without the addresses of the shops. Of a problem only the code counts: texts and request
 * ids differ by server.
 */
function comparable({ status, body }: Answer): string {
  const isProblem = status >= 400 && typeof body === "object" && body !== null && "code" in body;
  const compared = isProblem ? { code: body.code } : (body ?? null);
  return canonicalJson(compared)
    .replaceAll(/https?:\/\/[^/"\\]+/g, "")
    .replaceAll(/\/s\/[^/"\\]+\//g, "/");
}
