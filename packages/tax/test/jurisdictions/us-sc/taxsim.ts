import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

/**
 * TAXSIM's tax: the amounts subtracted, 100 and 667, follow from the starts of 2023. Which of them
 * applies follows from those of 2024.
 */
function withEarlierAmounts(c: Case) {
  const base = c.fed.taxable.above(c.children * c.f.n("dependent_exemption"));
  return base.isOver(17_330) ? base.times(0.062).minus(667) : rules.SC(c);
}

export const departures: Departures = {
  "earlier-amounts": {
    law: "SC1040TT of 2024: 3 % over 3,460 and 6.2 % over 17,330 (S.C. Code 12-6-510), which is 6.2 % less 658.36",
    url: "https://dor.sc.gov/forms-site/Forms/SC1040TT_2024.pdf#page=1",
    taxsim: "TAXSIM subtracts 667 from 6.2 % of the income, the amount of 2023.",
    tax: withEarlierAmounts,
  },
  "earlier-amounts-and-earned-income-credit": {
    law: "SC1040TT of 2024, as above; S.C. Code 12-6-3632: 125 % of the federal earned income credit is claimed on Schedule TC-60, and tax_due leaves credits for earned income out",
    url: "https://dor.sc.gov/forms-site/Forms/SC1040TT_2024.pdf#page=1",
    taxsim:
      "TAXSIM subtracts 667, the amount of 2023, and 125 % of the federal earned income credit.",
    tax: (c) => withEarlierAmounts(c).above(c.fed.refundable.times(1.25)),
  },
};
