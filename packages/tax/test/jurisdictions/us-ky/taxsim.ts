import { Fraction } from "../../states/oracle/fraction.ts";
import { poverty } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";
import { interpolated } from "../../states/taxsim/interpolated.ts";

export const departures: Departures = {
  "family-size-share-between-rows": {
    law: "KRS 141.066, Form 740 line 20: the family size tax credit is a percentage by full ranges of modified gross income over the poverty guideline",
    url: "https://www.lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_141-066",
    taxsim: "Within a range TAXSIM lets the percentage rise again towards the range before.",
    tax: (c) => {
      const share = interpolated(c.agi.over(poverty(c, 4)), c.f.rows("family_size_credit"));
      const base = c.agi.above(c.f.n("standard_deduction"));
      return base.times(c.f.n("rate")).times(Fraction.of(1).minus(share));
    },
  },
};
