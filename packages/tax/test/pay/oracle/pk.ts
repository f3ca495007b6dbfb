import { cent, everyMonth, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { eobi, minimum_wage } = employee.on(day);
      if (!pay.isAbove(0)) return {};
      const base = r((employee.options.minimum_wage ?? minimum_wage) as number);
      return { eobi: [cent(base.times(eobi.employee)), cent(base.times(eobi.employer))] };
    }),
  variants: [{ options: { minimum_wage: 40000 } }],
};
