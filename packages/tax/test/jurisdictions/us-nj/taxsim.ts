import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const code = {
  law: "N.J.S.A. 54A:2-1: 5.525 % from 80,000 to 150,000",
  url: "https://law.justia.com/codes/new-jersey/2022/title-54a/section-54a-2-1/",
};

const withRate = (rate: number) => (c: Case) => {
  const rates = c.f.rows("rates").map((row) => (row.rate === 0.05525 ? { ...row, rate } : row));
  return rules.NJ({ ...c, f: c.f.replaced({ rates }) });
};

export const departures: Departures = {
  "rate-5.25": {
    ...code,
    taxsim: "TAXSIM has 5.25 % for 2021 on joint returns and those of heads of household.",
    tax: withRate(0.0525),
  },
  "rate-5.53": {
    ...code,
    taxsim:
      "TAXSIM rounds the rate of 2023 to 5.53 % on joint returns and those of heads of household.",
    tax: withRate(0.0553),
  },
};
