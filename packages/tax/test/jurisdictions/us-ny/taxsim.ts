import type { Fraction } from "../../states/oracle/fraction.ts";
import { type Case, scale } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const household =
  "Tax Law 606(b), IT-201 line 40: income of not more than 25,000 belongs to the lower row of the household credit";
const supplement =
  "Tax Law 601(d), IT-201 tax computation worksheets: over 107,650 of adjusted gross income the benefit of the lower brackets is taken back, in parts of 50,000, from 0 on";
const url = "https://www.nysenate.gov/legislation/laws/TAX/606";
const worksheets = "https://www.tax.ny.gov/forms/income_cur_forms.htm";

const taxable = (c: Case) => c.agi.above(c.f.n("standard_deduction") + 1000 * c.children);

/**
 * TAXSIM's tax with the household credit of the row that begins at 25,000. A joint return gets no
 * amount for the spouse.
 */
const nextRow = (c: Case) => scale(c, taxable(c)).minus(c.isJoint ? 40 : 20);

/**
 * TAXSIM's tax on taxable income over 107,650: it adds 430 and another amount that grows
 * with income.
 */
function withOwnAmounts(c: Case, start: number, amount: number, first: number): Fraction {
  const base = taxable(c);
  if (!base.isOver(107_650)) return scale(c, base);
  const share = c.agi.above(start).over(50_000).least(1);
  return scale(c, base).plus(first).plus(share.times(amount));
}

const amounts: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  2022: { single: 322, married_joint: 167, head_of_household: 430 },
  2023: { single: 403, married_joint: 69, head_of_household: 538 },
};

export const departures: Departures = {
  "household-credit-row": {
    law: household,
    url,
    taxsim:
      "TAXSIM gives 25,000 the credit of the next row: 20, on a joint return 40 and nothing for the second person.",
    tax: nextRow,
  },
  "household-credit-row-and-earned-income-credit": {
    law: `${household}; the earned income credit of Tax Law 606(d) is refundable`,
    url,
    taxsim:
      "Besides, TAXSIM subtracts the refundable credit, 30 % of the federal one less the household credit.",
    tax: (c) => nextRow(c).minus(c.fed.earnedIncomeCredit.times(0.3).above(40)),
  },
  "no-household-credit-and-earned-income-credit": {
    law: `${household}; the earned income credit of Tax Law 606(d) is refundable`,
    url,
    taxsim:
      "TAXSIM gives a couple of 2024 no household credit, and subtracts the refundable credit, 30 % of the federal one.",
    tax: (c) => scale(c, taxable(c)).minus(c.fed.earnedIncomeCredit.times(0.3)),
  },
  "supplemental-amounts": {
    law: supplement,
    url: worksheets,
    taxsim:
      "TAXSIM starts at 107,650 of taxable income, with 430 at once (1.25 less in 2024) and 322, 167 or 430 (2022), 403, 69 or 538 (2023, 2024) more over 50,000 of income.",
    tax: (c) => {
      const status = c.status === "married_separate" ? "single" : c.status;
      const amount = amounts[Math.min(c.year, 2023)]?.[status] ?? 0;
      return withOwnAmounts(c, 107_650, amount, c.year === 2024 ? 428.75 : 430);
    },
  },
  "supplemental-amounts-and-rate": {
    law: supplement,
    url: worksheets,
    taxsim:
      "For a couple of 2023 over 161,550 TAXSIM takes 430 and 2,407 more over 50,000 of income, and a rate of 6.99 instead of 6 %.",
    tax: (c) => withOwnAmounts(c, 161_550, 2407, 430).plus(taxable(c).above(161_550).times(0.0099)),
  },
  "no-supplemental-tax": {
    law: supplement,
    url: worksheets,
    taxsim: "TAXSIM computes no supplemental tax for couples of 2024.",
    tax: (c) => scale(c, taxable(c)),
  },
};
