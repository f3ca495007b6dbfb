import { cent, min, type Oracle, slice } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays({ gross, months, on, status }) {
    const { oasdi, medicare, additional_medicare, futa } = on(months[0] ?? "");
    const capped = min(gross, oasdi.upper);
    const { over, rate } = additional_medicare;
    return {
      oasdi: [cent(capped.times(oasdi.employee)), cent(capped.times(oasdi.employer))],
      medicare: [cent(gross.times(medicare.employee)), cent(gross.times(medicare.employer))],
      additional_medicare: [cent(slice(gross, over[status]).times(rate)), 0],
      futa: [0, cent(min(gross, futa.upper).times(futa.rate))],
    };
  },
  variants: [{ filing_status: "married_joint" }, { filing_status: "married_separate" }],
};
