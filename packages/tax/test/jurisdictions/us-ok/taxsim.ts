import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const law =
  "68 O.S. 5011: the sales tax relief of 40 a person is refundable and claimed on Form 538-S; 68 O.S. 2357, Schedule 511-F: 5 % of the federal child tax credit";
const url =
  "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2022/511-Pkt-2022.pdf";

const salesTaxRelief = (c: Case) => Fraction.of(40 * c.people);

export const departures: Departures = {
  "sales-tax-relief": {
    law,
    url,
    taxsim: "TAXSIM subtracts the sales tax relief.",
    tax: (c) => rules.OK(c).minus(salesTaxRelief(c)),
  },
  "child-credit-twice": {
    law,
    url,
    taxsim: "TAXSIM subtracts the sales tax relief, and counts the child credit of 2021 twice.",
    tax: (c) => rules.OK(c).minus(salesTaxRelief(c)).minus(c.fed.familyCredit.times(0.05)),
  },
};
