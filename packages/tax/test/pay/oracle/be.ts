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

/** The rows of a scale: from where, the amount there, and the rate above. */
function stepped(pay: Rational, rows: readonly (readonly [number, number, number])[]): Rational {
  const row = rows.findLast(([from]) => pay.isAbove(from));
  return row === undefined ? nothing : pay.minus(row[0]).times(row[2]).plus(row[1]);
}

/** The special contribution that is withheld: a third of the amounts of a quarter. */
function special(pay: Rational, household: unknown): Rational {
  if (household === "single") {
    return stepped(pay, [
      [1945.38, 0, 0.0422],
      [2190.18, 10.33, 0.011],
      [3737, 27.35, 0.0338],
      [4100, 39.61, 0.011],
      [6038.82, 60.94, 0],
    ]);
  }
  const couple = stepped(pay, [
    [1945.38, 0, 0.059],
    [2190.18, 14.44, 0.011],
  ]);
  if (household === "one_earner") return min(couple, 60.94);
  if (r(1095.1).isAbove(pay)) return nothing;
  return min(r(5.15).isAbove(couple) ? r(5.15) : couple, 51.64);
}

export const oracle: Oracle = {
  pays: (employee) => {
    const { options, gross, months } = employee;
    const monthly = everyMonth(employee, (pay, day) => {
      const [contribution, bonus] = ofMonth(employee, pay, day);
      const declared = options.worker === "manual" ? pay.times(1.08) : pay;
      return {
        onss_employee: [contribution, 0],
        employment_bonus: [nothing.minus(bonus), 0],
        special_contribution: [cent(special(declared, options.household)), 0],
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
    return total([monthly, ...quarters]);
  },
  variants: [
    { options: { worker: "manual", staff: 10 } },
    { options: { household: "two_earners", other_employer_rate: 0.0013 } },
    { options: { household: "one_earner" } },
  ],
};
