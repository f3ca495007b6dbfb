import { cent, min, type Oracle, r } from "../slow-calculator.ts";

const rates: Readonly<Record<string, readonly [number, number]>> = {
  "101": [0.1337, 0.2179],
  "102": [0.1337, 0.2279],
  "103": [0.1037, 0.1879],
};

export const oracle: Oracle = {
  pays({ gross, months, options, on }) {
    const [own, firm] = rates[String(options.kpk)] ?? [0, 0];
    const { ceiling } = on(months[0] ?? "").efka;
    const salary = gross.over(14);
    const pay = (rate: number) =>
      cent(min(salary, ceiling).times(rate))
        .times(13)
        .plus(cent(min(salary.over(2), ceiling).times(rate)).times(2));
    return { efka: [pay(own), pay(firm)], elpc: [0, gross.isAbove(0) ? 20 : r(0)] };
  },
  variants: [{ options: { kpk: "102" } }, { options: { kpk: "103" } }],
};
