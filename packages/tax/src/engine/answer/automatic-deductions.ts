import type { FigureSet, JurisdictionData, Start } from "../figures.ts";
import { compare, type Exact, isZero, toNumber } from "../numbers/exact.ts";
import type { Trace } from "../trace.ts";

/** Steps that deduct an amount from every income, or from the income of every employee, without a claim. */
const steps = [
  "basic_allowance",
  "basic_deduction",
  "basic_exemption",
  "child_deduction",
  "contributions",
  "contributions_deduction",
  "daily_allowance",
  "deduction",
  "earned_income_deduction",
  "employee_costs",
  "employee_expenses",
  "employee_lump_sum",
  "employment_allowance",
  "employment_deduction",
  "exemptions",
  "federal_income_tax_deduction",
  "federal_tax_subtraction",
  "general_allowance",
  "health_insurance",
  "housing_levy",
  "job_allowance",
  "labour_exemption",
  "labour_market_contribution",
  "low_income_exemption",
  "minimum_deduction",
  "non_taxable",
  "non_taxable_minimum",
  "other_expenses",
  "pension",
  "pension_deduction",
  "personal_allowance",
  "personal_exemption",
  "personal_relief_deduction",
  "senior_deduction",
  "simplified_discount",
  "social_security",
  "special_employee",
  "special_expenses",
  "special_expenses_lump_sum",
  "specific_deduction",
  "standard_deduction",
  "unemployment",
  "work_deduction",
  "work_expenses",
  "work_reduction",
  "worker_deduction",
];

/** The words of the sentence for each of those steps. */
const wordsOf: ReadonlyMap<string, string> = new Map(
  steps.map((step) => [step, step.replaceAll("_", " ")]),
);

/** After one of these steps the deductions of the federal return do not count: the state has its own, or uses only the federal tax. */
const ownDeductions = [
  "deduction",
  "standard_deduction",
  "federal_income_tax_deduction",
  "federal_tax_subtraction",
];

interface Applied {
  readonly name: string;
  step: string;
  amount: Exact;
  /** True if the deduction is one step. Otherwise it consists of several, and `amount` is that of the last one. */
  isOnce: boolean;
}

/** Records what a calculation deducts without a claim, and passes every step on. */
export class AutomaticDeductionsTrace implements Trace {
  readonly isOn: boolean;
  readonly #inner: Trace;
  readonly #data: JurisdictionData<object>;
  readonly #own: Applied[] = [];
  readonly #federal: Applied[] = [];
  #seen = this.#own;

  constructor(inner: Trace, data: JurisdictionData<object>) {
    this.isOn = inner.isOn;
    this.#inner = inner;
    this.#data = data;
  }

  enter(entered: FigureSet<object>, year: Start): void {
    this.#seen = entered === this.#data ? this.#own : this.#federal;
    this.#inner.enter(entered, year);
  }

  line(step: string, amount: Exact, figure?: string, base?: Exact, rate?: Exact): void {
    const name = deductionOf(step);
    if (name !== "") note(this.#seen, name, step, amount);
    this.#inner.line(step, amount, figure, base, rate);
  }

  /** One sentence that lists every such deduction, with its amount if that is known. Undefined if there are no such deductions. */
  sentence(claimed: Exact): string | undefined {
    const { code, decimals } = this.#data;
    let listed = listApplied("", this.#own, "", claimed, decimals);
    if (!this.#own.some(({ name }) => ownDeductions.includes(name))) {
      listed = listApplied(listed, this.#federal, "federal ", claimed, decimals);
    }
    return listed === ""
      ? undefined
      : `${code}: deducted from gross_income without a claim in deductions: ${listed}.`;
  }
}

// purity: a cache that changes no answer.
const known = new Map<string, string>();

/**
 * The deduction that a step belongs to (`pension` for `pension.cap`), or the empty string. Cached, because every step of every
 * calculation needs it. The names of steps are constants in the code, so the cache does not grow without limit.
 */
function deductionOf(step: string): string {
  let name = known.get(step);
  if (name === undefined) {
    const [first = step] = step.split(".");
    name = wordsOf.has(first) ? first : "";
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
    const words = `${prefix}${wordsOf.get(name) ?? name}`;
    const shown = isOnce ? `${words} ${toNumber(amount, decimals)}` : words;
    listed = listed === "" ? shown : `${listed}, ${shown}`;
  }
  return listed;
}
