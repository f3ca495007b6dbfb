import { cent, less, min, type Oracle, r, total } from "../slow-calculator.ts";

/** Days between payments; a month is read from the calendar. */
const days: Readonly<Record<string, number>> = { weekly: 7, fortnightly: 14 };

export const oracle: Oracle = {
  pays({ gross, months, options, on, age }) {
    const unit = String(options.pay_frequency);
    const first = months[0] ?? "";
    const dates =
      unit === "monthly"
        ? months
        : Array.from({ length: unit === "weekly" ? 52 : 26 }, (_, index) =>
            new Date(Date.parse(first) + index * (days[unit] ?? 0) * 86_400_000)
              .toISOString()
              .slice(0, 10),
          );
    const pay = gross.over(dates.length);
    const paid = total(
      dates.map((day) => {
        const { prsi_employee: own, prsi_employer: firm } = on(day);
        const credit = less(own.credit[unit], less(pay, own.credit_from[unit]).over(6));
        const isDue = pay.isAbove(own.nil_up_to[unit]);
        const rate = pay.isAbove(firm.lower_up_to[unit]) ? firm.higher : firm.lower;
        return {
          prsi_employee: [isDue ? cent(less(pay.times(own.rate), credit)) : 0, 0],
          prsi_employer: [0, cent(pay.times(rate))],
        };
      }),
    );
    const fund = on(first).my_future_fund;
    const isIn =
      fund !== undefined &&
      options.auto_enrolment === true &&
      gross.isAbove(fund.over) &&
      (age === undefined || (age >= 23 && age <= 60));
    const saved = isIn ? cent(min(gross, fund.upper).times(fund.rate)) : r(0);
    return { ...paid, my_future_fund: [saved, saved] };
  },
  variants: [
    { options: { pay_frequency: "weekly" } },
    { options: { pay_frequency: "fortnightly" } },
    { options: { auto_enrolment: true } },
    { options: { auto_enrolment: true }, age: 61 },
    { options: { auto_enrolment: true }, age: 22 },
  ],
};
