import { brackets, type Row } from "../../states/oracle/figures.ts";
import { Fraction } from "../../states/oracle/fraction.ts";
import type { Case } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const instructions = "https://www.revenue.wi.gov/TaxForms2023/2023-Form1-Inst.pdf#page=39";

const taxable = (c: Case, deduction: Fraction) => c.agi.above(deduction.plus(700 * c.people));

/** TAXSIM's tax: the rates of 2022, less the amounts that belong to the rates of 2023. */
function withEarlierRates(base: Fraction, rows: readonly Row[]): Fraction {
  const earlier = [0.0354, 0.0465, 0.053, 0.0765];
  const reached = rows.filter((row) => base.isOver(row.over));
  const subtracted = reached.reduce((total, row, index) => {
    const before = reached[index - 1]?.rate ?? row.rate ?? 0;
    return total.plus(Fraction.of(row.over).times((row.rate ?? 0) - before));
  }, Fraction.of(0));
  return base.times(earlier[reached.length - 1] ?? 0).minus(subtracted);
}

export const departures: Departures = {
  "no-separate-deduction": {
    law: "Wis. Stat. 71.05(22), standard deduction table of Form 1: separate returns have a deduction that falls by 19.778 % of the income over its start",
    url: instructions,
    taxsim: "From 2022 TAXSIM gives separate returns no standard deduction.",
    tax: (c) => brackets(taxable(c, Fraction.of(0)), c.f.rows("rates")),
  },
  "head-ends-early": {
    law: "Wis. Stat. 71.05(22), standard deduction table of Form 1: a head of household has at least the deduction of a single person, which ends above 124,000",
    url: instructions,
    taxsim: "TAXSIM ends the deduction of a head of household at 115,240, the end of 2022.",
    tax: (c) => brackets(taxable(c, Fraction.of(0)), c.f.rows("rates")),
  },
  "earlier-rates": {
    law: "Tax rate schedules of Form 1 for 2023: 3.50 % and 4.40 % (2023 Wisconsin Act 19); standard deduction table: 12,760 for single people, 23,620 on a joint return",
    url: instructions,
    taxsim:
      "TAXSIM keeps 3.54 % and 4.65 %, less amounts computed with the rates of 2023, and multiplies the deductions of 2022 by 1.083.",
    tax: (c) => {
      const most = 1.083 * (c.isJoint ? 21_820 : 11_790);
      const slid = brackets(c.agi, c.f.rows(c.isJoint ? "slide_joint" : "slide_single"));
      return withEarlierRates(taxable(c, Fraction.of(most).above(slid)), c.f.rows("rates"));
    },
  },
};
