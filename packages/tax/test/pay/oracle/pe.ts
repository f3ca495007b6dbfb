import { cent, everySalary, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everySalary(employee, [7, 12], (pay, day, isExtra) => {
      const { onp, afp_fund, afp_insurance, afp_commission, essalud } = employee.on(day);
      const { scheme, afp, commission } = employee.options;
      if (!pay.isAbove(0)) return {};
      if (isExtra) return { extraordinary_bonus: [0, cent(pay.times(essalud.rate))] };
      const health = { essalud: [0, cent(max(pay, essalud.least).times(essalud.rate))] as const };
      if (scheme === "onp") return { ...health, onp: [cent(pay.times(onp)), 0] };
      const rate = commission === "flow" ? afp_commission[String(afp)] : 0;
      return {
        ...health,
        afp_fund: [cent(pay.times(afp_fund)), 0],
        afp_insurance: [cent(min(pay, afp_insurance.most).times(afp_insurance.rate)), 0],
        afp_commission: [cent(pay.times(rate)), 0],
      };
    }),
  variants: [
    { salaries_per_year: 14 },
    { options: { scheme: "onp" } },
    { options: { scheme: "onp" }, salaries_per_year: 14 },
    { options: { commission: "flow" } },
    { options: { commission: "flow", afp: "profuturo" } },
  ],
};
