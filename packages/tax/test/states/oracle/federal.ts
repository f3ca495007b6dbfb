import { brackets, Figures, falling, type Status } from "./figures.ts";
import { Fraction } from "./fraction.ts";

export interface Household {
  readonly year: number;
  readonly status: Status;
  readonly wages: number;
  /** Ages of the children. All of them are under 17. */
  readonly children: readonly number[];
}

export interface Federal {
  readonly figures: Figures;
  readonly standard: Fraction;
  readonly taxable: Fraction;
  readonly tax: Fraction;
  readonly familyCredit: Fraction;
  readonly earnedIncomeCredit: Fraction;
  readonly refundable: Fraction;
  /** The tax after credits. */
  readonly due: Fraction;
}

interface Child {
  per_child: number;
  per_child_under_6: number;
  start_joint: number;
  start_other: number;
  step: number;
  per_step: number;
  refundable_max: number;
  fully_refundable: boolean;
  refundable_rate: number;
  refundable_over: number;
}

interface Earned {
  max: number;
  rate: number;
  start: number;
  start_joint: number;
  loss_rate: number;
}

/** The federal return of wage earners under 65 who claim no deductions. */
export function federal(
  { year, status, wages, children }: Household,
  figures = new Figures("US", year, status),
): Federal {
  const income = Fraction.of(wages);
  const standard = Fraction.of(figures.n("standard_deduction"));
  const taxable = income.above(standard);
  const tax = brackets(taxable, figures.rows("ordinary_rates")).plus(
    minimumTax(figures, income, taxable),
  );
  const isJoint = status === "married_joint";
  const rows = figures.raw("earned_income_credit") as readonly Earned[];
  const row = rows[Math.min(children.length, 3)] as Earned;
  const falls = isJoint ? row.start_joint : row.start;
  const earned =
    status === "married_separate"
      ? Fraction.of(0)
      : income
          .times(row.rate)
          .least(row.max)
          .least(Fraction.of(row.max).above(income.above(falls).times(row.loss_rate)));
  const child = figures.raw("child_credit") as Child;
  let credit = Fraction.of(0);
  let refund = Fraction.of(0);
  if (children.length > 0) {
    const start = isJoint ? child.start_joint : child.start_other;
    if (child.fully_refundable) {
      const firstStart = {
        single: 75_000,
        married_separate: 75_000,
        married_joint: 150_000,
        surviving_spouse: 150_000,
        head_of_household: 112_500,
      }[status];
      const most = {
        single: 6250,
        married_separate: 6250,
        married_joint: 12_500,
        surviving_spouse: 2500,
        head_of_household: 4375,
      }[status];
      const whole = sum(
        children.map((age) => (age < 6 ? child.per_child_under_6 : child.per_child)),
      );
      const lost = income.isOver(firstStart)
        ? income.minus(firstStart).steps(1000, true).times(50)
        : Fraction.of(0);
      const left = whole.minus(lost.least(whole.minus(2000 * children.length)).least(most));
      refund = falling(left, income, start, 1000, 50, true);
    } else {
      const left = falling(
        Fraction.of(children.length * child.per_child),
        income,
        start,
        child.step,
        child.per_step,
        true,
      );
      credit = left.least(tax);
      const line20 = income.above(child.refundable_over).times(child.refundable_rate);
      const line25 = children.length < 3 ? Fraction.of(0) : fica(figures, income).above(earned);
      refund = left
        .minus(credit)
        .least(children.length * child.refundable_max)
        .least(line20.most(line25));
    }
  }
  return {
    figures,
    standard,
    taxable,
    tax,
    familyCredit: credit.plus(refund),
    earnedIncomeCredit: earned,
    refundable: refund.plus(earned),
    due: tax.minus(credit),
  };
}

/** Schedule 8812, line 21: boxes 4 and 6 of a W-2. */
function fica(figures: Figures, wages: Fraction): Fraction {
  return wages.least(figures.n("social_security_wage_base")).times(0.062).plus(wages.times(0.0145));
}

function minimumTax(figures: Figures, income: Fraction, taxable: Fraction): Fraction {
  const line3 = taxable.plus(Fraction.of(figures.n("standard_deduction")));
  // Form 6251, line 4. The printed limits are the income at which the exemption of a separate
  // return reaches zero, and the income at which the same amount is added back.
  const exemption = Fraction.of(figures.n("amt_exemption"));
  const width = exemption.over(figures.n("amt_exemption_loss_rate"));
  const gone = width.plus(figures.n("amt_exemption_start"));
  const again = line3.above(gone).over(width).least(1).times(exemption);
  const back = figures.status === "married_separate" ? line3.plus(again) : line3;
  const lost = back
    .above(figures.n("amt_exemption_start"))
    .times(figures.n("amt_exemption_loss_rate"));
  const base = back.above(Fraction.of(figures.n("amt_exemption")).above(lost));
  const tentative = brackets(base, figures.rows("amt_rates"));
  return income.isOver(0)
    ? tentative.above(brackets(taxable, figures.rows("ordinary_rates")))
    : Fraction.of(0);
}

function sum(amounts: readonly number[]): Fraction {
  return amounts.reduce((total, amount) => total.plus(amount), Fraction.of(0));
}
