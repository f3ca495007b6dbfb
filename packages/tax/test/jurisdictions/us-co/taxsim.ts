import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "no-addback-and-refund": {
    law: "C.R.S. 39-22-104(3)(p.5), DR 0104 line 6 of 2023 and 2024: from 300,000 of federal adjusted gross income the deduction over 12,000 (16,000 joint) is added back; the sales tax refund of C.R.S. 39-22-2003 (DR 0104 line 34) is a payment and no part of the tax",
    url: "https://tax.colorado.gov/DR0104",
    taxsim:
      "TAXSIM adds nothing back and subtracts the refund: 800 for 2023, 565 in the highest tier of 2024, twice that on a joint return.",
    tax: (c) => {
      const refund = (c.year === 2023 ? 800 : 565) * c.adults;
      return rules.CO({ ...c, f: c.f.replaced({ addback_start: null }) }).minus(refund);
    },
  },
};
