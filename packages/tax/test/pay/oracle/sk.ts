import { everyMonth, min, type Oracle } from "../slow-calculator.ts";

const funds = {
  sickness: [0.014, 0.014],
  old_age: [0.04, 0.14],
  disability: [0.03, 0.03],
  unemployment: [0.01, 0.01],
  guarantee: [0, 0.0025],
  reserve: [0, 0.0475],
} as const;

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const capped = min(pay, employee.on(day).ceiling);
      const rates = day.startsWith("2025") ? [0.04, 0.11] : [0.05, 0.11];
      const part = employee.options.disabled === true ? 2 : 1;
      const [own = 0, firm = 0] = rates;
      return {
        ...Object.fromEntries(
          Object.entries(funds).map(([id, [mine, theirs]]) => [
            id,
            [capped.times(mine).down(0.01), capped.times(theirs).down(0.01)] as const,
          ]),
        ),
        accident: [0, pay.times(0.008).down(0.01)],
        health: [pay.times(own).over(part).down(0.01), pay.times(firm).over(part).down(0.01)],
      };
    }),
  variants: [{ options: { disabled: true } }],
};
