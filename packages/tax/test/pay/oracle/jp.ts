import {
  type Amounts,
  type Employee,
  everyMonth,
  halfDown,
  type Oracle,
  type Rational,
  r,
} from "../slow-calculator.ts";

/** The premiums of one month. */
function premiums(
  pay: Rational,
  figures: ReturnType<Employee["on"]>,
  { age, options }: Employee,
): Amounts {
  // The standard remuneration of the grade: the last row that the pay reaches.
  let standard = 0;
  for (const { over, amount } of figures.grades) {
    if (pay.isAbove(over) || !r(over).isAbove(pay)) standard = amount;
  }
  const { lower, upper } = figures.pension_limits;
  const forPension = Math.min(Math.max(standard, lower), upper);
  const half = (base: number, rate: Rational): [Rational, Rational] => {
    const own = halfDown(r(base).times(rate).over(2), 1);
    return [own, r(base).times(rate).minus(own)];
  };
  const years = age ?? 30;
  const healthRate = r((options.prefecture_rate as number | undefined) ?? figures.health);
  const health = years < 75 ? half(standard, healthRate) : ([r(0), r(0)] as const);
  const both = half(standard, healthRate.plus(figures.long_term_care));
  const isCared = years >= 40 && years <= 64;
  const { employee: own, employer } = figures.employment;
  return {
    health,
    long_term_care: isCared ? [both[0].minus(health[0]), both[1].minus(health[1])] : [0, 0],
    child_support: years < 75 ? half(standard, r(figures.child_support)) : [0, 0],
    pension: years < 70 ? half(forPension, r(figures.pension)) : [0, 0],
    child_allowance: [0, years < 70 ? r(forPension).times(figures.child_allowance) : 0],
    employment: [halfDown(pay.times(own), 1), pay.times(employer)],
    accident: [0, pay.times((options.accident_rate as number | undefined) ?? figures.accident)],
  };
}

export const oracle: Oracle = {
  pays(employee) {
    if (!employee.gross.isAbove(0)) return {};
    // Months with the same rates have the same premiums, so each rate is calculated once.
    const known = new Map<string, Amounts>();
    return everyMonth(employee, (pay, day): Amounts => {
      const figures = employee.on(day);
      const { health: rate, long_term_care: care, child_support, employment } = figures;
      const key = JSON.stringify([rate, care, child_support, employment]);
      const found = known.get(key) ?? premiums(pay, figures, employee);
      known.set(key, found);
      return found;
    });
  },
  variants: [{ age: 45, options: { prefecture_rate: 0.1002, accident_rate: 0.0025 } }],
};
