import { everyMonth, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const isLater = day >= "2026-07-01";
      const wage = isLater ? 4325 : 4050;
      const isMinimum = !pay.isAbove(wage) && !r(wage).isAbove(pay);
      const base = isMinimum ? pay.minus(isLater ? 200 : 300) : pay;
      const part = (rate: number) => base.times(rate).near();
      return { cas: [part(0.25), 0], cass: [part(0.1), 0], cam: [0, part(0.0225)] };
    }),
};
