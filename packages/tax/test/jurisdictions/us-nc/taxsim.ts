import type { Departures } from "../../states/taxsim/departure.ts";
import { interpolated } from "../../states/taxsim/interpolated.ts";

export const departures: Departures = {
  "child-deduction-between-rows": {
    law: "G.S. 105-153.5(a1), D-401 line 10b: the child deduction is one amount for each range of adjusted gross income",
    url: "https://www.ncdor.gov/2024-d-401-individual-income-tax-instructions/open#page=13",
    taxsim:
      "Within a range TAXSIM lets the child deduction rise again towards the amount of the range before.",
    tax: (c) => {
      const amount = interpolated(c.agi, c.f.rows("child_deduction")).times(c.children);
      return c.agi.above(amount.plus(c.f.n("standard_deduction"))).times(c.f.n("rate"));
    },
  },
};
