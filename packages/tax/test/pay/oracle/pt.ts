import { cent, everySalary, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everySalary(employee, [6, 12], (pay, day) => {
      const { tsu_employee, tsu_employer } = employee.on(day);
      const accident = Number(employee.options.accident_rate);
      return {
        tsu_employee: [cent(pay.times(tsu_employee)), 0],
        tsu_employer: [0, cent(pay.times(tsu_employer))],
        work_accident: [0, cent(pay.times(accident))],
      };
    }),
  deductible: ({ tsu_employee: [paid] = [0, 0] }) => paid,
  variants: [
    { salaries_per_year: 12 },
    { salaries_per_year: 13 },
    { options: { accident_rate: 0.0175 } },
  ],
};
