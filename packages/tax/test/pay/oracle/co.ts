import { everySalary, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everySalary(employee, [12], (pay, day, isExtra) => {
      const { base, salud, pension, fsp, arl, caja, sena, icbf } = employee.on(day);
      const { integral_salary, exempt_employer, accident_class } = employee.options;
      if (isExtra || !pay.isAbove(0)) return {};
      const counted = integral_salary ? pay.times(0.7) : pay;
      const wage = max(min(counted, base.most), base.least);
      const reached = fsp.filter(({ over }: { over: number }) => wage.plus(0.0001).isAbove(over));
      const isLow = !pay.plus(0.0001).isAbove(base.exempt_below);
      const free = exempt_employer !== false && isLow;
      return {
        salud: [wage.times(salud.employee), free ? 0 : wage.times(salud.employer)],
        pension: [wage.times(pension.employee), wage.times(pension.employer)],
        fsp: [wage.times(reached.at(-1)?.rate ?? 0), 0],
        arl: [0, wage.times(arl[String(accident_class)])],
        caja: [0, counted.times(caja)],
        sena: [0, free ? 0 : counted.times(sena)],
        icbf: [0, free ? 0 : counted.times(icbf)],
      };
    }),
  variants: [
    { options: { exempt_employer: false } },
    { options: { integral_salary: true } },
    { options: { accident_class: "V" } },
    { salaries_per_year: 13 },
  ],
};
