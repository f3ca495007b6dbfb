import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "single-schedule": {
    law: "N.D.C.C. 57-38-30.3(1)(c), ND-1 tax rate schedule of married persons who file separately",
    url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2024-iit/2024-individual-income-tax-booklet.pdf#page=29",
    taxsim: "TAXSIM taxes separate returns by the schedule of single persons.",
    tax: (c) => rules.ND({ ...c, f: c.f.replaced({ rates: c.f.of("rates", "single") }) }),
  },
};
