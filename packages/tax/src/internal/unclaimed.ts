import { compare, type Exact, isZero, toNumber } from "./exact.ts";
import type { JurisdictionData } from "./figures.ts";
import type { Trace } from "./trace.ts";

/** Steps that take something off the income of everybody, or of every employee, without a claim. */
const steps: ReadonlySet<string> = new Set([
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
]);

/** Steps after which the deductions of another return do not count: the state has its own, or takes only the tax. */
const ownDeductions = [
  "deduction",
  "standard_deduction",
  "federal_income_tax_deduction",
  "federal_tax_subtraction",
];

interface Applied {
  readonly step: string;
  readonly amount: Exact;
  readonly isOnce: boolean;
}

/** Listens to a calculation for what it deducts on its own. */
export interface UnclaimedTrace extends Trace {
  /** One sentence that names every such deduction, with its amount where there is one. */
  sentence(claimed: Exact): string | undefined;
}

export function watchUnclaimed(inner: Trace, data: JurisdictionData<object>): UnclaimedTrace {
  const own = new Map<string, Applied>();
  const federal = new Map<string, Applied>();
  let seen = own;
  return {
    isOn: inner.isOn,
    enter(entered, year) {
      seen = entered === data ? own : federal;
      inner.enter(entered, year);
    },
    line(step, amount, figure, base, rate) {
      const [name = step] = step.split(".");
      if (steps.has(name)) {
        seen.set(name, { step, amount, isOnce: seen.get(name)?.step !== step });
      }
      inner.line(step, amount, figure, base, rate);
    },
    sentence(claimed) {
      const startsFederal = !ownDeductions.some((step) => own.has(step));
      const all = [...named(own, ""), ...(startsFederal ? named(federal, "federal ") : [])];
      const applied = all.filter(
        ({ amount }) => !isZero(amount) && (isZero(claimed) || compare(amount, claimed) !== 0),
      );
      if (applied.length === 0) return undefined;
      const listed = applied.map(({ words, amount, isOnce }) =>
        isOnce ? `${words} ${toNumber(amount, data.decimals)}` : words,
      );
      return `${data.code}: taken off gross_income without a claim in deductions: ${listed.join(", ")}.`;
    },
  };
}

function named(seen: ReadonlyMap<string, Applied>, prefix: string) {
  return [...seen].map(([name, applied]) => ({
    ...applied,
    words: `${prefix}${name.replaceAll("_", " ")}`,
  }));
}
