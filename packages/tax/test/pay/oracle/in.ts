import { everyMonth, min, type Oracle, type Rational } from "../slow-calculator.ts";

const rupee = (amount: Rational): Rational => amount.near(1);

export const oracle: Oracle = {
  pays(employee) {
    const { options } = employee;
    const months = everyMonth(employee, (pay, day) => {
      const { epf_employee, epf_employer, edli, epf_admin, esi } = employee.on(day);
      const wages = pay.times(Number(options.pf_wage_share));
      const onFund = options.pf_full_wage === true ? wages : min(wages, epf_employee.upper);
      const isInsured = !pay.isAbove(esi.eligible_up_to);
      return {
        epf_employee: [rupee(onFund.times(epf_employee.employee)), 0],
        epf_employer: [0, rupee(onFund.times(epf_employer.employer))],
        edli: [0, rupee(min(wages, edli.upper).times(edli.employer))],
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
