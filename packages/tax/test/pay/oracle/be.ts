import {
  type Amounts,
  cent,
  type Employee,
  everyMonth,
  less,
  min,
  nothing,
  type Oracle,
  type Rational,
  r,
  total,
} from "../slow-calculator.ts";

/** 13.07 %, less the bonus of both parts, which never exceeds it. */
function ofMonth(employee: Employee, pay: Rational, day: string): [Rational, Rational] {
  const isManual = employee.options.worker === "manual";
  const { part_a, part_b } =
    employee.on(day).employment_bonus[isManual ? "manual" : "white_collar"];
  const contribution = pay.times(isManual ? 1.08 : 1).times(0.1307);
  const part = ({ amount, from, slope }: Record<string, number>): Rational =>
    less(amount ?? 0, less(pay, from ?? 0).times(slope ?? 0));
  const bonus = min(part(part_a).plus(part(part_b)), contribution);
  return [cent(contribution), min(cent(bonus), cent(contribution))];
}

/** The special contribution that is withheld, by the brackets of the month. */
function special(pay: Rational, household: unknown): Rational {
  const single = !pay.isAbove(1945.38)
    ? nothing
    : !pay.isAbove(2190.18)
      ? pay.minus(1945.38).times(0.076)
      : !pay.isAbove(6038.82)
        ? pay.minus(2190.18).times(0.011).plus(18.6)
        : r(60.94);
  if (household === "single") return single;
  if (r(1095.1).isAbove(pay)) return nothing;
  return min(r(9.3).isAbove(single) ? r(9.3) : single, 51.64);
}

/** The final amount: 9 % from 18,592.02, then 1.3 % from 21,070.96, and 731.28 from 60,161.85. */
function final(employee: Employee, contributions: Rational): Rational {
  const year = (employee.months[0] ?? "").slice(0, 4);
  const most = { "2024": 5750, "2025": 5930, "2026": 6070 }[year] ?? 0;
  const net = employee.gross.minus(contributions);
  const taxable = net.minus(min(net.times(0.3), most));
  if (!taxable.isAbove(18_592.02)) return nothing;
  if (!taxable.isAbove(21_070.96)) return taxable.minus(18_592.02).times(0.09);
  if (!taxable.isAbove(60_161.85)) return taxable.minus(21_070.96).times(0.013).plus(223.1);
  return r(731.28);
}

export const oracle: Oracle = {
  pays: (employee) => {
    const { options, gross, months } = employee;
    const isFinal = options.special_contribution_basis === "final";
    const monthly = everyMonth(employee, (pay, day) => {
      const [contribution, bonus] = ofMonth(employee, pay, day);
      return {
        onss_employee: [contribution, 0],
        employment_bonus: [nothing.minus(bonus), 0],
        special_contribution: [isFinal ? 0 : cent(special(pay, options.household)), 0],
      };
    });
    const quarter = gross.over(4).times(options.worker === "manual" ? 1.08 : 1);
    const rate = r(Number(options.staff) >= 10 ? 0.0169 : 0).plus(
      Number(options.other_employer_rate),
    );
    const quarters = [0, 3, 6, 9].map((index): Amounts => {
      const ceiling = employee.on(months[index] ?? "").quarter_ceiling;
      const base = ceiling === undefined ? quarter : min(quarter, ceiling);
      return {
        onss_employer: [0, cent(base.times(0.25))],
        employer_size_extras: [0, cent(quarter.times(rate))],
      };
    });
    const [own = nothing, bonus = nothing] = ["onss_employee", "employment_bonus"].map((id) =>
      r(monthly[id]?.[0] ?? 0),
    );
    const ofYear: Amounts = isFinal
      ? { special_contribution: [cent(final(employee, own.plus(bonus))), 0] }
      : {};
    return total([monthly, ...quarters, ofYear]);
  },
  variants: [
    { options: { worker: "manual", staff: 10 } },
    { options: { household: "two_earners", other_employer_rate: 0.0013 } },
    { options: { special_contribution_basis: "final" } },
  ],
};
