import { Fraction } from "../../states/oracle/fraction.ts";
import { scale } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "straight-line": {
    law: "R.I. Gen. Laws 44-30-2.6(c)(3)(A)(II) and (E)(3): deduction and exemption fall by a fifth for each step of income begun and are gone after the fourth, RI-1040 worksheets",
    url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2023-12/2023%20Tax%20Rate%20and%20Worksheets.pdf#page=1",
    taxsim:
      "TAXSIM lets both fall in a straight line (over 33,250 from 233,730 in 2023, over 35,000 from 246,470 in 2024) and keeps a fifth at any income.",
    tax: (c) => {
      const [start, width] = c.year === 2023 ? [233_730, 33_250] : [246_470, 35_000];
      const kept = Fraction.of(1).above(c.agi.above(start).over(width)).most(0.2);
      const whole = c.f.n("standard_deduction") + c.people * c.f.n("exemption");
      return scale(c, c.agi.above(kept.times(whole)));
    },
  },
};
