import { cent, min, type Oracle, r, total } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, salaries, months, options, on }) {
    const salary = gross.over(salaries);
    let fund = r(0);
    const paid = total(
      months.map((day, index) => {
        const { ceiling } = on(day);
        const pay = index === 11 ? salary.times(salaries - 11) : salary;
        const holiday = options.holiday_fund === true ? cent(min(pay, ceiling).times(0.08)) : r(0);
        fund = fund.plus(holiday);
        const base = min(pay.plus(holiday), ceiling);
        return {
          social_insurance: [cent(base.times(0.088)), cent(base.times(0.088))],
          redundancy: [0, cent(base.times(0.012))],
          hrda: [0, cent(base.times(0.005))],
          cohesion: [0, cent(pay.plus(holiday).times(0.02))],
          holiday_fund: [0, holiday],
        };
      }),
    );
    const health = min(gross.plus(fund), 180_000);
    return { ...paid, gesy: [cent(health.times(0.0265)), cent(health.times(0.029))] };
  },
  variants: [
    { salaries_per_year: 13 },
    { options: { holiday_fund: true } },
    { salaries_per_year: 13, options: { holiday_fund: true } },
  ],
};
