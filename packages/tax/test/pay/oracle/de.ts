import {
  cent,
  type Employee,
  everyMonth,
  min,
  type Oracle,
  type Rational,
  r,
  type Value,
} from "../slow-calculator.ts";

/** The care rates of the employee and the employer (SGB XI s 55 and 58). */
function care(
  { options, dependents, age }: Employee,
  rates: Record<string, number>,
): [Rational, Rational] {
  const isOld = age === undefined || age >= 23;
  let own = r(rates.employee ?? 0);
  if (dependents === 0 && options.has_children !== true && isOld)
    own = own.plus(rates.childless ?? 0);
  for (let child = 2; child <= Math.min(dependents, 5); child++)
    own = own.minus(rates.per_child ?? 0);
  const saxony = options.saxony === true ? (rates.saxony ?? 0) : 0;
  return [own.plus(saxony), r(rates.employer ?? 0).minus(saxony)];
}

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const figures = employee.on(day);
      const { options } = employee;
      const { from, to, factor } = figures.midijob;
      const isMini = !pay.isAbove(from);
      const isMidi = !isMini && !pay.isAbove(to);
      const branch = (ceiling: number, own: Value, firm: Value): [Rational, Rational] => {
        if (isMini) return [r(0), r(0)];
        if (!isMidi) {
          const base = min(pay, ceiling);
          return [cent(base.times(own)), cent(base.times(firm))];
        }
        // The formula of SGB IV s 20 (2a), as it is printed.
        const over = r(to).minus(from);
        const all = r(factor)
          .times(from)
          .plus(r(to).over(over).minus(r(from).over(over).times(factor)).times(pay.minus(from)));
        const mine = r(to).over(over).times(pay.minus(from));
        const paid = cent(mine.times(own));
        return [paid, cent(all.times(r(own).plus(firm))).minus(paid)];
      };
      const extra = r(
        (options.health_extra_rate as number | undefined) ?? figures.health_extra,
      ).over(2);
      const { pension, health } = figures.ceilings;
      const [careOwn, careFirm] = care(employee, figures.care);
      const levied = (rate: unknown): [number, Rational] => [
        0,
        cent(min(pay, pension).times(Number(rate))),
      ];
      return {
        pension: branch(pension, figures.pension.employee, figures.pension.employer),
        unemployment: branch(pension, figures.unemployment.employee, figures.unemployment.employer),
        health: branch(health, figures.health.employee, figures.health.employer),
        health_extra: branch(health, extra, extra),
        care: branch(health, careOwn, careFirm),
        insolvency: levied(figures.insolvency),
        u1: levied(options.u1_rate),
        u2: levied(options.u2_rate),
        accident: [0, cent(pay.times(Number(options.accident_rate)))],
      };
    }),
  variants: [
    { dependents: 1 },
    { dependents: 3 },
    { dependents: 7 },
    { age: 22 },
    { age: 23 },
    { options: { saxony: true, has_children: true } },
    {
      options: { health_extra_rate: 0.0169, u1_rate: 0.011, u2_rate: 0.0044, accident_rate: 0.01 },
    },
  ],
};
