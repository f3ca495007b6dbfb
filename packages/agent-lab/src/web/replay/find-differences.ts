import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import type { TranscriptEntry } from "../../types.ts";

/** A call that had another outcome when it was sent again. */
export interface ReplayDifference {
  /** The entry of the transcript. */
  readonly seq: number;
  /** What is different, in one line. */
  readonly why: string;
}

/** Compares the calls of a transcript with those of its replay. The addresses of the shops may differ. */
export function findDifferences(
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
 * A body without the addresses of the shops. Of a problem only the code counts: texts and request ids differ by server.
 */
function comparable({ status, body }: Answer): string {
  const isProblem = status >= 400 && typeof body === "object" && body !== null && "code" in body;
  const compared = isProblem ? { code: body.code } : (body ?? null);
  return canonicalJson(compared)
    .replaceAll(/https?:\/\/[^/"\\]+/g, "")
    .replaceAll(/\/s\/[^/"\\]+\//g, "/");
}
