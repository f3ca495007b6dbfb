import type { Row } from "../../states/oracle/figures.ts";
import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

/** Neb. Rev. Stat. 77-2715.03: the starts of the brackets before they are indexed. */
const starts: Readonly<Record<string, readonly number[]>> = {
  single: [0, 3000, 18_000, 29_000],
  married_separate: [0, 3000, 18_000, 29_000],
  married_joint: [0, 6000, 36_000, 58_000],
  head_of_household: [0, 5600, 28_800, 43_000],
};

function withUnroundedStarts(c: Case): Case {
  const rates = c.f.rows("rates").map(
    (row, index): Row => ({
      ...row,
      over: Math.round((starts[c.status]?.[index] ?? 0) * 1.113),
    }),
  );
  return { ...c, f: c.f.replaced({ rates }) };
}

const booklet = "https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_1040n_booklet.pdf";

export const departures: Departures = {
  "unrounded-starts": {
    law: "Tax Calculation Schedule of Form 1040N for 2021: 3,340, 19,990 and 32,210 for single people (Neb. Rev. Stat. 77-2715.03)",
    url: booklet,
    taxsim: "TAXSIM multiplies the starts of the statute by 1.113.",
    tax: (c) => rules.NE(withUnroundedStarts(c)),
  },
  "earned-income-credit": {
    law: "Form 1040N, refundable credits: 10 % of the federal earned income credit (Neb. Rev. Stat. 77-2715.07)",
    url: "https://nebraskalegislature.gov/laws/statutes.php?statute=77-2715.07",
    taxsim: "TAXSIM subtracts the refundable earned income credit.",
    tax: (c) => rules.NE(c).minus(c.fed.refundable.times(0.1)),
  },
};
