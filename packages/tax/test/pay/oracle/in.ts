import { everyMonth, min, type Oracle, type Rational } from "../slow-calculator.ts";

const rupee = (amount: Rational): Rational => amount.near(1);

export const oracle: Oracle = {
  pays(employee) {
    const { options } = employee;
    const months = everyMonth(employee, (pay, day) => {
      const { epf_employee, epf_employer, edli, epf_admin, esi } = employee.on(day);
      const wages = pay.times(Number(options.pf_wage_share));
      // The ceiling rose on 17 September 2026: of the 30 days of September 16 are before, and
      // 14 after.
      const daysAfter = day < "2026-09-01" ? 0 : day < "2026-10-01" ? 14 : 30;
      const limited = min(wages, 15_000)
        .times(30 - daysAfter)
        .plus(min(wages, 25_000).times(daysAfter))
        .over(30);
      const onFund = options.pf_full_wage === true ? wages : limited;
      const isInsured = !pay.isAbove(esi.eligible_up_to);
      return {
        epf_employee: [rupee(onFund.times(epf_employee.employee)), 0],
        epf_employer: [0, rupee(onFund.times(epf_employer.employer))],
        edli: [0, rupee(limited.times(edli.employer))],
        epf_admin: [0, rupee(onFund.times(epf_admin.employer))],
        esi: isInsured ? [pay.times(esi.employee).up(1), pay.times(esi.employer).up(1)] : [0, 0],
      };
    });
    return { ...months, professional_tax: [Number(options.professional_tax), 0] };
  },
  variants: [
    { options: { pf_full_wage: true } },
    { options: { pf_wage_share: 1 }, regime: "old" },
    { options: { professional_tax: 2500 } },
  ],
};
