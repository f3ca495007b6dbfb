import { cent, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, on, options }) {
    const { acc_earner_levy: earner, kiwisaver, acc_work_levy } = on(months[0] ?? "");
    const base = min(gross, earner.limit);
    const chosen = Number(options.kiwisaver_rate);
    const matched = Math.min(chosen, kiwisaver);
    return {
      acc_earner_levy: [min(cent(base.times(earner.rate)), earner.most), 0],
      kiwisaver_employee: [cent(gross.times(chosen)), 0],
      kiwisaver_employer: [0, cent(gross.times(matched))],
      acc_work_levy: [0, options.acc_work_levy ? cent(base.times(acc_work_levy)) : 0],
    };
  },
  variants: [
    { options: { kiwisaver_rate: 0.03 } },
    { options: { kiwisaver_rate: 0.035 } },
    { options: { kiwisaver_rate: 0.08, acc_work_levy: true } },
  ],
};
