import {
  cent,
  type Employee,
  everyMonth,
  max,
  min,
  type Oracle,
  type Rational,
  r,
  type Value,
} from "../slow-calculator.ts";

/** The change of the employee's rate of care insurance for the number of children (SGB XI s 55). */
function byChildren({ options, dependents, age }: Employee, rates: Record<string, number>) {
  const isOld = age === undefined || age >= 23;
  const isChildless = dependents === 0 && options.has_children !== true && isOld;
  let less = r(0);
  for (let child = 2; child <= Math.min(dependents, 5); child++) {
    less = less.plus(rates.per_child ?? 0);
  }
  return { more: r(isChildless ? (rates.childless ?? 0) : 0), less };
}

/**
 * The Vorsorgepauschale of one earner (EStG s 39b (2) sentence 5 no. 3): of the year, each part
 * rounded down to the cent.
 */
// biome-ignore lint/suspicious/noExplicitAny: the figures of every country have other names
function withheld(employee: Employee, figures: any): Rational {
  const { gross, options } = employee;
  const wages = min(gross, r(figures.ceilings.pension).times(12));
  const insured = min(gross, r(figures.ceilings.health).times(12));
  const { more, less } = byChildren(employee, figures.care);
  const saxony = options.saxony === true ? figures.care.saxony : 0;
  const care = r(figures.care.employee).plus(saxony).plus(more).minus(less);
  const extra = r((options.health_extra_rate as number | undefined) ?? figures.health_extra);
  const pension = wages.times(figures.pension.employee).down(0.01);
  const health = insured.times(extra.over(2).plus(0.07).plus(care)).down(0.01);
  const rest = figures.deductible.least_rate;
  const least =
    rest === null
      ? min(1900, health.plus(wages.times(figures.unemployment.employee).down(0.01)))
      : min(1900, wages.times(rest));
  return max(pension.plus(health).up(), pension.plus(least).up());
}

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const figures = employee.on(day);
      const { options } = employee;
      const { from, to, factor } = figures.midijob;
      const isMini = !pay.isAbove(from);
      const isMidi = !isMini && !pay.isAbove(to);
      // The formulas of SGB IV s 20 (2a): the base of the total, and that of the employee's share.
      const over = r(to).minus(from);
      const all = isMidi
        ? r(factor)
            .times(from)
            .plus(r(to).over(over).minus(r(from).over(over).times(factor)).times(pay.minus(from)))
        : pay;
      const mine = isMidi ? r(to).over(over).times(pay.minus(from)) : pay;
      const branch = (ceiling: number, own: Value, firm: Value): [Rational, Rational] => {
        if (isMini) return [r(0), r(0)];
        const paid = cent(min(mine, ceiling).times(own));
        if (!isMidi) return [paid, cent(min(pay, ceiling).times(firm))];
        return [paid, cent(all.times(r(own).plus(firm))).minus(paid)];
      };
      const care = (ceiling: number): [Rational, Rational] => {
        const { employee: own, employer: firm } = figures.care;
        const saxony = options.saxony === true ? figures.care.saxony : 0;
        const { more, less } = byChildren(employee, figures.care);
        if (isMini) return [r(0), r(0)];
        const base = min(pay, ceiling);
        const others = r(own).plus(saxony);
        const theirs = r(firm).minus(saxony);
        if (!isMidi)
          return [cent(base.times(others.plus(more).minus(less))), cent(base.times(theirs))];
        const [paid, rest] = branch(ceiling, others, theirs);
        return [paid.plus(cent(all.times(more))).minus(cent(mine.times(less))), rest];
      };
      const extra = r(
        (options.health_extra_rate as number | undefined) ?? figures.health_extra,
      ).over(2);
      const { pension, health } = figures.ceilings;
      const levied = (rate: unknown): [number, Rational] => [
        0,
        cent(min(pay, pension).times(Number(rate))),
      ];
      return {
        pension: branch(pension, figures.pension.employee, figures.pension.employer),
        unemployment: branch(pension, figures.unemployment.employee, figures.unemployment.employer),
        health: branch(health, figures.health.employee, figures.health.employer),
        health_extra: branch(health, extra, extra),
        care: care(health),
        insolvency: levied(figures.insolvency),
        u1: levied(options.u1_rate),
        u2: levied(options.u2_rate),
        accident: [0, cent(pay.times(Number(options.accident_rate)))],
      };
    }),
  deductible(paid, employee) {
    const of = (id: string): Rational => r(paid[id]?.[0] ?? 0);
    const figures = employee.on(employee.months[0] ?? "");
    if (employee.options.tax_basis === "withholding") return withheld(employee, figures);
    // EStG s 10 (1) no. 2, no. 3 and no. 3a, and (4).
    const health = of("health").plus(of("health_extra"));
    const basic = health.times(0.96).plus(of("care"));
    const all = min(health.plus(of("care")).plus(of("unemployment")), 1900);
    return of("pension").plus(max(basic, all)).up();
  },
  variants: [
    { options: { tax_basis: "withholding" } },
    { options: { tax_basis: "withholding", saxony: true }, dependents: 3 },
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
