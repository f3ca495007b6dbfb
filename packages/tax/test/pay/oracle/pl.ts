import { cent, less, max, min, type Oracle, r, total } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, options, on }) {
    const pay = gross.over(12);
    let counted = r(0);
    return total(
      months.map((day) => {
        const law = on(day);
        const open = min(pay, less(law.annual_limit, counted));
        counted = counted.plus(open);
        const part = (base: typeof pay, rate: number) => cent(base.times(rate));
        const own = [
          part(open, law.pension.employee),
          part(open, law.disability.employee),
          part(pay, law.sickness),
        ] as const;
        const base = pay.minus(own[0]).minus(own[1]).minus(own[2]);
        const advance = max(0, less(base, 250).near(1).times(0.17).minus(43.76));
        const isAtMinimum = !r(law.labour_fund.minimum_wage).isAbove(pay);
        const hasPlan = options.ppk === true;
        return {
          pension: [own[0], part(open, law.pension.employer)],
          disability: [own[1], part(open, law.disability.employer)],
          sickness: [own[2], 0],
          health: [min(part(base, law.health), cent(advance)), 0],
          accident: [0, part(pay, Number(options.accident_rate ?? law.accident))],
          labour_fund: [0, isAtMinimum ? part(pay, law.labour_fund.rate) : 0],
          fgsp: [0, part(pay, law.fgsp)],
          ppk_employee: [hasPlan ? part(pay, law.ppk.employee) : 0, 0],
          ppk_employer: [0, hasPlan ? part(pay, law.ppk.employer) : 0],
        };
      }),
    );
  },
  variants: [{ options: { ppk: true, accident_rate: 0.0093 } }],
};
