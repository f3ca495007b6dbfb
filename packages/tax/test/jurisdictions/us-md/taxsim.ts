import { rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "straight-exemption": {
    law: "Md. Code, Tax-General 10-211: an exemption of 1,600 from 100,000 to 125,000 of income, then 800, then none",
    url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-2-maryland-taxable-income-calculations-for-individual/part-iii-exemptions/section-10-211-individuals-other-than-fiduciaries?searchWithin=true&listingIndexId=code-of-maryland.article-tax-general&q=blind&type=statute&sort=relevance&p=1",
    taxsim: "TAXSIM lets the exemption of 3,200 fall in a straight line from 100,000 to 150,000.",
    tax: (c) => {
      const amount = (3200 * (150_000 - c.wages)) / 50_000;
      return rules.MD({ ...c, f: c.f.replaced({ exemption: [{ over: -1, amount }] }) });
    },
  },
};
