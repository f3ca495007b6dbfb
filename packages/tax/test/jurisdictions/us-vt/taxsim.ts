import { brackets } from "../../states/oracle/figures.ts";
import type { Fraction } from "../../states/oracle/fraction.ts";
import type { Case } from "../../states/oracle/states.ts";
import type { Departures } from "../../states/taxsim/departure.ts";

const rates = [0.0335, 0.066, 0.076, 0.0875];

/** The starts of TAXSIM's brackets, where they differ from those of the schedules. */
const starts: Readonly<Record<string, readonly [number, number, number]>> = {
  "2021 single": [40_944.5, 99_134, 206_786.5],
  "2021 married_joint": [68_347, 165_207, 251_751],
  "2021 married_separate": [34_173.5, 82_603.5, 125_875],
  "2021 head_of_household": [54_857.5, 141_613, 229_269],
  "2022 single": [42_206, 102_189, 213_158.5],
  "2022 head_of_household": [56_548, 145_976, 236_334],
  "2024 married_joint": [79_950, 193_350, 294_619.5],
  "2024 married_separate": [39_975, 96_675, 147_309],
  "2024 head_of_household": [64_150, 165_700, 268_349.5],
};

/** TAXSIM's standard deductions, where they differ. */
const standards: Readonly<Record<string, number>> = {
  "2021 head_of_household": 9525,
  "2022 married_separate": 6550,
  "2023 married_separate": 7050,
  "2024 married_joint": 14_806,
  "2024 married_separate": 7428,
  "2024 head_of_household": 11_117,
};

/**
 * Below the federal standard deduction TAXSIM adds 40 % of the difference to the income, as if a
 * capital gain were excluded.
 */
function vermont(c: Case): Fraction {
  const key = `${c.year} ${c.status}`;
  const standard = standards[key] ?? c.f.n("standard_deduction");
  const each = c.year === 2024 ? 5112 : c.f.n("exemption");
  const income = c.agi.plus(c.fed.standard.above(c.agi).times(0.4));
  const base = income.above(standard + each * c.people);
  const own = starts[key];
  const rows = [0, ...(own ?? [])].map((over, index) => ({ over, rate: rates[index] ?? 0 }));
  return brackets(base, own ? rows : c.f.rows("rates"));
}

const schedules =
  "32 V.S.A. 5822(a), IN-111 tax rate schedules; 5811(21), IN-111 lines 4 and 5: the amounts as the Department rounds them";
const url = "https://tax.vermont.gov/individuals/personal-income-tax/rates-and-brackets";

export const departures: Departures = {
  "own-amounts": {
    law: schedules,
    url,
    taxsim:
      "TAXSIM's brackets begin up to 199 lower or 56 higher (40,944.50 for 40,950 in 2021), its standard deductions are 9,525 for a head of household in 2021, 6,550, 7,050 and 7,428 on separate returns from 2022, 14,806 and 11,117 in 2024, its exemption of 2024 is 5,112.",
    tax: vermont,
  },
  "missing-federal-deduction": {
    law: `${schedules}; IN-112: only a capital gain can be excluded, at 40 %`,
    url,
    taxsim:
      "Below the federal standard deduction TAXSIM adds 40 % of what is missing to the income, besides its own amounts.",
    tax: vermont,
  },
  "earned-income-credit": {
    law: "32 V.S.A. 5828b, IN-112: the earned income credit, 36 % of the federal one and 38 % from 2022, is refundable",
    url,
    taxsim: "TAXSIM subtracts the refundable credit, besides its own amounts.",
    tax: (c) => vermont(c).minus(c.fed.earnedIncomeCredit.times(c.year === 2021 ? 0.36 : 0.38)),
  },
};
