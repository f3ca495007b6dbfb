import { cent, everyMonth, min, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { rate, least, most } = employee.on(day).mpf;
      const { age = 30 } = employee;
      const share = age < 18 || age > 64 ? 0 : cent(min(pay, most).times(rate));
      return { mpf: [r(least).isAbove(pay) ? 0 : share, share] };
    }),
  variants: [{ age: 17 }, { age: 18 }, { age: 64 }, { age: 65 }],
};
