import { type Amounts, cent, everyMonth, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day): Amounts => {
      if (!pay.isAbove(0)) return {};
      const both = (own: number, firm: number) =>
        [cent(pay.times(own)), cent(pay.times(firm))] as const;
      const care = day >= "2025-07" ? 0.01 : 0;
      const fixed = day < "2025-03" ? 35 : day < "2026-03" ? 37.17 : 39.36;
      return {
        pension: both(0.155, 0.0885),
        health: both(0.0636, 0.0656),
        parental: both(0.001, 0.001),
        unemployment: both(0.0014, 0.0006),
        work_injury: both(0, 0.0053),
        long_term_care: both(care, care),
        ozp: [fixed, 0],
      };
    }),
};
