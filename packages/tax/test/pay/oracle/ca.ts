import { type Amounts, cent, type Employee, type Oracle, r, slice } from "../slow-calculator.ts";

/** A pension plan with its second part, and employment insurance, each once a year. */
export function plans(
  { gross, age, months, on }: Employee,
  [plan, second, insurance]: readonly [string, string, string],
): Amounts {
  const figures = on(months[0] ?? "");
  const first = figures[plan];
  const [from, to] = first.ages;
  const pays = age === undefined || (from <= age && age <= to);
  const pension = pays ? cent(slice(gross, first.lower, first.upper).times(first.rate)) : r(0);
  const { rate, lower, upper } = figures[second];
  const more = pays ? cent(slice(gross, lower, upper).times(rate)) : r(0);
  const premium = cent(slice(gross, 0, figures[insurance].upper).times(figures[insurance].rate));
  return {
    [plan]: [pension, pension],
    [second]: [more, more],
    [insurance]: [premium, cent(premium.times(7).over(5))],
  };
}

export const oracle: Oracle = {
  pays: (employee) => plans(employee, ["cpp", "cpp2", "ei"]),
  variants: [{ age: 17 }, { age: 18 }, { age: 69 }, { age: 70 }],
};
