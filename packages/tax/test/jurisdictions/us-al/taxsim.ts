import { brackets } from "../../states/oracle/figures.ts";
import { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, contributions, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";
import { additionalMedicare } from "../us-ia/taxsim.ts";

const deductions =
  "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-15/";
const exemptions =
  "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-19/";

interface Parts {
  readonly deduction?: Fraction;
  readonly federalTax?: Fraction;
  readonly dependents?: Fraction;
}

/** The tax of Form 40, with some of its lines replaced. */
function form40(c: Case, parts: Parts): Fraction {
  const lines = {
    deduction: contributions(c.fed, c.agi),
    federalTax: c.fed.due.above(c.fed.refundable),
    dependents: Fraction.of(0),
    ...parts,
  };
  const base = c.agi
    .above(lines.deduction)
    .above(lines.federalTax)
    .above(lines.dependents.plus(c.f.n("personal_exemption")));
  return brackets(base, c.f.rows("rates"));
}

const medicare = (c: Case) => contributions(c.fed, c.agi).plus(additionalMedicare(c));

/**
 * TAXSIM's exemption for a dependent. It falls in a straight line up to an income of 100,000: from
 * 500 to 300 in 2021, from 1,000 since 2022.
 */
function slidingExemption(c: Case): Fraction {
  if (c.wages > 100_000) return Fraction.of(300);
  return c.year === 2021
    ? Fraction.of(500).minus(c.agi.minus(20_000).over(160))
    : Fraction.of(1000).minus(c.agi.over(100));
}

export const departures: Departures = {
  "straight-deduction": {
    law: "Code of Alabama 40-18-15(b): the standard deduction of 2021 falls by 25, on a joint return 175, for every 500 over 23,000 (chart of the Form 40 booklet)",
    url: deductions,
    taxsim: "TAXSIM lets it fall in a straight line from 23,500 to 33,000.",
    tax: (c) => {
      const most = c.f.n("standard_deduction");
      const lost = c.agi
        .above(23_500)
        .over(9500)
        .times(most - c.f.n("standard_deduction_floor"));
      return form40(c, { deduction: Fraction.of(most).minus(lost) });
    },
  },
  "straight-exemption": {
    law: "Code of Alabama 40-18-19: 1,000 for a dependent to 50,000 of income, 500 to 100,000, 300 above; worksheet of Form 40: the earned income credit lessens the deductible federal tax",
    url: exemptions,
    taxsim:
      "TAXSIM lets the exemption of a dependent fall in a straight line to 100,000 of income, and leaves the federal tax as it is before the earned income credit.",
    tax: (c) => form40(c, { dependents: slidingExemption(c), federalTax: c.fed.due }),
  },
  "rescue-plan-credits": {
    law: "Act 2022-37: the federal tax of 2021 is deducted as if the credits were those of the Code on 31 December 2020, 2,000 for a child; Code of Alabama 40-18-19: 500 for a dependent from 20,000 to 100,000",
    url: "https://revenue.alabama.gov/arpa-tax-relief/",
    taxsim:
      "TAXSIM subtracts the credit of 2021, 3,000 for a child less 5 % of the income over 112,500, from the deductible tax, and lets the exemption of a dependent fall in a straight line.",
    tax: (c) => {
      const credit = Fraction.of(3000).minus(c.agi.above(112_500).times(0.05));
      return form40(c, { dependents: slidingExemption(c), federalTax: c.fed.tax.above(credit) });
    },
  },
  "additional-medicare": {
    law: "Code of Alabama 40-18-15(a)(3)a: the taxes of the Federal Insurance Contributions Act, with 0.9 % of the wages over 200,000, or 250,000, of 26 U.S.C. 3101(b)(2)",
    url: deductions,
    taxsim: "TAXSIM itemizes 0.9 % of what 92.35 % of the wages have over 200,000, or 250,000.",
    tax: (c) =>
      form40(c, { deduction: medicare(c), dependents: slidingExemption(c).times(c.children) }),
  },
  "without-additional-medicare": {
    law: "Code of Alabama 40-18-15(a)(3)a: the taxes of the Federal Insurance Contributions Act, with the additional Medicare tax of 26 U.S.C. 3101(b)(2)",
    url: deductions,
    taxsim: "These builds of TAXSIM itemize 6.2 % and 1.45 % of the wages alone.",
    tax: (c) => {
      const figures = c.fed.figures.replaced({ additional_medicare_threshold: 1e12 });
      return rules.AL({ ...c, fed: { ...c.fed, figures } });
    },
  },
  "separate-itemizes": {
    law: "Code of Alabama 40-18-15: the federal tax as it is on Form 1040, with the standard deduction of 14,600 (26 U.S.C. 63(c))",
    url: deductions,
    taxsim:
      "TAXSIM computes the federal tax of a separate return with 5,000 of state tax itemized, and has the additional Medicare tax on 92.35 % of the wages over 200,000.",
    tax: (c) =>
      form40(c, {
        deduction: medicare(c),
        federalTax: brackets(c.agi.minus(5000), c.fed.figures.rows("ordinary_rates")),
      }),
  },
};
