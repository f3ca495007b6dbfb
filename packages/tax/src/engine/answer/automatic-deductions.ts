import { compare, type Exact, isZero, toNumber } from "../amounts.ts";
import type { FigureSet, JurisdictionData } from "../figures.ts";
import type { TraceLine } from "../trace.ts";

/**
 * After one of these deductions, those of the federal return do not count: the state has its own,
 * or uses only the federal tax.
 */
const ownDeductions = [
  "deduction",
  "standard deduction",
  "federal income tax deduction",
  "federal tax subtraction",
];

/** A deduction that a calculation made without a claim. */
interface Applied {
  readonly of: FigureSet<object>;
  readonly name: string;
  step: string;
  amount: Exact;
  /**
   * True if the deduction is one step. Otherwise it consists of several, and `amount` is that of
   * the last one.
   */
  isOnce: boolean;
}

/** What the steps of a calculation deduct without a claim. */
export function deductionsIn(lines: readonly TraceLine[]): readonly Applied[] {
  const all: Applied[] = [];
  for (const { isDeduction, data, step, amount } of lines) {
    if (isDeduction) note(all, data, step, amount);
  }
  return all;
}

/**
 * One sentence that lists every such deduction of a level, with its amount if that is known.
 * Undefined if there are none. A state that is asked alone also lists those of the federal return
 * that it starts from.
 */
export function deductionSentence(
  all: readonly Applied[],
  data: JurisdictionData<object>,
  claimed: Exact,
  isAlone: boolean,
): string | undefined {
  const { code, decimals } = data;
  let listed = "";
  let isOfNation = isAlone;
  for (const applied of all) {
    if (applied.of !== data) continue;
    listed = listApplied(listed, applied, "", claimed, decimals);
    if (isOfNation && ownDeductions.includes(applied.name)) isOfNation = false;
  }
  if (isOfNation) {
    for (const applied of all) {
      if (applied.of !== data) listed = listApplied(listed, applied, "federal ", claimed, decimals);
    }
  }
  return listed === ""
    ? undefined
    : `${code}: deducted from gross_income without a claim in deductions: ${listed}.`;
}

// purity: a cache that changes no answer.
const known = new Map<string, string>();

/**
 * The deduction that a step belongs to, in words: `pension` for `pension.cap`. Cached, because
 * every calculation needs it. The names of steps are constants in the code, so the cache does not
 * grow without limit.
 */
function deductionOf(step: string): string {
  let name = known.get(step);
  if (name === undefined) {
    const [first = step] = step.split(".");
    name = first.replaceAll("_", " ");
    known.set(step, name);
  }
  return name;
}

function note(all: Applied[], of: FigureSet<object>, step: string, amount: Exact): void {
  const name = deductionOf(step);
  for (const earlier of all) {
    if (earlier.of !== of || earlier.name !== name) continue;
    earlier.isOnce = earlier.step !== step;
    earlier.step = step;
    earlier.amount = amount;
    return;
  }
  all.push({ of, name, step, amount, isOnce: true });
}

/** Appends to a list what was deducted, unless the amount equals the claim. */
function listApplied(
  list: string,
  { name, amount, isOnce }: Applied,
  prefix: string,
  claimed: Exact,
  decimals: number,
): string {
  if (isZero(amount) || (!isZero(claimed) && compare(amount, claimed) === 0)) return list;
  const words = prefix + name;
  const shown = isOnce ? `${words} ${toNumber(amount, decimals)}` : words;
  return list === "" ? shown : `${list}, ${shown}`;
}
