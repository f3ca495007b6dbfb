import { cent, everyMonth, less, min, type Oracle, r } from "../slow-calculator.ts";

const ceilings: Readonly<Record<string, number>> = { "2024": 9360, "2025": 10_788, "2026": 11_958 };

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const most = ceilings[day.slice(0, 4)] ?? 0;
      let base = pay;
      if (!pay.isAbove(700)) base = less(pay, 300);
      else if (!pay.isAbove(1300)) base = pay.minus(r(1300).minus(pay).over(2));
      return {
        pension_1: [cent(min(base, most).times(0.15)), 0],
        pension_2: [cent(min(pay, most).times(0.05)), 0],
        health: [0, employee.options.first_job === true ? 0 : cent(pay.times(0.165))],
      };
    }),
  variants: [{ options: { first_job: true } }],
};
