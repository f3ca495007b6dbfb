import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "later-excess": {
    law: "Rate table of the IT 1040 booklet of 2022: 3,254.41 plus 3.990 % of the excess over 115,300, which joins the row below without a jump (R.C. 5747.02(A)(3))",
    url: "https://tax.ohio.gov/individual/resources/annual-tax-rates",
    taxsim: "TAXSIM counts the excess from 115,500, so that the tax falls by 7.98 at 115,300.",
    tax: (c) => {
      const rates = c.f
        .rows("rates")
        .map((row) => (row.over === 115_300 ? { ...row, over: 115_500 } : row));
      return rules.OH({ ...c, f: c.f.replaced({ rates }) });
    },
  },
};
