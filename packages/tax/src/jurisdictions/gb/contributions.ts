import {
  compare,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { amountOption, flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent, toCentHalfDown } from "../../engine/contributions/rounding.ts";
import {
  above,
  banded,
  levy,
  noShare,
  type Share,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type GbContributions } from "./contribution-figures.ts";
import { gb } from "./rules.ts";

const options = {
  category: wordOption(
    "Category letter of National Insurance: A, C over pension age, J with deferment, H, M and V for apprentices, people under 21 and veterans.",
    ["A", "C", "H", "J", "M", "V"],
    "A",
  ),
  limits: wordOption(
    "annual applies the limits of the year once; monthly applies those of a month to twelve equal months.",
    ["annual", "monthly"],
    "annual",
  ),
  workplace_pension: wordOption(
    "The minimum of automatic enrolment, in a net-pay scheme or with relief at source.",
    ["none", "minimum_net_pay", "minimum_relief_at_source"],
    "none",
  ),
  employment_allowance: amountOption(
    "The part of the Employment Allowance that is set against the employer's National Insurance for this employee.",
    0,
  ),
  apprenticeship_levy: flagOption(
    "Whether the employer pays the apprenticeship levy. It does if its pay bill is over 3,000,000.",
    false,
  ),
};

type Context = PersonContext<GbContributions, typeof options>;

/**
 * Each band of a pay period is rounded to the nearest penny; a half is rounded down (exact
 * percentage method).
 */
function nationalInsurance(figures: GbContributions, pay: Exact, { options }: Context) {
  const { category, limits } = options;
  const { main_rate, upper_rate, ...primary } = figures.ni_employee;
  const { primary_threshold: threshold, upper_earnings_limit: limit } = primary[limits];
  const rows = [
    { over: 0, rate: 0 },
    { over: threshold, rate: category === "J" ? upper_rate : main_rate },
    { over: limit, rate: upper_rate },
  ];
  const { amount, base } = banded(pay, rows, toCentHalfDown);
  const employee: Share = { ...noShare, employee: amount, base: base.amount };
  const isYoung = category === "H" || category === "M" || category === "V";
  const secondary = isYoung ? limit : figures.ni_employer[limits];
  const employer = levy(
    above(pay, secondary),
    { employer: figures.ni_employer.rate },
    toCentHalfDown,
  );
  return { ni_employee: category === "C" ? noShare : employee, ni_employer: employer };
}

/**
 * Pensions Act 2008: the minimum contributions on qualifying earnings, for employees whom the law
 * enrols automatically.
 */
function pension({ figures, options, gross, age }: Context): Share {
  const { workplace_pension: rules } = figures;
  const isAged = age === undefined || (age >= rules.least_age && age < rules.pension_age);
  const isEnrolled = isAged && compare(gross, exact(rules.trigger)) > 0;
  if (options.workplace_pension === "none" || !isEnrolled) return noShare;
  const share = levy(above(gross, rules.lower, rules.upper), rules, toCent);
  if (options.workplace_pension === "minimum_net_pay") return share;
  // With relief at source, the scheme claims a fifth of the employee's contribution from
  // the government.
  return { ...share, employee: toCent(multiply(share.employee, exact(0.8))) };
}

/**
 * Social Security Contributions and Benefits Act 1992, s 15: on the profits of a person who was not
 * of pension age when the year began. Class 2 is voluntary since April 2024.
 */
function classFour({ figures, inputs, age, isSpouse, gross, assume }: Context): Share {
  const profit = inputs.selfEmploymentIncome;
  if (isSpouse || isZero(profit)) return noShare;
  if (age !== undefined && age > figures.workplace_pension.pension_age) return noShare;
  if (!isZero(gross)) {
    assume(
      "GB: the yearly maximum of Class 1 and Class 4 together (SI 2001/1004, regulation 100) is not applied.",
    );
  }
  const { lower_limit, upper_limit, main_rate, upper_rate } = figures.ni_class_4;
  const { amount, base } = banded(profit, [
    { over: 0, rate: 0 },
    { over: lower_limit, rate: main_rate },
    { over: upper_limit, rate: upper_rate },
  ]);
  return { ...noShare, employee: toCent(amount), base: base.amount };
}

function person(context: Context) {
  const { each, options, gross, figures } = context;
  const insurance = each(options.limits === "annual" ? "year" : "month", ({ figures, pay }) =>
    nationalInsurance(figures, pay, context),
  );
  const employer = insurance.ni_employer ?? noShare;
  return {
    ...insurance,
    ni_class_4: classFour(context),
    ni_employer: { ...employer, employer: excess(employer.employer, options.employment_allowance) },
    apprenticeship_levy: options.apprenticeship_levy
      ? levy(wholePay(gross), { employer: figures.apprenticeship_levy }, toCent)
      : noShare,
    workplace_pension: pension(context),
  };
}

/** National Insurance of the United Kingdom, and the minimum of a workplace pension. */
export const gbContributions = defineContributions({
  data,
  contributions: {
    ni_employee: "National Insurance, employee (primary Class 1)",
    ni_employer: "National Insurance, employer (secondary Class 1)",
    ni_class_4: "National Insurance, self-employed (Class 4)",
    apprenticeship_levy: "Apprenticeship levy",
    workplace_pension: "Workplace pension, automatic enrolment",
  },
  options,
  inputs: ["age", "self_employment_income"],
  person,
  // Finance Act 2004 s 193: contributions to a net-pay scheme are deductible. National Insurance
  // never is.
  deductible: (paid, { options }) =>
    options.workplace_pension === "minimum_net_pay" ? paid.workplace_pension.employee : zero,
});

/** United Kingdom: the rates of England and Northern Ireland. */
export const gbPay: PayJurisdiction = definePay(gb, gbContributions);
