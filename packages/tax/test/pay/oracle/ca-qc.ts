import { cent, type Oracle, slice } from "../slow-calculator.ts";
import { plans } from "./ca.ts";

export const oracle: Oracle = {
  pays(employee) {
    const { gross, months, options } = employee;
    const { qpip, qc_hsf, qc_cnt } = employee.on(months[0] ?? "");
    const insured = slice(gross, 0, qpip.upper);
    return {
      ...plans(employee, ["qpp", "qpp2", "ei_qc"]),
      qpip: [cent(insured.times(qpip.employee)), cent(insured.times(qpip.employer))],
      qc_hsf: [0, cent(gross.times((options.qc_hsf_rate as number | undefined) ?? qc_hsf))],
      qc_cnt: [0, cent(slice(gross, 0, qc_cnt.upper).times(qc_cnt.employer))],
    };
  },
  variants: [{ age: 17 }, { age: 72 }, { age: 73 }, { options: { qc_hsf_rate: 0.0165 } }],
};
