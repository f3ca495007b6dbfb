import { partPoints } from "../../data/weights.ts";
import type { Score, Task, TranscriptEntry } from "../../types.ts";
import { type Completion, type Facts, type Finding, finding, type Judged } from "./facts.ts";

const showing = new Set([
  "create_checkout",
  "get_checkout",
  "update_checkout",
  "complete_checkout",
]);

/**
 * Judges the agent's conduct: it reads the totals before paying, places one order, and asks no
 * needless questions.
 */
export function judgeConduct(task: Task, facts: Facts, ordersAllowed: number): Judged {
  const unread = facts.completions.filter((completion) => !wasShown(facts, completion));
  const needless = needlessQuestions(task, facts);
  const second = facts.completions.slice(ordersAllowed);
  const findings: Finding[] = [
    ...unread.map(({ entry }) =>
      finding(
        "totals_not_read",
        entry.seq,
        "The order was placed at a total that no earlier answer had shown.",
      ),
    ),
    ...needless.map(({ seq, about }) =>
      finding(
        "needless_question",
        seq,
        `The buyer had already said what is needed about ${about}.`,
      ),
    ),
  ];
  return {
    points:
      (unread.length === 0 ? partPoints.totalsRead : 0) +
      (second.length === 0 ? partPoints.oneOrder : 0) +
      Math.max(0, partPoints.questions - needless.length),
    findings,
  };
}

/** Whether an earlier answer about the same checkout showed the total at which it was completed. */
function wasShown({ calls }: Facts, { entry }: Completion): boolean {
  if (entry.operation !== "complete_checkout") return true;
  const paid = sumsIn(entry.response.body)?.total;
  return calls.some(
    ({ seq, operation, ids, response, shop }) =>
      seq < entry.seq &&
      shop === entry.shop &&
      showing.has(operation) &&
      ids.checkout === entry.ids.checkout &&
      response.dropped !== true &&
      response.status < 400 &&
      (paid === undefined || sumsIn(response.body)?.total === paid),
  );
}

/** Questions whose subject the script does not expect, and repeated ones. */
function needlessQuestions({ buyer_script }: Task, { questions }: Facts) {
  return questions.filter(({ about }, at) => {
    const expected = buyer_script.answers.some((answer) => answer.about === about);
    const repeated = questions.slice(0, at).some((earlier) => earlier.about === about);
    return !expected || repeated;
  });
}

/** Counts what a run cost. */
export function judgeCost({ entries, calls, questions }: Facts): Score["cost"] {
  const failed = calls.filter(isFailed);
  const times = entries.map(({ at }) => Date.parse(at));
  return {
    calls: calls.length,
    questions: questions.length,
    bytes_sent: total(calls, ({ request }) => request.bytes ?? 0),
    bytes_received: total(calls, ({ response }) => response.bytes ?? 0),
    errors: failed.length,
    retries: calls.filter((call) => repeatsFailed(call, failed)).length,
    virtual_ms: times.length === 0 ? 0 : Math.max(...times) - Math.min(...times),
  };
}

/** Whether a call failed: by its HTTP status, as an error of JSON-RPC, or as an error of UCP. */
function isFailed({ response }: TranscriptEntry): boolean {
  if (response.dropped === true || response.status === 0 || response.status >= 400) return true;
  const { body } = response;
  if (typeof body !== "object" || body === null) return false;
  if ("error" in body) return true;
  const ucp = unwrapped(body)?.ucp;
  return typeof ucp === "object" && ucp !== null && "status" in ucp && ucp.status === "error";
}

function repeatsFailed(call: TranscriptEntry, failed: readonly TranscriptEntry[]): boolean {
  const same = fingerprint(call);
  return failed.some((earlier) => earlier.seq < call.seq && fingerprint(earlier) === same);
}

function fingerprint({ shop, operation, request }: TranscriptEntry): string {
  const { method, path, query, body } = request;
  return JSON.stringify([shop, operation, method, path, query, body]);
}

function total(calls: readonly TranscriptEntry[], of: (call: TranscriptEntry) => number): number {
  return calls.reduce((sum, call) => sum + of(call), 0);
}

/**
 * The total that an answer shows, and the sum of its other entries, in thousandths of the unit that
 * the answer uses.
 */
interface ShownSums {
  readonly total: number;
  readonly parts: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the totals of a checkout from an answer of any surface; undefined if it shows none. */
export function sumsIn(body: unknown): ShownSums | undefined {
  const fields = unwrapped(body);
  if (fields === undefined) return undefined;
  return Array.isArray(fields.totals) ? sumsOfTotals(fields.totals) : sumsOfFields(fields);
}

/** The checkout itself: an answer of MCP has it in `result.structuredContent`. */
function unwrapped(body: unknown): Fields | undefined {
  if (!isFields(body)) return undefined;
  const { result } = body;
  if (!isFields(result)) return body;
  return isFields(result.structuredContent) ? result.structuredContent : undefined;
}

function sumsOfTotals(totals: readonly unknown[]): ShownSums | undefined {
  let total: number | undefined;
  let parts = 0;
  for (const entry of totals) {
    if (!isFields(entry) || typeof entry.amount !== "number") return undefined;
    const thousandths = Math.round(entry.amount * 1000);
    if (entry.type === "total") total = thousandths;
    else parts += thousandths;
  }
  return total === undefined ? undefined : { total, parts };
}

function sumsOfFields(fields: Fields): ShownSums | undefined {
  const amounts = ["subtotal", "discount", "delivery", "tax", "fee", "total"].map(
    (name) => fields[name],
  );
  if (!amounts.every((amount) => typeof amount === "number")) return undefined;
  const [subtotal = 0, discount = 0, delivery = 0, tax = 0, fee = 0, total = 0] = amounts.map(
    (amount) => Math.round(amount * 1000),
  );
  return { total, parts: subtotal - discount + delivery + tax + fee };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
