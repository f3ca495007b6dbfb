import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const law =
  "R.S. 47:32 after Act 395 of 2021: 1.85, 3.5 and 4.25 % from 2022; R.S. 47:298, the deduction of federal tax, ended with 2021 (Act 395; constitutional amendment 2 of 2021)";
const url = "https://www.legis.la.gov/legis/Law.aspx?d=101946";

/**
 * TAXSIM's older rates of 2, 4 and 6 %. A dependent of a head of household is exempt as in 2021.
 */
function older(c: Case, federal_tax_deductible: boolean) {
  const joint = c.isJoint ? 2 : 1;
  const rates = [
    { over: 0, rate: 0.02 },
    { over: 12_500 * joint, rate: 0.04 },
    { over: 50_000 * joint, rate: 0.06 },
  ];
  const fed = { ...c.fed, due: c.fed.tax };
  return rules.LA({ ...c, fed, f: c.f.replaced({ rates, federal_tax_deductible }) });
}

export const departures: Departures = {
  "older-rates-and-federal-tax": {
    law,
    url,
    taxsim:
      "TAXSIM keeps 2, 4 and 6 % in 2022 and still deducts the federal tax, before the child credit.",
    tax: (c) => older(c, true),
  },
  "older-rates": {
    law,
    url,
    taxsim: "TAXSIM keeps 2, 4 and 6 % in 2023, without the deduction.",
    tax: (c) => older(c, false),
  },
};
