import {
  type Amounts,
  cent,
  everyMonth,
  less,
  max,
  min,
  type Oracle,
  r,
} from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day): Amounts => {
      if (!pay.isAbove(0)) return {};
      const is2025 = day.startsWith("2025");
      const least = is2025 ? 26_005.5 : 33_030;
      const base = min(max(pay, least), is2025 ? 195_041.4 : 297_270);
      const firm = r(is2025 ? 0.2075 : 0.2175).minus(Number(employee.options.sgk_incentive));
      return {
        sgk: [cent(base.times(0.14)), cent(base.times(firm))],
        unemployment: [cent(base.over(100)), cent(base.over(50))],
        stamp: [cent(less(pay, least).times(0.00759)), 0],
      };
    }),
  variants: [{ options: { sgk_incentive: 0.05 } }],
};
