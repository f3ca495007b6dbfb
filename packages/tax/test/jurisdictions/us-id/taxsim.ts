import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const grocery =
  "https://tax.idaho.gov/taxes/income-tax/individual-income/popular-credits-and-deductions/idaho-grocery-credit/";

/** Subtracts the grocery credit and adds the 10 that every filer pays for the building fund. */
function withGroceryCredit(c: Case, each: number, standard = c.fed.standard) {
  return rules.ID({ ...c, fed: { ...c.fed, standard } }).minus(each * c.people - 10);
}

export const departures: Departures = {
  "other-deduction-and-rebate": {
    law: "Form 40 of 2021, line 16: 12,550 for separate returns, as in the federal return; the rebate of Idaho Code 63-3024B and the grocery credit of 63-3024A are paid out, the 10 for the building fund are no income tax",
    url: grocery,
    taxsim:
      "TAXSIM deducts 12,750, adds 10 for the building fund, and subtracts a grocery credit of 100 and 9 % of the rest as rebate.",
    tax: (c) => withGroceryCredit(c, 100, Fraction.of(12_750)).times(0.91),
  },
  "grocery-credit": {
    law: "Idaho Code 63-3024A: the grocery credit is refundable; the 10 for the building fund are no income tax; Form 40 of 2024, line 16: the federal standard deduction",
    url: grocery,
    taxsim:
      "TAXSIM subtracts a grocery credit of 120 a person, adds 10 for the building fund, and deducts 14,648 of each spouse and 21,923 of a head of household instead of 14,600 and 21,900.",
    tax: (c) => withGroceryCredit(c, 120, Fraction.of(c.isHead ? 21_923 : 14_648 * c.adults)),
  },
};
