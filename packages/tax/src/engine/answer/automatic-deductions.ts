import { compare, type Exact, isZero, toNumber } from "../amounts.ts";
import type { FigureSet, JurisdictionData, Start } from "../figures.ts";
import { getOrInsert } from "../get-or-insert.ts";
import type { Trace } from "../trace.ts";

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

interface Applied {
  readonly name: string;
  step: string;
  amount: Exact;
  /**
   * True if the deduction is one step. Otherwise it consists of several, and `amount` is that of
   * the last one.
   */
  isOnce: boolean;
}

/** Records what a calculation deducts without a claim, and passes every step on. */
export class AutomaticDeductionsTrace implements Trace {
  readonly isOn: boolean;
  readonly #inner: Trace;
  readonly #applied = new Map<FigureSet<object>, Applied[]>();
  #seen: Applied[] = [];

  constructor(inner: Trace) {
    this.isOn = inner.isOn;
    this.#inner = inner;
  }

  enter(entered: FigureSet<object>, year: Start): void {
    this.#seen = getOrInsert(this.#applied, entered, () => []);
    this.#inner.enter(entered, year);
  }

  line(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    this.#inner.line(step, amount, figure, base, rate);
  }

  deducted(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    note(this.#seen, deductionOf(step), step, amount);
    this.#inner.line(step, amount, figure, base, rate);
  }

  /**
   * One sentence that lists every such deduction of a level, with its amount if that is known.
   * Undefined if there are none. A state that is asked alone also lists those of the federal return
   * that it starts from.
   */
  sentence(data: JurisdictionData<object>, claimed: Exact, isAlone: boolean): string | undefined {
    const { code, decimals } = data;
    const own = this.#applied.get(data) ?? [];
    let listed = listApplied("", own, "", claimed, decimals);
    if (isAlone && !own.some(({ name }) => ownDeductions.includes(name))) {
      for (const [other, applied] of this.#applied) {
        if (other !== data) listed = listApplied(listed, applied, "federal ", claimed, decimals);
      }
    }
    return listed === ""
      ? undefined
      : `${code}: deducted from gross_income without a claim in deductions: ${listed}.`;
  }
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

function note(seen: Applied[], name: string, step: string, amount: Exact): void {
  const earlier = seen.find((applied) => applied.name === name);
  if (earlier === undefined) {
    seen.push({ name, step, amount, isOnce: true });
    return;
  }
  earlier.isOnce = earlier.step !== step;
  earlier.step = step;
  earlier.amount = amount;
}

/** Appends to a list what was deducted, except amounts that equal the claim. */
function listApplied(
  list: string,
  all: readonly Applied[],
  prefix: string,
  claimed: Exact,
  decimals: number,
): string {
  let listed = list;
  for (const { name, amount, isOnce } of all) {
    if (isZero(amount) || (!isZero(claimed) && compare(amount, claimed) === 0)) continue;
    const words = prefix + name;
    const shown = isOnce ? `${words} ${toNumber(amount, decimals)}` : words;
    listed = listed === "" ? shown : `${listed}, ${shown}`;
  }
  return listed;
}
