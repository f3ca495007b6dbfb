import { cent, everyMonth, type Oracle } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: (employee) =>
    everyMonth(employee, (pay, day) => {
      const { options, on, age = 30 } = employee;
      const law = on(day);
      const part = (rate: unknown) => cent(pay.times(Number(rate)));
      const is2025 = day.startsWith("2025");
      const isPensioned = age >= 17 && age < (is2025 ? 68 : 69);
      const own = is2025 ? (age >= 53 && age <= 62 ? 0.0865 : 0.0715) : 0.073;
      const isInsured = age >= 18 && age < 65;
      return {
        tyel: [
          isPensioned ? part(own) : 0,
          isPensioned ? part(options.tyel_employer_rate ?? law.tyel.employer) : 0,
        ],
        unemployment: [
          isInsured ? part(law.unemployment.employee) : 0,
          isInsured ? part(law.unemployment.employer) : 0,
        ],
        employer_health: [0, age >= 16 && age < 68 ? part(law.employer_health) : 0],
        accident: [0, part(options.accident_rate ?? law.accident)],
        group_life: [0, part(options.group_life_rate ?? law.group_life)],
      };
    }),
  variants: [
    { age: 16 },
    { age: 17 },
    { age: 53 },
    { age: 62 },
    { age: 63 },
    { age: 64 },
    { age: 65 },
    { age: 68 },
    { age: 69 },
    { options: { tyel_employer_rate: 0.2, accident_rate: 0.01, group_life_rate: 0 } },
  ],
};
