import { cent, everyMonth, less, min, type Oracle, type Rational, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { options } = employee;
      // The index steps of 1 May 2025 and 1 June 2026 raised the social minimum wage. The ceiling
      // is five times that wage.
      const [ceiling, abatement] =
        day < "2025-05-01"
          ? [13_188.96, 659.45]
          : day < "2026-06-01"
            ? [13_518.68, 675.93]
            : [13_856.63, 692.83];
      const accident = day < "2026-01-01" ? 0.007 : 0.0065;
      const base = min(pay, ceiling);
      const regular = min(pay.times(r(1).minus(Number(options.bonus_part))), ceiling);
      const both = (of: Rational, rate: number): [Rational, Rational] => [
        cent(of.times(rate)),
        cent(of.times(rate)),
      ];
      const classes =
        day < "2026-01-01" ? [0.0007, 0.0099, 0.0148, 0.0264] : [0.0023, 0.0095, 0.0156, 0.0266];
      const mutuality = classes[Number(options.mutuality_class) - 1] ?? 0;
      return {
        pension: both(base, day < "2026-01-01" ? 0.08 : 0.085),
        health_care: both(base, 0.028),
        health_cash: both(regular, 0.0025),
        dependency: [cent(less(pay, abatement).times(0.014)), 0],
        accident: [0, cent(base.times(r(accident).times(Number(options.accident_factor))))],
        mutuality: [0, cent(base.times(mutuality))],
        health_at_work: [0, cent(base.times(0.0014))],
      };
    }),
  variants: [
    { salaries_per_year: 13, options: { mutuality_class: 1, accident_factor: 0.85 } },
    { options: { mutuality_class: 3, accident_factor: 1.5, bonus_part: 0.1 } },
    { options: { mutuality_class: 4 } },
  ],
};
