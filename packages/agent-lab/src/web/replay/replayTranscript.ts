import { read } from "@almanac/storefront-fixtures/parts";
import { openTaskShops } from "../../openTaskShops.ts";
import { transcriptSchema } from "../../schema/transcript.ts";
import { score } from "../../score.ts";
import type { FinalState, Score, Task, TranscriptEntry } from "../../types.ts";
import { runTimed } from "../runTask.ts";
import { delaysMovedClock } from "./delays.ts";
import { findDifferences, type ReplayDifference } from "./find-differences.ts";
import { createReplayAgent } from "./replay-agent.ts";
import { hadCredential } from "./restore-credentials.ts";

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
 * Sends the requests of a transcript again, to new shops of the same task, and scores the result. The same requests get
 * the same answers, so a difference shows that the shop has changed, or that the transcript has. A transcript has no
 * credentials: each payment uses the first of the buyer's instruments that leads to the recorded answer. Throws a
 * `StoreError` if an argument does not match its schema.
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

/** Pays with the next instrument at the first payment that had another outcome. False if no instrument is left. */
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
