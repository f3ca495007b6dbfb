import {
  type Amounts,
  cent,
  type Employee,
  halfDown,
  less,
  type Oracle,
  r,
  slice,
  total,
} from "../slow-calculator.ts";

function insurance(employee: Employee): Amounts {
  const { category, limits } = employee.options;
  const isAnnual = limits === "annual";
  const days = isAnnual ? employee.months.slice(0, 1) : employee.months;
  const pay = employee.gross.over(days.length);
  return total(
    days.map((day) => {
      const { ni_employee: primary, ni_employer: secondary } = employee.on(day);
      const { primary_threshold, upper_earnings_limit } = primary[isAnnual ? "annual" : "monthly"];
      const main = category === "J" ? primary.upper_rate : primary.main_rate;
      const lower = halfDown(slice(pay, primary_threshold, upper_earnings_limit).times(main));
      const upper = halfDown(slice(pay, upper_earnings_limit).times(primary.upper_rate));
      const isYoung = ["H", "M", "V"].includes(String(category));
      const from = isYoung ? upper_earnings_limit : secondary[isAnnual ? "annual" : "monthly"];
      return {
        ni_employee: [category === "C" ? 0 : lower.plus(upper), 0],
        ni_employer: [0, halfDown(slice(pay, from).times(secondary.rate))],
      };
    }),
  );
}

export const oracle: Oracle = {
  pays(employee) {
    const { options, gross, age } = employee;
    const paid = insurance(employee);
    const { workplace_pension: rules, apprenticeship_levy } = employee.on(employee.months[0] ?? "");
    const [, employer = 0] = paid.ni_employer ?? [];
    const isOut = age !== undefined && (age < 22 || age >= 66);
    const isIn = options.workplace_pension !== "none" && gross.isAbove(rules.trigger) && !isOut;
    const base = isIn ? slice(gross, rules.lower, rules.upper) : r(0);
    const own = cent(base.times(rules.employee));
    const isRelieved = options.workplace_pension === "minimum_relief_at_source";
    return {
      ...paid,
      ni_employer: [0, less(employer, Number(options.employment_allowance))],
      apprenticeship_levy: [
        0,
        options.apprenticeship_levy ? cent(gross.times(apprenticeship_levy)) : 0,
      ],
      workplace_pension: [
        isRelieved ? cent(own.times(0.8)) : own,
        cent(base.times(rules.employer)),
      ],
    };
  },
  deductible: ({ workplace_pension: [paid] = [0, 0] }, { options }) =>
    options.workplace_pension === "minimum_net_pay" ? paid : 0,
  variants: [
    { options: { limits: "monthly" } },
    { options: { category: "C" } },
    { options: { category: "J", limits: "monthly" } },
    { options: { category: "M" } },
    { options: { workplace_pension: "minimum_net_pay" } },
    { options: { workplace_pension: "minimum_relief_at_source" }, age: 66 },
    { options: { workplace_pension: "minimum_relief_at_source" }, age: 65 },
    { options: { employment_allowance: 3000, apprenticeship_levy: true } },
  ],
};
