import { everyMonth, halfDown, less, min, type Oracle, r, slice } from "../slow-calculator.ts";

/** Income Tax Act chapter 63, below 66 years; price base amounts of the years. */
const priceBase: Readonly<Record<string, number>> = { "2025": 58_800, "2026": 59_200 };

function taxable(gross: ReturnType<typeof r>, base: number) {
  const at = (share: number) => r(base).times(share);
  let allowance = at(0.293);
  if (!gross.isAbove(at(0.99))) allowance = at(0.423);
  else if (!gross.isAbove(at(2.72))) allowance = at(0.423).plus(gross.minus(at(0.99)).times(0.2));
  else if (!gross.isAbove(at(3.11))) allowance = at(0.77);
  else if (!gross.isAbove(at(7.88))) allowance = at(0.77).minus(gross.minus(at(3.11)).times(0.1));
  return less(gross, allowance.up(100));
}

export const oracle: Oracle = {
  pays(employee) {
    const { gross, months, options, on, age = 40 } = employee;
    const day = months[0] ?? "";
    const law = on(day);
    const base = priceBase[day.slice(0, 4)] ?? 0;
    const earnings = gross.down(100);
    const isDue = !r(base).times(0.423).isAbove(earnings);
    const fee = isDue ? halfDown(min(earnings, law.pension_fee.upper).times(0.07), 100) : 0;
    const left = taxable(gross, base);
    const { maximum } = law.public_service_fee;
    return {
      ...everyMonth(employee, (pay, month) => {
        const { rate, older, older_from, young } = on(month).employer_contributions;
        if (age >= older_from) return { employer_contributions: [0, pay.times(older)] };
        if (young === undefined || age < 19 || age > 23)
          return { employer_contributions: [0, pay.times(rate)] };
        const low = min(pay, young.upper).times(young.rate);
        return {
          employer_contributions: [0, low.plus(slice(pay, young.upper).times(rate))],
        };
      }),
      pension_fee: [fee, 0],
      burial_fee: [left.times(Number(options.burial_rate ?? law.burial_fee)).down(), 0],
      public_service_fee: [age > 18 ? min(left.over(100).down(), maximum) : 0, 0],
    };
  },
  variants: [
    { age: 18 },
    { age: 19 },
    { age: 23 },
    { age: 24 },
    { age: 66 },
    { age: 67 },
    { age: 68 },
    { options: { burial_rate: 0.0007 } },
  ],
};
