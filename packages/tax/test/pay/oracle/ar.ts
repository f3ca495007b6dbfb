import { cent, everyMonth, less, max, min, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { base, jubilacion, pami, obra_social, contribuciones } = employee.on(day);
      if (!pay.isAbove(0)) return {};
      const wage = max(pay, base.least);
      const capped = min(wage, base.most);
      const isLarge = employee.options.employer_class === "services_large";
      const rate = isLarge ? contribuciones.services_large : contribuciones.general;
      return {
        jubilacion: [cent(capped.times(jubilacion)), 0],
        pami: [cent(capped.times(pami)), 0],
        obra_social: [cent(capped.times(obra_social.employee)), 0],
        obra_social_employer: [0, cent(wage.times(obra_social.employer))],
        contribuciones: [0, cent(less(wage, 7003.68).times(rate))],
      };
    }),
  variants: [{ options: { employer_class: "services_large" } }],
};
