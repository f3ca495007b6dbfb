import { brackets } from "../../states/oracle/figures.ts";
import type { Case } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const title30 = "https://delcode.delaware.gov/title30/c011/sc01/index.html";

/**
 * To 2023 TAXSIM's row above 25,000 is 989 plus 5.5 %. Its schedule therefore jumps down at 25,000
 * and up at 60,000.
 */
function olderRow(c: Case) {
  const base = c.agi.above(c.f.n("standard_deduction"));
  const isOld = base.isOver(25_000) && !base.isOver(60_000);
  const tax = isOld ? base.minus(25_000).times(0.055).plus(989) : brackets(base, c.f.rows("rates"));
  return tax.above(110 * c.people);
}

export const departures: Departures = {
  "older-row": {
    law: "30 Del. C. 1102(a)(14), rate table of Form PIT-RES: 1,001 plus 5.55 % over 25,000",
    url: title30,
    taxsim: "TAXSIM computes 989 plus 5.5 % between 25,000 and 60,000, an older row of the table.",
    tax: olderRow,
  },
  "relief-rebate": {
    law: "House Bill 360 of 2022 (83 Del. Laws ch. 290): the relief rebate of 300 for each adult is a payment and no credit on Form PIT-RES; 30 Del. C. 1102(a)(14)",
    url: "https://legis.delaware.gov/BillDetail/99311",
    taxsim:
      "TAXSIM subtracts the rebate from the tax, and has the older row between 25,000 and 60,000.",
    tax: (c) => olderRow(c).minus(300 * c.adults),
  },
};
