import { cent, everyMonth, min, type Oracle } from "../slow-calculator.ts";

/** Monthly ceilings, by the first day on which they apply. */
const ceilings: readonly (readonly [string, number])[] = [
  ["2026-08", 2300],
  ["2026", 2111.64],
  ["2025-04", 4130],
  ["2025", 3750],
];

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { accident_rate, born_before_1960 } = employee.options;
      const [, most = 0] = ceilings.find(([from]) => day >= from) ?? [];
      const base = min(pay, most);
      const both = (own: number, firm: number) =>
        [cent(base.times(own)), cent(base.times(firm))] as const;
      const isOld = born_before_1960 === true;
      return {
        pension: isOld ? both(0.0878, 0.1102) : both(0.0658, 0.0822),
        sickness: both(0.014, 0.021),
        unemployment: both(0.004, 0.006),
        upf: isOld ? both(0, 0) : both(0.022, 0.028),
        health: both(0.032, 0.048),
        accident: both(0, Number(accident_rate ?? (day >= "2026-08" ? 0.005 : 0.004))),
      };
    }),
  variants: [{ options: { born_before_1960: true } }, { options: { accident_rate: 0.011 } }],
};
