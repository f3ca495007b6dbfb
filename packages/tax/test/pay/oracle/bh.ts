import { everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { pension, unemployment, work_injury, end_of_service: end } = employee.on(day);
      const { nationality, end_of_service, years_of_service = 0 } = employee.options;
      const isCitizen = nationality === "bahraini";
      const base = min(pay, pension.most);
      const rate = Number(years_of_service) >= 3 ? end.later : end.first;
      return {
        pension: isCitizen
          ? [base.times(pension.employee).near(0.001), base.times(pension.employer).near(0.001)]
          : [0, 0],
        unemployment: [base.times(unemployment.employee).near(0.001), 0],
        work_injury: [0, base.times(work_injury.employer).near(0.001)],
        end_of_service: [0, end_of_service && !isCitizen ? pay.times(rate).near(0.001) : 0],
      };
    }),
  variants: [
    { options: { nationality: "bahraini" } },
    { options: { nationality: "bahraini", end_of_service: true } },
    { options: { end_of_service: true, years_of_service: 2 } },
    { options: { end_of_service: true, years_of_service: 3 } },
  ],
};
