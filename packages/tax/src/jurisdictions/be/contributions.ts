import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { countOption, rateOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, type Share, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { type BeContributions, data } from "./contribution-figures.ts";
import { be } from "./rules.ts";

const options = {
  worker: wordOption(
    "Contributions of manual workers are on 108 % of the pay.",
    ["white_collar", "manual"],
    "white_collar",
  ),
  household: wordOption(
    "The household, on which the withheld special contribution depends: single, or a couple taxed together with one_earner or two_earners.",
    ["single", "one_earner", "two_earners"],
    "single",
  ),
  staff: countOption(
    "Number of employees of the employer. From ten on, there is a further contribution.",
    [0, 10_000_000],
    9,
  ),
  other_employer_rate: rateOption(
    "Smaller contributions of the employer together, such as those to the closure fund.",
    0,
  ),
};

type Figures = BeContributions;
type Return = ReturnContext<Figures, typeof options>;
type Context = PersonContext<Figures, typeof options>;

/** The pay on which contributions are calculated. */
function declared({ manual_base }: Figures, pay: Exact, { options }: Return): Exact {
  return options.worker === "manual" ? multiply(pay, exact(manual_base)) : pay;
}

/**
 * The two parts of a month's employment bonus. Together they are no larger than the contribution.
 */
function bonusParts(figures: Figures, pay: Exact, context: Return) {
  const { part_a, part_b } = figures.employment_bonus[context.options.worker];
  const of = ({ amount, from, slope }: typeof part_a): Exact =>
    excess(exact(amount), multiply(excess(pay, exact(from)), exact(slope)));
  const [a, b] = [of(part_a), of(part_b)];
  const most = multiply(declared(figures, pay, context), exact(figures.onss_employee));
  const both = add(a, b);
  if (compare(both, most) <= 0) return { a, b };
  const part = divide(most, both);
  return { a: multiply(a, part), b: multiply(b, part) };
}

/**
 * The contribution by a scale: the fixed amount of the row that contains `amount`, plus the row's
 * rate on the part above its limit.
 */
function scale(rows: Figures["special_contribution"]["single"], amount: Exact): Exact {
  const row = rows.findLast(({ over }) => compare(amount, exact(over)) > 0);
  if (row === undefined) return zero;
  return add(exact(row.amount), multiply(subtract(amount, exact(row.over)), exact(row.rate)));
}

/** Law of 30 March 1994, article 106: the amount withheld from one month's pay. */
function withheld({ special_contribution: rule }: Figures, pay: Exact, { options }: Return): Exact {
  if (options.household === "single") return scale(rule.single, pay);
  const { over, min, max } = rule[options.household];
  if (compare(pay, exact(over)) < 0) return zero;
  return smaller(larger(scale(rule.couple, pay), exact(min)), exact(max));
}

/** A contribution that only the employee pays. A bonus is negative. */
function ofEmployee(amount: Exact, base: Exact): Share {
  return { ...noShare, employee: toCent(amount), base };
}

function monthly(context: Context) {
  return context.each("month", ({ figures, pay }) => {
    const base = declared(figures, pay, context);
    const { a, b } = bonusParts(figures, pay, context);
    const contribution = levy(wholePay(base), { employee: figures.onss_employee }, toCent);
    // The bonus is rounded separately, so it could exceed the contribution by a fraction of a cent.
    const bonus = smaller(toCent(add(a, b)), contribution.employee);
    return {
      onss_employee: contribution,
      ...(isPositive(bonus) ? { employment_bonus: ofEmployee(subtract(zero, bonus), pay) } : {}),
      special_contribution: ofEmployee(withheld(figures, base, context), base),
    };
  });
}

function person(context: Context) {
  const { each, options, year, assume } = context;
  const ofMonths = monthly(context);
  if (ofMonths.employment_bonus !== undefined && year.from < "2026") {
    assume(
      "Belgium: before 2026, the employment bonus is calculated by one table for each year: that of April 2024, and that of February 2025.",
    );
  }
  const ofQuarters = each("quarter", ({ figures, pay }) => {
    const base = declared(figures, pay, context);
    const extra = options.staff >= 10 ? exact(figures.employer_size_extras) : zero;
    const further = add(extra, options.other_employer_rate);
    return {
      onss_employer: levy(
        upTo(base, figures.quarter_ceiling),
        { employer: figures.onss_employer },
        toCent,
      ),
      employer_size_extras: levy(wholePay(base), { employer: further }, toCent),
    };
  });
  return { ...ofMonths, ...ofQuarters };
}

/**
 * CIR 92 article 289ter/1: a share of each part of the bonus is also credited with the income tax.
 */
function workBonusCredit(context: Return): Exact {
  const pay = divide(context.wages[0] ?? zero, exact(12));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  return sum(
    months.map((month) => {
      const day = `${context.year.from.slice(0, 4)}-${month}-01`;
      const { values } = figuresOf(data, { from: day });
      const { a, b } = bonusParts(values, pay, context);
      const { part_a, part_b } = values.work_bonus_credit;
      return add(multiply(a, exact(part_a)), multiply(b, exact(part_b)));
    }),
  );
}

/** Belgium: an employee of a private firm, full time. */
export const bePay: PayJurisdiction = definePay(
  be,
  defineContributions({
    data,
    contributions: {
      onss_employee: "Social security, employee (ONSS/RSZ)",
      employment_bonus: "Employment bonus (bonus à l'emploi, werkbonus)",
      special_contribution: "Special social security contribution",
      onss_employer: "Social security, employer (ONSS/RSZ)",
      employer_size_extras: "Contributions by the size of the employer",
    },
    options,
    salaries: [12, 13, 14],
    person,
    // A manual worker's contributions are 13.07 % of 108 % of the pay. On low pay, the bonus
    // refunds them, and the tax credit refunds up to 52.54 % of the bonus once more, which is 7.4 %
    // of the pay.
    steepest: 1.08,
    // The rules of the income tax deduct the contributions before the lump sum for expenses.
    additions: (_tax, _paid, context) => workBonusCredit(context),
  }),
);
