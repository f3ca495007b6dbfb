import {
  type Amounts,
  cent,
  max,
  min,
  type Oracle,
  r,
  total,
  type Value,
} from "../slow-calculator.ts";

/** The days of each month, from the first day of one to that of the next. */
function daysIn(first: string): number {
  const [year = 0, month = 0] = first.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Pay of a year on both sides of the minimum wage and of each limit in units, with the
 * usual factor.
 */
const incomes = [
  [248.93, 103.74, 108.57],
  [278.8, 108.57, 113.14],
  [315.04, 113.14, 117.31],
].flatMap(([wage = 0, ...units]) =>
  [365, 366].flatMap((days) => {
    const limits = units.flatMap((unit) => [1.5, 2, 2.5, 3, 3.5, 4, 25].map((n) => n * unit));
    const bases = [wage, ...limits].map((limit) => limit / 1.0493);
    return [wage, ...bases].flatMap((limit) =>
      [-0.01, 0, 0.01].map((side) => Number(((limit + side) * days).toFixed(2))),
    );
  }),
);

export const oracle: Oracle = {
  incomes,
  pays({ gross, options, months, on }) {
    if (!gross.isAbove(0)) return {};
    const year = months.reduce((sum, day) => sum + daysIn(day), 0);
    const daily = gross.over(year);
    const sums = total(
      months.map((day): Amounts => {
        const figures = on(day);
        const days = daysIn(day);
        const base = min(
          daily.times(Number(options.integration_factor)),
          r(figures.uma).times(figures.ceiling_umas),
        );
        const isLeast = !daily.isAbove(figures.minimum_wage);
        const pays = (own: Value, firm: Value, on: Value = base): [Value, Value] => {
          const worker = r(on).times(own).times(days);
          const employer = r(on).times(firm).times(days);
          return isLeast ? [0, worker.plus(employer)] : [worker, employer];
        };
        let oldAge: number = figures.ceav_minimum_wage;
        if (base.isAbove(figures.minimum_wage)) {
          for (const { over, rate } of figures.ceav_patronal) {
            if (base.isAbove(r(figures.uma).times(over))) oldAge = rate;
          }
        }
        const { em_excedente: over } = figures;
        const excess = max(base.minus(r(figures.uma).times(over.over_umas)), 0);
        return {
          em_fija: pays(0, figures.em_fija.employer, figures.uma),
          em_excedente: pays(over.employee, over.employer, excess),
          em_gmp: pays(figures.em_gmp.employee, figures.em_gmp.employer),
          em_dinero: pays(figures.em_dinero.employee, figures.em_dinero.employer),
          iv: pays(figures.iv.employee, figures.iv.employer),
          guarderias: pays(0, figures.guarderias.employer),
          retiro: pays(0, figures.retiro.employer),
          ceav_obrera: pays(figures.ceav_obrera.employee, 0),
          ceav_patronal: pays(0, oldAge),
          infonavit: pays(0, figures.infonavit.employer),
          riesgo: pays(0, (options.accident_rate as number | undefined) ?? figures.riesgo),
        };
      }),
    );
    const stateTax = gross.times(Number(options.state_payroll_tax_rate));
    return { ...sums, state_payroll_tax: [0, cent(stateTax)] };
  },
  variants: [
    { options: { integration_factor: 1.0452, accident_rate: 0.0113 } },
    { options: { state_payroll_tax_rate: 0.03 } },
  ],
};
