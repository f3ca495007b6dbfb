import { cent, everyMonth, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays(employee) {
    const { options, gross, months, on } = employee;
    const [base, basic] = [Number(options.base_share), Number(options.basic_share)];
    const paid = everyMonth(employee, (pay, day) => {
      const { pension, nhf, nsitf } = on(day);
      const part = pay.times(base);
      return {
        pension: [cent(part.times(pension.employee)), cent(part.times(pension.employer))],
        nhf: [options.nhf ? cent(pay.times(basic).times(nhf)) : 0, 0],
        nsitf: [0, cent(pay.times(nsitf))],
      };
    });
    const training = cent(gross.times(on(months[0] ?? "").itf));
    return { ...paid, itf: [0, options.itf ? training : 0] };
  },
  variants: [
    { options: { itf: false } },
    { options: { nhf: true } },
    { options: { nhf: true, base_share: 0.75, basic_share: 0.4 } },
  ],
};
