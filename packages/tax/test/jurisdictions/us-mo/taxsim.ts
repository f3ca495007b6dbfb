import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, contributions, scale } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const law =
  "RSMo 143.171, MO-1040 line 13: the deductible share of federal tax is 35, 25, 15, 5 and 0 % by ranges of adjusted gross income";
const url = "https://revisor.mo.gov/main/OneSection.aspx?section=143.171";
const untaxed =
  "RSMo 143.021 and the tax chart of 2022: 1.5 % of the whole income once it reaches 112";

/**
 * TAXSIM's tax on the income after deductions, by steps that are not rounded. In 2022 it does not
 * tax the first 111.
 */
function missouri(c: Case, standard: Fraction, federalTax: Fraction): Fraction {
  const head = c.isHead ? c.f.n("head_exemption") : 0;
  const tax = scale(c, c.agi.above(standard.plus(federalTax).plus(head)));
  return c.year === 2022 ? tax.minus(Fraction.of(111).times(0.015)) : tax;
}

/** TAXSIM's share: 35 % up to 50,000, falling by 10 percentage points for each 25,000 above. */
function sloped(c: Case, paid = c.fed.due.above(c.fed.refundable)): Fraction {
  const share = Fraction.of(0.35).above(c.agi.above(50_000).over(25_000).times(0.1));
  return paid.times(share).least(c.f.n("federal_tax_cap"));
}

export const departures: Departures = {
  "sloped-share": {
    law,
    url,
    taxsim:
      "TAXSIM deducts 35 % up to 50,000 and lets the share fall in a straight line from there, by 10 points on each 25,000.",
    tax: (c) => missouri(c, c.fed.standard, sloped(c)),
  },
  "unrounded-steps": {
    law: "MO-1040 tax chart of 2023: the tax in front of each rate is in whole dollars, 24, 54, 90, 132, 180 and 234",
    url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2023.pdf#page=26",
    taxsim:
      "TAXSIM sums the steps without rounding, 235.37 at the last one (so it does below too).",
    tax: (c) => missouri(c, c.fed.standard, stepped(c)),
  },
  "first-111": {
    law: untaxed,
    url: "https://dor.mo.gov/forms/MO-1040%20Instructions_2022.pdf#page=26",
    taxsim: "TAXSIM leaves the first 111 of 2022 untaxed.",
    tax: (c) => missouri(c, c.fed.standard, stepped(c)),
  },
  "sloped-share-and-first-111": {
    law: `${law}; ${untaxed}`,
    url,
    taxsim: "Both of these, in 2022.",
    tax: (c) => missouri(c, c.fed.standard, sloped(c)),
  },
  "sloped-share-and-working-family-credit": {
    law: `${law}; the Working Family Tax Credit of RSMo 143.177, an earned income credit, is left out here; MO-1040 line 10 takes refundable credits off the federal tax`,
    url,
    taxsim:
      "Besides the sloped share, TAXSIM does not reduce the federal tax by the federal earned income credit, and subtracts the state's, 20 % of it.",
    tax: (c) =>
      missouri(c, c.fed.standard, sloped(c, c.fed.due)).minus(c.fed.earnedIncomeCredit.times(0.2)),
  },
  "contributions-itemized": {
    law: "RSMo 143.141, MO-A part 2: who takes the federal standard deduction does not itemize, nor contributions to Social Security and Medicare",
    url: "https://revisor.mo.gov/main/OneSection.aspx?section=143.141",
    taxsim:
      "TAXSIM itemizes the employee's contributions, the additional Medicare tax on 92.35 % of wages among them.",
    tax: (c) => {
      const medicare = c.agi.times(0.9235).above(200_000).times(0.009);
      return missouri(c, contributions(c.fed, c.agi).plus(medicare), Fraction.of(0));
    },
  },
};

/** The share of the federal tax by ranges of income, as in the law. */
function stepped(c: Case): Fraction {
  const row = c.f.rows("federal_tax_share").findLast(({ over }) => c.agi.isOver(over));
  const paid = c.fed.due.above(c.fed.refundable);
  return paid.times(row?.amount ?? 0).least(c.f.n("federal_tax_cap"));
}
