import {
  cent,
  everySalary,
  less,
  min,
  nothing,
  type Oracle,
  type Rational,
  total,
} from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) => {
    const { gross, options } = employee;
    const figures = employee.on(employee.months[0] ?? "");
    const { first_band, ceiling } = figures.limits;
    const isOld = options.insured_before_1996 === true;
    const base = isOld ? gross : min(gross, ceiling);
    const share = (of: Rational, rate: unknown): Rational => cent(of.times(Number(rate)));
    // 7 percentage points for a monthly salary up to 1,923 and 6 up to 2,692, only in 2024.
    const relief = everySalary(employee, [6, 12], (pay, _day, isExtra) => {
      const points = pay.isAbove(2692) ? 0 : pay.isAbove(1923) ? 0.06 : 0.07;
      const is2024 = employee.months[0] === "2024-01-01";
      return { ivs_relief_2024: [is2024 && !isExtra ? nothing.minus(share(pay, points)) : 0, 0] };
    });
    const severance = gross
      .over(13.5)
      .minus(options.tfr_less_half_point === true ? base.times(0.005) : 0);
    return total([
      relief,
      {
        ivs_employee: [share(base, options.cigs === true ? 0.0949 : 0.0919), 0],
        ivs_additional: [share(less(base, first_band), 0.01), 0],
        inps_employer: [0, share(base, options.employer_rate ?? 0.2898)],
        tfr: [0, options.include_tfr === false ? 0 : cent(severance)],
        inail: [0, share(gross, options.accident_rate)],
      },
    ]);
  },
  variants: [
    { salaries_per_year: 12 },
    { salaries_per_year: 14, options: { cigs: true, accident_rate: 0.004 } },
    { options: { insured_before_1996: true, tfr_less_half_point: true, employer_rate: 0.3 } },
    { options: { include_tfr: false } },
  ],
};
