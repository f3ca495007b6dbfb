import { cent, everyMonth, less, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays(employee) {
    const { gross, options } = employee;
    const above = less(gross, 105_300);
    const refund = cent(above.times(0.3409).minus(above.times(0.25)));
    const credit = cent(above.over(10));
    return {
      ...everyMonth(employee, (pay) => ({
        vsaoi: [cent(pay.times(0.105)), cent(pay.times(0.2359))],
        risk_fee: [0, pay.isAbove(0) ? 0.36 : 0],
      })),
      solidarity_refund: [0, options.employer_refund === true ? refund.times(-1) : 0],
      solidarity_pit_credit: [credit.times(-1), 0],
    };
  },
  variants: [{ options: { employer_refund: false } }],
};
