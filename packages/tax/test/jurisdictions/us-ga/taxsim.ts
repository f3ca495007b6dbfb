import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "no-exemption-and-refund": {
    law: "O.C.G.A. 48-7-26, Form 500 line 14c of 2023: 3,700 of personal exemption on a separate return; the surplus refund of HB 1302 is no part of the tax",
    url: "https://law.justia.com/codes/georgia/2022/title-48/chapter-7/article-2/section-48-7-26-d-1/",
    taxsim:
      "TAXSIM allows no personal exemption on a separate return and subtracts the refund of 250.",
    tax: (c) => rules.GA({ ...c, f: c.f.replaced({ personal_exemption: 0 }) }).minus(250),
  },
};
