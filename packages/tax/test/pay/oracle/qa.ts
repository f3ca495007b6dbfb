import { cent, everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { grsia } = employee.on(day);
      const { nationality, base_share = 1 } = employee.options;
      if (nationality !== "qatari") return {};
      const base = min(pay.times(base_share as number), grsia.most);
      return { grsia: [cent(base.times(grsia.employee)), cent(base.times(grsia.employer))] };
    }),
  variants: [
    { options: { nationality: "qatari" } },
    { options: { nationality: "qatari", base_share: 0.8 } },
  ],
};
