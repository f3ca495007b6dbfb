import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "head-deduction": {
    law: "A.R.S. 43-1041, Form 140 line 43 of 2021: 18,800 for heads of household",
    url: "https://azdor.gov/forms/individual/form-140-resident-personal-income-tax-form",
    taxsim: "TAXSIM's standard deduction of heads of household is 18,825.",
    tax: (c) => rules.AZ({ ...c, f: c.f.replaced({ standard_deduction: 18_825 }) }),
  },
};
