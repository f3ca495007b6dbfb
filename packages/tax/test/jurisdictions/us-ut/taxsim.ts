import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "credit-start": {
    law: "Utah Code 59-10-1018, TC-40 line 17 of 2022: the credit falls over 31,096 on a joint return",
    url: "https://tax.utah.gov/forms/2022/tc-40inst.pdf",
    taxsim: "TAXSIM starts the fall at 31,176.",
    tax: (c) => rules.UT({ ...c, f: c.f.replaced({ credit_start: 31_176 }) }),
  },
};
