import type { FigureSet, JurisdictionData, Start } from "../figures.ts";
import { compare, type Exact, isZero, toNumber } from "../numbers/exact.ts";
import type { Trace } from "../trace.ts";

/** Steps that take something off the income of everybody, or of every employee, without a claim. */
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

/** Each of those steps, as the sentence says it. */
const wordsOf: ReadonlyMap<string, string> = new Map(
  steps.map((step) => [step, step.replaceAll("_", " ")]),
);

/** Steps after which the deductions of another return do not count: the state has its own, or takes only the tax. */
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
  /** Its amount is the whole of it; else it was made in several steps, and only the last one is known. */
  isOnce: boolean;
}

/** Listens to a calculation for what it deducts on its own, and hands every step on. */
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

  /** One sentence that names every such deduction, with its amount where there is one. */
  sentence(claimed: Exact): string | undefined {
    const { code, decimals } = this.#data;
    let listed = listApplied("", this.#own, "", claimed, decimals);
    if (!this.#own.some(({ name }) => ownDeductions.includes(name))) {
      listed = listApplied(listed, this.#federal, "federal ", claimed, decimals);
    }
    return listed === ""
      ? undefined
      : `${code}: taken off gross_income without a claim in deductions: ${listed}.`;
  }
}

const known = new Map<string, string>();

/**
 * The deduction that a step belongs to, `pension` for `pension.cap`, or the empty string. Remembered, because every step of
 * every calculation is asked for it; steps are words of the code, so there are only so many.
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

/** A list, longer by what was deducted and is not just what was claimed. */
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
    const told = isOnce ? `${words} ${toNumber(amount, decimals)}` : words;
    listed = listed === "" ? told : `${listed}, ${told}`;
  }
  return listed;
}
