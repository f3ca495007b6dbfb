import { entriesOf } from "@almanac/kernel/objects/objects";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  isPositive,
  subtract,
  sum,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import {
  amountOption,
  yearAmountOption,
  yearRateOption,
} from "../../engine/contributions/options.ts";
import { totalPayPeriods, traceShare } from "../../engine/contributions/pay-periods.ts";
import {
  addShares,
  employeeTotal,
  noShare,
  type Share,
} from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { silentTrace } from "../../engine/trace.ts";
import { data, type JpContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { inhabitantTax } from "./inhabitant-tax.ts";
import { bonusBases, monthlyBases, type Premium, premiums } from "./premiums.ts";
import { jp } from "./rules.ts";

const options = {
  prefecture_rate: yearRateOption(
    "Rate of the health insurance of both sides, for every month of the year, if the prefecture or society is not Tokyo.",
  ),
  accident_rate: yearRateOption(
    "Rate of the employer's workers' accident insurance by business, 0.0025 to 0.088. Default: the rate of offices and services.",
  ),
  bonus: amountOption(
    "The part of gross_income that is paid as one bonus, in December; the rest is twelve equal months.",
    0,
  ),
  prior_year_income: yearAmountOption(
    "Salary of the year before. The inhabitant tax that is paid this year is calculated on it. Default: the salary of this year.",
  ),
};

type Return = ReturnContext<JpContributions, typeof options>;

/** Twelve equal months, and a bonus at the rates of December. */
function person(context: PersonContext<JpContributions, typeof options>) {
  const { each, age, gross, options, year, refuse } = context;
  if (!isPositive(gross)) return {};
  if (compare(options.bonus, gross) > 0) {
    return refuse("invalid_value", "options", "options.bonus must be at most gross_income.");
  }
  const twelfth = divide(options.bonus, exact(12));
  const months = each("month", ({ figures, pay }) =>
    premiums(figures, monthlyBases(figures, subtract(pay, twelfth)), options, age),
  );
  if (!isPositive(options.bonus)) return months;
  const december = `${year.label}-12-01`;
  const { values } = figuresOf(data, { from: december });
  const shares = premiums(values, bonusBases(values, options.bonus), options, age);
  const both: Partial<Record<Premium, Share>> = { ...months };
  for (const [id, share] of entriesOf(shares)) {
    both[id] = addShares(months[id] ?? noShare, share);
    traceShare({ data, trace: context.trace, figureOf: () => id }, december, id, share);
  }
  return both;
}

/**
 * The employee's contributions on the salary of the year before. The figures of 2023 are
 * not loaded.
 */
function premiumsBefore(gross: Exact, { year, options, inputs, assume }: Return): Exact {
  const before = Number(year.label) - 1;
  const isLoaded = before >= Number(data.years[0]);
  if (!isLoaded)
    assume(`Japan: the premiums of ${before} are calculated with the figures of ${year.label}.`);
  const from = isLoaded ? `${before}-01-01` : year.from;
  const to = isLoaded ? `${before}-12-31` : year.to;
  const label = isLoaded ? String(before) : year.label;
  const age = inputs.age === undefined ? undefined : inputs.age - 1;
  const shares = totalPayPeriods(
    {
      data,
      year: { ...year, label, from, to },
      gross,
      salaries: 12,
      trace: silentTrace,
      figureOf: () => undefined,
    },
    { period: "month" },
    ({ figures, pay }) => premiums(figures, monthlyBases(figures, pay), options, age),
  );
  return sum(Object.values(shares).map((share) => share?.employee ?? exact(0)));
}

/**
 * Calculated on the income of the year before, if it is known, with the deductions of that year.
 */
function localTax(paid: Readonly<Record<Premium, Share>>, context: Return): Exact {
  const { options, inputs, wages, figures, year, assume } = context;
  const prior = options.prior_year_income;
  assume(
    prior === undefined
      ? "Japan: local_tax is the inhabitant tax on the salary of this year at the standard rates. The tax that is paid this year depends on the salary of the year before: send it as prior_year_income."
      : "Japan: local_tax is the inhabitant tax on prior_year_income at the standard rates, with the premiums of that salary.",
  );
  const from = prior === undefined ? year.from : `${Number(year.label) - 1}-01-01`;
  const incomeTax = figuresOf(taxData, { from }).values;
  const salary = prior ?? sum(wages);
  const premiums = prior === undefined ? employeeTotal(paid) : premiumsBefore(prior, context);
  return inhabitantTax(figures.inhabitant_tax, incomeTax, salary, add(premiums, inputs.deductions));
}

/** Japan: an employee of a firm in the health insurance association of Tokyo. */
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
    // A rounded premium of each month can lift the deduction, so that the taxable income falls by a
    // thousand yen.
    coarseness: 600,
    person,
    // Income Tax Act article 74: employees' premiums are deductible in full.
    deductible: (paid) => employeeTotal(paid),
    localTax: (_tax, paid, context) => localTax(paid, context),
  }),
);
