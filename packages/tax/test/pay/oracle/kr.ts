import {
  everyMonth,
  max,
  min,
  type Oracle,
  type Rational,
  r,
  type Value,
} from "../slow-calculator.ts";

const cut = (amount: Rational): Rational => amount.down(10);

export const oracle: Oracle = {
  pays: (employee) => {
    if (!employee.gross.isAbove(0)) return {};
    return everyMonth(employee, (pay, day) => {
      const { age = 30, options } = employee;
      const figures = employee.on(day);
      const { lower, upper, employee: own } = figures.national_pension;
      const base = max(min(pay.down(1000), upper), lower);
      const pension = age >= 18 && age < 60 ? cut(base.times(own)) : r(0);
      const { health, employment } = figures;
      const premium = min(cut(pay.times(health.employee)), health.highest);
      const care = cut(premium.times(figures.long_term_care));
      const staff = Number(options.staff);
      const [small, middle, large] = figures.employment_stabilization;
      const row = staff < 150 ? small : staff < 1000 ? middle : large;
      const both = (amount: Value): [Value, Value] => [amount, amount];
      return {
        national_pension: both(pension),
        health: both(premium),
        long_term_care: both(care),
        employment: both(cut(pay.times(employment.employee))),
        employment_stabilization: [
          0,
          cut(pay.times(options.priority_firm === true ? row.priority_rate : row.rate)),
        ],
        accident: [0, cut(pay.times(Number(options.accident_rate)))],
      };
    });
  },
  variants: [
    { age: 17 },
    { age: 18 },
    { age: 59 },
    { age: 60 },
    { options: { staff: 149, accident_rate: 0.0147 } },
    { options: { staff: 150 } },
    { options: { staff: 150, priority_firm: true } },
    { options: { staff: 999 } },
    { options: { staff: 1000 } },
  ],
};
