import { rules } from "../us-oracle/states.ts";
import type { Departures } from "./departure.ts";

export const departures: Departures = {
  "own-tax-itemized": {
    law: "N-11 lines 22 and 23: wage earners who claim no deductions take the standard deduction; HRS 235-7(e) denies state income tax to single and head returns over 100,000 and 150,000",
    url: "https://files.hawaii.gov/tax/forms/2024/n11ins.pdf",
    taxsim:
      "TAXSIM itemizes Hawaii's own tax where it exceeds the standard deduction, computed in two rounds.",
    tax: (c) => {
      const itemizing = (own: unknown) =>
        rules.HI({ ...c, f: c.f.replaced({ standard_deduction: own }) });
      return itemizing(itemizing(rules.HI(c).cents()).cents());
    },
  },
};
