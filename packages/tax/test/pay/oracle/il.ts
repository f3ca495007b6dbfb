import { cent, everyMonth, type Oracle, type Rational, r, slice } from "../slow-calculator.ts";

interface Band {
  readonly over: number;
  readonly rate: number;
}

/** Two bands, and nothing above the last limit. Rounded to the nearest shekel. */
function inBands(pay: Rational, rows: readonly Band[]): Rational {
  let total = r(0);
  rows.forEach(({ over, rate }, index) => {
    total = total.plus(slice(pay, over, rows[index + 1]?.over ?? null).times(rate));
  });
  return total.near(1);
}

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { age = 30, options } = employee;
      const { national_insurance, health_tax, pension } = employee.on(day);
      const isIn = age >= 18 && age <= 66;
      const hasPension = options.pension === true;
      return {
        national_insurance: isIn
          ? [inBands(pay, national_insurance.employee), inBands(pay, national_insurance.employer)]
          : [0, 0],
        health_tax: [isIn ? inBands(pay, health_tax.employee) : 0, 0],
        pension: hasPension
          ? [cent(pay.times(pension.employee)), cent(pay.times(pension.employer))]
          : [0, 0],
      };
    }),
  variants: [{ age: 17 }, { age: 18, options: { pension: true } }, { age: 66 }, { age: 67 }],
};
