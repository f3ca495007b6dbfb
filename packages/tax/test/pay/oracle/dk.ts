import { type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, options, on }) {
    if (!gross.isAbove(0)) return {};
    const law = on(months[0] ?? "");
    const hours = Number(options.hours_month);
    const thirds = hours >= 117 ? 3 : hours >= 78 ? 2 : hours >= 39 ? 1 : 0;
    const year = (quarter: number | undefined) =>
      options.employer_funds ? r(quarter ?? 0).times(4) : 0;
    const aes = Number(options.aes_amount ?? law.aes ?? 0);
    return {
      atp: [r(33).times(thirds).times(12), r(66).times(thirds).times(12)],
      aub: [0, year(law.aub)],
      barsel: [0, year(law.barsel)],
      fib: [0, year(law.fib)],
      aes: [0, options.employer_funds ? aes : 0],
    };
  },
  variants: [
    { options: { hours_month: 116 } },
    { options: { hours_month: 77 } },
    { options: { hours_month: 38 } },
    { options: { employer_funds: false } },
    { options: { aes_amount: 2911 } },
  ],
};
