import { cent, everyMonth, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { nssf, shif, housing_levy, nita } = employee.on(day);
      if (!pay.isAbove(0)) return {};
      const pension = cent(min(pay, nssf.upper).times(nssf.rate));
      const housing = cent(pay.times(housing_levy));
      return {
        nssf: [pension, pension],
        shif: [max(cent(pay.times(shif.rate)), shif.least), 0],
        housing_levy: [housing, housing],
        nita: [0, nita],
      };
    }),
};
