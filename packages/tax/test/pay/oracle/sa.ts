import { cent, everyMonth, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { annuities, saned, hazards } = employee.on(day);
      const { nationality, scheme, base_share = 1 } = employee.options;
      const wage = pay.times(base_share as number);
      if (!wage.isAbove(0)) return {};
      const base = max(min(wage, annuities.most), annuities.least);
      const pension = cent(base.times(scheme === "new" ? annuities.new : annuities.old));
      const work = cent(base.times(saned.rate));
      const isSaudi = nationality === "saudi";
      return {
        annuities: isSaudi ? [pension, pension] : [0, 0],
        saned: isSaudi ? [work, work] : [0, 0],
        hazards: [0, cent(min(wage, hazards.most).times(hazards.rate))],
      };
    }),
  variants: [
    { options: { nationality: "saudi" } },
    { options: { nationality: "saudi", scheme: "new" } },
    { options: { nationality: "saudi", base_share: 0.75 } },
  ],
};
