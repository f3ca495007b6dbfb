import { cent, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: ({ gross, options, months, on }) => ({
    on_eht: [
      0,
      options.employer_health_tax === true ? cent(gross.times(on(months[0] ?? "").on_eht)) : 0,
    ],
  }),
  variants: [{ options: { employer_health_tax: true } }],
};
