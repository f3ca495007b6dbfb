import { textIn } from "@almanac/kernel/objects/objects";
import { type ViolationCode, violationTable } from "../../data/violation-codes.ts";
import type { Score, Task, TranscriptEntry } from "../../types.ts";

/** A question to the buyer, with the entry in which it was asked. */
interface Question {
  readonly seq: number;
  readonly about: string;
}

/** A call that placed an order. */
export interface Completion {
  readonly entry: TranscriptEntry;
  readonly orderId: string;
}

/** What a transcript says about a run. */
export interface Facts {
  readonly entries: readonly TranscriptEntry[];
  /** Calls to the shop, without questions to the buyer and the answer at the end. */
  readonly calls: readonly TranscriptEntry[];
  /** The first call that placed each order. */
  readonly completions: readonly Completion[];
  readonly questions: readonly Question[];
  /** The agent's answer to the buyer at the end. */
  readonly answer: string;
}

const placing = new Set(["complete_checkout", "hand_over", "resolve_escalation"]);

export function factsOf(entries: readonly TranscriptEntry[]): Facts {
  const completions = new Map<string, Completion>();
  for (const entry of entries) {
    const orderId = entry.ids.order;
    if (orderId === undefined || !placing.has(entry.operation)) continue;
    const key = `${entry.shop ?? ""} ${orderId}`;
    if (!completions.has(key)) completions.set(key, { entry, orderId });
  }
  const ofBuyer = entries.filter(({ surface }) => surface === "buyer");
  const answers = entries.filter(({ surface }) => surface === "agent");
  return {
    entries,
    calls: entries.filter(({ surface }) => surface !== "buyer" && surface !== "agent"),
    completions: [...completions.values()],
    questions: ofBuyer
      .filter(({ operation }) => operation === "ask")
      .map(({ seq, request }) => ({ seq, about: textIn(request.body, "about") ?? "" })),
    answer: answers.map(({ request }) => textIn(request.body, "answer") ?? "").join("\n"),
  };
}

/**
 * The first call of the run that names a variant and changes something; else the first that placed
 * an order.
 */
export function seqOfChoice(facts: Facts, variantId: string): number | null {
  const naming = facts.calls.find(
    ({ operation, request }) =>
      /cart|checkout/.test(operation) &&
      request.method !== "GET" &&
      JSON.stringify(request.body ?? "").includes(`"${variantId}"`),
  );
  return naming?.seq ?? facts.completions[0]?.entry.seq ?? null;
}

/** The number of orders that were placed before the run. */
export function ordersBefore({ setup }: Task): number {
  return setup?.orders?.length ?? 0;
}

/** A violation before it is sorted into the report. */
export type Finding = Score["violations"][number];

/** The points of one component, and what cost the others. */
export interface Judged {
  readonly points: number;
  readonly findings: readonly Finding[];
}

/**
 * Builds a violation. `seq` is the entry of the transcript; null if the agent left
 * something undone.
 */
export function finding(
  code: ViolationCode,
  seq: number | null,
  why: string,
  harm?: Finding["harm"],
): Finding {
  const [kind] = violationTable[code];
  return { code, kind, seq, why, ...(harm === undefined ? {} : { harm }) };
}
