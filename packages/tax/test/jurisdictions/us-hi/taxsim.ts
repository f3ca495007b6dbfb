import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "earned-income-credit": {
    law: "HRS 235-55.75: to 2022 the credit of 20 % of the federal one is subtracted from the tax, and the rest is carried forward",
    url: "https://files.hawaii.gov/tax/forms/2024/n11ins.pdf",
    taxsim: "TAXSIM's row is the tax before the credit.",
    tax: (c) => rules.HI({ ...c, year: 2023 }),
  },
  "own-tax-itemized": {
    law: "N-11 line 23: the standard deduction; these rules do not itemize (line 22), which is left out and open to who paid more in deductible state tax",
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
