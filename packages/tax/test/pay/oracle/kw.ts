import { everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { pifss, pifss_extra } = employee.on(day);
      if (employee.options.nationality !== "kuwaiti") return {};
      const base = min(pay, pifss.most);
      const extra = min(pay, pifss_extra.most).times(pifss_extra.employee);
      return {
        pifss: [base.times(pifss.employee).near(0.001), base.times(pifss.employer).near(0.001)],
        pifss_extra: [extra.near(0.001), 0],
      };
    }),
  variants: [{ options: { nationality: "kuwaiti" } }],
};
