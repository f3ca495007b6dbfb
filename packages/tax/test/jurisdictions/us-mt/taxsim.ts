import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

export const departures: Departures = {
  "rebate-and-later-bracket": {
    law: "Form 2 of 2023, rate table: 6.75 % less 656 over 21,600; the rebate of 15-30-2191 MCA (House Bill 192 of 2023) repays tax of 2021 and is no credit of 2023",
    url: "https://mtrevenue.gov/taxes/individual-income-tax/individual-tax-rates/",
    taxsim:
      "TAXSIM starts the highest bracket at 21,800 and subtracts the rebate of 1,250, on a joint return 2,500.",
    tax: (c) => {
      const rates = c.f
        .rows("rates")
        .map((row) => (row.over === 21_600 ? { ...row, over: 21_800 } : row));
      return rules.MT({ ...c, f: c.f.replaced({ rates }) }).minus(1250 * c.adults);
    },
  },
  "recovery-rebate": {
    law: "15-30-2131(1)(b) MCA of 2021: federal income tax paid is deducted up to 10,000 on a joint return; 26 U.S.C. 6428B: the rebate is paid out and does not lessen what was withheld",
    url: "https://law.justia.com/codes/montana/2021/title-15/chapter-30/part-21/section-15-30-2131/",
    taxsim:
      "TAXSIM takes the recovery rebate of 1,400 for each adult off the deductible federal tax.",
    tax: (c: Case) => rules.MT({ ...c, fed: { ...c.fed, due: c.fed.due.above(1400 * c.adults) } }),
  },
};
