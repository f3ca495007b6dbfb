import { cent, everyMonth, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { sso, ewf } = employee.on(day);
      if (!pay.isAbove(0)) return {};
      const share = min(max(pay, sso.least), sso.most).times(sso.rate).near();
      const fund = employee.options.welfare_fund ? cent(pay.times(ewf)) : 0;
      return { sso: [share, share], ewf: [fund, fund] };
    }),
  variants: [{ options: { welfare_fund: true } }],
};
