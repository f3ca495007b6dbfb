import { bands, cent, everyMonth, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { inss, inss_patronal, terceiros, fgts } = employee.on(day);
      const rate = Number(employee.options.accident_rate);
      return {
        inss: [cent(bands(pay, inss)), 0],
        inss_patronal: [0, cent(pay.times(inss_patronal))],
        rat: [0, cent(pay.times(rate))],
        terceiros: [0, cent(pay.times(terceiros))],
        fgts: [0, cent(pay.times(fgts))],
      };
    }),
  deductible: ({ inss: [paid] = [0, 0] }) => paid,
  variants: [{ options: { accident_rate: 0.01 } }],
};
