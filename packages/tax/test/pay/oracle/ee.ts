import { type Amounts, cent, everyMonth, max, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day): Amounts => {
      if (!pay.isAbove(0)) return {};
      const least = day.startsWith("2025") ? 820 : 886;
      const pension = Number(employee.options.funded_pension_rate);
      return {
        unemployment: [cent(pay.times(0.016)), cent(pay.times(0.008))],
        funded_pension: [cent(pay.times(pension)), 0],
        social_tax: [0, cent(max(pay, least).times(0.33))],
      };
    }),
  variants: [{ options: { funded_pension_rate: 0 } }, { options: { funded_pension_rate: 0.06 } }],
};
