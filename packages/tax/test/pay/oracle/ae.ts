import { cent, everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { gpssa, iloe } = employee.on(day);
      const { nationality, scheme, iloe: insured } = employee.options;
      if (!pay.isAbove(0)) return {};
      const rates = scheme === "new" ? gpssa.new : gpssa.old;
      const base = min(pay, rates.most);
      const isLow = scheme === "new" && !pay.plus(0.001).isAbove(20000);
      const theirs = base.times(isLow ? 0.125 : rates.employer);
      return {
        gpssa:
          nationality === "emirati" ? [cent(base.times(rates.employee)), cent(theirs)] : [0, 0],
        iloe: [insured ? (pay.isAbove(iloe.low_to) ? 10 : 5) : 0, 0],
      };
    }),
  variants: [
    { options: { nationality: "emirati" } },
    { options: { nationality: "emirati", scheme: "new" } },
    { options: { iloe: true } },
  ],
};
