import { everyMonth, type Oracle, r } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay) => {
      const { supplementary_pension, tgj_base } = employee.options;
      const extra = Number(supplementary_pension);
      const firm = pay.times(0.115).near();
      const firmExtra = extra > 0 ? pay.times(0.02).near() : r(0);
      const base = tgj_base === "gross" ? pay : pay.plus(firm).plus(firmExtra);
      return {
        pension: [pay.times(0.04).near(), firm],
        supplementary_pension: [pay.times(extra).near(), firmExtra],
        tryggingagjald: [0, base.times(0.0635).near()],
      };
    }),
  variants: [
    { options: { tgj_base: "gross_and_pension" } },
    { options: { supplementary_pension: 0.04, tgj_base: "gross_and_pension" } },
  ],
};
