import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "no-credit-of-a-head": {
    law: "AR1000F, line 7A: a head of household has one more personal credit of 29 (Ark. Code 26-51-501)",
    url: "https://support.taxslayer.com/hc/en-us/articles/360015704892-How-do-I-claim-the-additional-personal-credits-on-my-Arkansas-return",
    taxsim: "TAXSIM gives credits for the taxpayer and the dependent, and none for the status.",
    tax: (c) => rules.AR(c).plus(c.f.n("personal_credit")),
  },
};
