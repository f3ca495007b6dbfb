import { less, max, min, type Oracle, r, total } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, options, on }) {
    const pay = gross.over(12);
    let counted = r(0);
    const paid = total(
      months.map((day) => {
        const { social, health } = on(day);
        const base = min(pay, less(social.annual_limit, counted));
        counted = counted.plus(base);
        const ofPay = pay.times(0.135).up();
        const firm = ofPay.minus(ofPay.over(3).up());
        const all = max(pay, health.minimum_wage).times(0.135).up();
        const isPaid = pay.isAbove(0);
        return {
          social: [base.times(0.071).up(), base.times(0.248).up()],
          health: [isPaid ? all.minus(firm) : 0, isPaid ? firm : 0],
        };
      }),
    );
    const accident = gross.over(4).times(Number(options.accident_rate)).up().times(4);
    return { ...paid, accident: [0, accident] };
  },
  variants: [{ options: { accident_rate: 0.0028 } }],
};
