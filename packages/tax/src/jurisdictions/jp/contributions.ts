import {
  defineContributions,
  employeeTotal,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { knownAmountOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toUnitHalfDown, unrounded } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, wholePay } from "../../engine/contributions/shares.ts";
import { type Shares, walk } from "../../engine/contributions/walk.ts";
import { figuresOf } from "../../engine/figures.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import {
  add,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  isPositive,
  multiply,
  subtract,
  sum,
} from "../../engine/numbers/exact.ts";
import { silentTrace } from "../../engine/trace.ts";
import { data, type JpContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { inhabitantTax } from "./inhabitant-tax.ts";
import { jp } from "./rules.ts";

const options = {
  prefecture_rate: yearRateOption(
    "Rate of the health insurance of another prefecture or society than Tokyo's, both sides together, for every month of the year.",
  ),
  accident_rate: yearRateOption(
    "Rate of the employer's workers' accident insurance by business, 0.0025 to 0.088; without it that of offices and services.",
  ),
  prior_year_income: knownAmountOption(
    "Salary of the year before, on which the inhabitant tax paid in this year is; without it that on this year's own salary.",
  ),
};

type Return = ReturnContext<JpContributions, typeof options>;
type Ids =
  | "health"
  | "long_term_care"
  | "child_support"
  | "pension"
  | "child_allowance"
  | "employment"
  | "accident";

/** Half of a premium each: the employee's half is rounded with 0.50 yen down, and the employer pays the rest. */
function halves(standard: Exact, rate: Exact, isCapped: boolean): Share {
  const total = multiply(standard, rate);
  const employee = toUnitHalfDown(divide(total, exact(2)));
  return { employee, employer: subtract(total, employee), base: standard, isCapped };
}

/** Health and care are one premium that is rounded once: care is what it adds. */
function careShare(health: Share, healthRate: Exact, careRate: number): Share {
  const both = halves(health.base, add(healthRate, exact(careRate)), health.isCapped);
  return {
    ...both,
    employee: subtract(both.employee, health.employee),
    employer: subtract(both.employer, health.employer),
  };
}

/** The premiums of one month. Pension ends at 70 and health at 75 (Employees' Pension Insurance Act, art. 9; Act on Elderly Care, art. 50). */
function month(
  figures: JpContributions,
  pay: Exact,
  options: Return["options"],
  age: number | undefined,
): Shares<Ids> {
  const { grades, pension_limits: limits } = figures;
  const standard = lookupAtLeast(pay, grades);
  const isTop = compare(standard, exact(grades.at(-1)?.amount ?? 0)) === 0;
  const healthRate = options.prefecture_rate ?? exact(figures.health);
  const isHealthy = age === undefined || age < 75;
  const health = isHealthy ? halves(standard, healthRate, isTop) : noShare;
  const isCared = age !== undefined && age >= 40 && age < 65;
  const forPension = clamp(standard, exact(limits.lower), exact(limits.upper));
  const isPensioned = age === undefined || age < 70;
  const isCapped = compare(standard, exact(limits.upper)) > 0;
  const { employee, employer } = figures.employment;
  return {
    health,
    long_term_care: isCared ? careShare(health, healthRate, figures.long_term_care) : noShare,
    child_support: isHealthy ? halves(standard, exact(figures.child_support), isTop) : noShare,
    pension: isPensioned ? halves(forPension, exact(figures.pension), isCapped) : noShare,
    child_allowance: isPensioned
      ? levy({ amount: forPension, isCapped }, { employer: figures.child_allowance }, unrounded)
      : noShare,
    employment: {
      ...levy(wholePay(pay), { employer }, unrounded),
      employee: toUnitHalfDown(multiply(pay, exact(employee))),
    },
    accident: levy(
      wholePay(pay),
      { employer: options.accident_rate ?? figures.accident },
      unrounded,
    ),
  };
}

function person(context: PersonContext<JpContributions, typeof options>) {
  const { each, age, gross } = context;
  if (!isPositive(gross)) return {};
  return each("month", ({ figures, pay }) => month(figures, pay, context.options, age));
}

/** What employees pay on a salary of the year before. The figures of 2023 are not loaded. */
function premiumsBefore(gross: Exact, { year, options, inputs }: Return): Exact {
  const before = Number(year.label) - 1;
  const isLoaded = before >= Number(data.years[0]);
  const from = isLoaded ? `${before}-01-01` : year.from;
  const to = isLoaded ? `${before}-12-31` : year.to;
  const label = isLoaded ? String(before) : year.label;
  const age = inputs.age === undefined ? undefined : inputs.age - 1;
  const shares = walk(
    {
      data,
      year: { ...year, label, from, to },
      gross,
      salaries: 12,
      trace: silentTrace,
      figureOf: () => undefined,
    },
    { period: "month" },
    ({ figures, pay }) => month(figures, pay, options, age),
  );
  return sum(Object.values(shares).map((share) => share?.employee ?? exact(0)));
}

/** On the income of the year before where it is known, with the deductions of its year. */
function localTax(paid: Readonly<Record<Ids, Share>>, context: Return): Exact {
  const { options, inputs, wages, figures, year, assume } = context;
  const prior = options.prior_year_income;
  assume(
    prior === undefined
      ? "Japan: local_tax is the inhabitant tax on the salary of this year at the standard rates; that paid in the year is on the salary of the year before, which prior_year_income gives."
      : "Japan: local_tax is the inhabitant tax on prior_year_income at the standard rates, with the premiums of that salary.",
  );
  const from = prior === undefined ? year.from : `${Number(year.label) - 1}-01-01`;
  const incomeTax = figuresOf(taxData, { from }).values;
  const salary = prior ?? sum(wages);
  const premiums = prior === undefined ? employeeTotal(paid) : premiumsBefore(prior, context);
  return inhabitantTax(figures.inhabitant_tax, incomeTax, salary, add(premiums, inputs.deductions));
}

/** Japan: an employee of a firm in the health insurance association of Tokyo, without bonuses. */
export const jpPay: PayJurisdiction = definePay(
  jp,
  defineContributions({
    data,
    contributions: {
      health: "Health insurance (健康保険)",
      long_term_care: "Long-term care insurance (介護保険)",
      child_support: "Child support levy (子ども・子育て支援金)",
      pension: "Employees' pension insurance (厚生年金保険)",
      child_allowance: "Child allowance contribution (子ども・子育て拠出金)",
      employment: "Employment insurance (雇用保険)",
      accident: "Workers' accident insurance (労災保険)",
    },
    options,
    inputs: ["age"],
    leftOut: [
      "Bonuses, which have a standard amount and caps of their own: the pay is twelve equal months.",
      "The premium of a month is counted in that month, although most employers take it from the pay of the next.",
      "The fixed credit of 2024, and deductions for spouse and dependents in both taxes.",
      "Rates of prefectures and municipalities above the standard, and their levies for forests and water.",
    ],
    person,
    // Income Tax Act article 74: premiums of employees come off in full.
    deductible: (paid) => employeeTotal(paid),
    localTax: (_tax, paid, context) => localTax(paid, context),
  }),
);
