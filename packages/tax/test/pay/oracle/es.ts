import { cent, everyMonth, less, min, type Oracle, r, slice } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const figures = employee.on(day);
      const { contract, accident_rate } = employee.options;
      if (!pay.isAbove(0)) return {};
      const { minimum, maximum } = figures.base;
      const base = pay.isAbove(minimum) ? min(pay, maximum) : r(minimum);
      const both = (employeeRate: number, employerRate: number) =>
        [cent(base.times(employeeRate)), cent(base.times(employerRate))] as const;
      const isPermanent = contract === "permanent";
      // The bands above the ceiling end at 110 % and at 150 % of it.
      const second = r(maximum).times(1.1);
      const third = r(maximum).times(1.5);
      const [low, middle, high] = figures.solidarity ?? [];
      const solidarity = (side: string) =>
        low === undefined
          ? 0
          : cent(
              slice(pay, maximum, second)
                .times(low[side])
                .plus(slice(pay, second, third).times(middle[side]))
                .plus(less(pay, third).times(high[side])),
            );
      return {
        cc: both(0.047, 0.236),
        unemployment: isPermanent ? both(0.0155, 0.055) : both(0.016, 0.067),
        training: both(0.001, 0.006),
        mei: both(figures.mei.employee, figures.mei.employer),
        fogasa: both(0, 0.002),
        atep: both(0, Number(accident_rate ?? 0.015)),
        solidarity: [solidarity("employee"), solidarity("employer")],
      };
    }),
  variants: [
    { salaries_per_year: 14 },
    { options: { contract: "fixed_term" } },
    { options: { accident_rate: 0.067 } },
  ],
};
