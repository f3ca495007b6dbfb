import {
  type Amounts,
  cent,
  type Employee,
  everyMonth,
  less,
  max,
  min,
  type Oracle,
  type Rational,
  r,
  total,
} from "../slow-calculator.ts";

/** A month, or a half of the 13th salary with half of the limits. */
function paid(employee: Employee, pay: Rational, day: string, part = r(1)): Amounts {
  const { base, jubilacion, pami, obra_social, contribuciones } = employee.on(day);
  if (!pay.isAbove(0)) return {};
  const wage = max(pay, part.times(base.least));
  const capped = min(wage, part.times(base.most));
  const isLarge = employee.options.employer_class === "services_large";
  const rate = isLarge ? contribuciones.services_large : contribuciones.general;
  return {
    jubilacion: [cent(capped.times(jubilacion)), 0],
    pami: [cent(capped.times(pami)), 0],
    obra_social: [cent(capped.times(obra_social.employee)), 0],
    obra_social_employer: [0, cent(wage.times(obra_social.employer))],
    contribuciones: [0, cent(less(wage, part.times(7003.68)).times(rate))],
  };
}

export const oracle: Oracle = {
  pays: (employee) => {
    const salary = employee.gross.over(employee.salaries);
    const year = { ...employee, gross: salary.times(12) };
    const months = everyMonth(year, (pay, day) => paid(employee, pay, day));
    if (employee.salaries === 12) return months;
    const halves = ["2025-06-01", "2025-12-01"].map((day) =>
      paid(employee, salary.over(2), day, r(1).over(2)),
    );
    return total([months, ...halves]);
  },
  variants: [
    { options: { employer_class: "services_large" } },
    { salaries_per_year: 13 },
    { options: { employer_class: "services_large" }, salaries_per_year: 13 },
  ],
};
