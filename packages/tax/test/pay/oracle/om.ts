import { everyMonth, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { old_age, work_injury, employment_security, sick_leave, maternity } = employee.on(day);
      const base = min(pay, 3000);
      const forEverybody = {
        sick_leave: [0, pay.times(sick_leave).near(0.001)] as const,
        maternity: [0, pay.times(maternity).near(0.001)] as const,
      };
      if (employee.options.nationality !== "omani") return forEverybody;
      const security = pay.times(employment_security).near(0.001);
      return {
        ...forEverybody,
        old_age: [
          base.times(old_age.employee).near(0.001),
          base.times(old_age.employer).near(0.001),
        ],
        work_injury: [0, base.times(work_injury.employer).near(0.001)],
        employment_security: [security, security],
      };
    }),
  variants: [{ options: { nationality: "omani" } }],
};
