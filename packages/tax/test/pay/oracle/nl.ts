import { cent, min, type Oracle, type Rational } from "../slow-calculator.ts";

export const oracle: Oracle = {
  pays: ({ gross, options, on, months }) => {
    const figures = on(months[0] ?? "");
    const base = min(gross, figures.maximum_premium_wage);
    const employer = (rate: unknown): [number, Rational] => [0, cent(base.times(Number(rate)))];
    return {
      zvw: employer(figures.zvw),
      awf: employer(options.contract === "flexible" ? figures.awf.flexible : figures.awf.permanent),
      aof: employer(options.employer_size === "small" ? figures.aof.small : figures.aof.large),
      wko: employer(0.005),
      whk: employer(options.whk_rate ?? figures.whk),
    };
  },
  variants: [
    { options: { contract: "flexible", employer_size: "small" } },
    { options: { whk_rate: 0.0071 } },
  ],
};
