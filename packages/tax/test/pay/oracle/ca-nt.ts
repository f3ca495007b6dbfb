import { cent, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: ({ gross, months, on }) => ({
    payroll_tax: [cent(gross.times(on(months[0] ?? "").payroll_tax)), 0],
  }),
};
