import { cent, everyMonth, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { social_insurance: rates, martyrs_fund } = employee.on(day);
      if (!pay.isAbove(0)) return {};
      const wage = max(min(pay, rates.most), rates.least);
      return {
        social_insurance: [cent(wage.times(rates.employee)), cent(wage.times(rates.employer))],
        martyrs_fund: [employee.options.martyrs_fund ? cent(pay.times(martyrs_fund)) : 0, 0],
      };
    }),
  variants: [{ options: { martyrs_fund: false } }],
};
