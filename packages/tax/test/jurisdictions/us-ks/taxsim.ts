import { type Case, rules } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const law =
  "K.S.A. 79-32,121 after 2024 SB 1 and 2025 HB 2231 (from tax year 2024): 9,160 (18,320 joint), and 2,320 for a dependent and a head of household";
const url = "https://www.ksrevenue.gov/pdf/ip24.pdf";
const withMore = (c: Case) => rules.KS({ ...c, f: c.f.replaced({ exemption: 9180 * c.adults }) });

export const departures: Departures = {
  exemption: {
    law,
    url,
    taxsim: "TAXSIM's exemption is 9,180, on a joint return 18,360.",
    tax: withMore,
  },
  "exemption-and-earned-income-credit": {
    law: `${law}; the earned income credit of K.S.A. 79-32,205 is refundable`,
    url,
    taxsim: "Besides, TAXSIM subtracts the refundable credit, 17 % of the federal one.",
    tax: (c) => withMore(c).minus(c.fed.earnedIncomeCredit.times(0.17)),
  },
};
