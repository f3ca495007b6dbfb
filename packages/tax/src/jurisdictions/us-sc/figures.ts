import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of South Carolina. */
export interface UsScFigures extends MilitaryFigures {
  readonly own_deduction_step?: number;
  readonly printed_table?: StateTable;
  readonly rates: Brackets;
  readonly older_standard_deduction?: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly young_child_deduction: number;
  readonly young_child_age: number;
  readonly own_deduction?: PerStatus<number>;
  readonly own_deduction_start?: PerStatus<number>;
  readonly own_deduction_width?: PerStatus<number>;
  readonly two_earner_credit: Brackets;
  readonly gain_deduction: number;
  readonly age_deduction: number;

  readonly retirement_deduction: number;
  readonly earned_income_match: number;
  readonly earned_income_credit_max?: number;
  readonly care_credit_share: number;
  readonly care_most?: { readonly for_one: number; readonly for_more: number };
}

export const data: JurisdictionData<UsScFigures> = {
  code: "US-SC",
  name: "South Carolina",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2025 SC1040TT, income tax tables, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/56c0d30d2372bdcf7356e77b57d0f18899ccd616/packages/corpus-us-federal/src/rules/state-sc.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "SC 2021 Income Tax Chart",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040TT_2021.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "SC H.4216 Section 1 - Section 12-6-510(C) (2026+)",
      url: "https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm",
      readOn: "2026-11-20",
    },
    s3: {
      title: "SC 2022 Income Tax Chart",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040TT_2022.pdf",
      readOn: "2026-11-20",
    },
    s4: {
      title: "SC 1040ES Instructions 2023",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040ES_2023.pdf#page=4",
      readOn: "2026-11-20",
    },
    s5: {
      title: "SC 2024 Income Tax Chart",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040TT_2024.pdf#page=1",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "S.C. Code 12-6-510 and the income adjusted deduction (H. 4216) (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s7: {
      title: "IRS Rev. Proc. 2024-40 § 3.15 (2025 inflation-adjusted values under pre-OBBBA rule)",
      url: "https://www.irs.gov/pub/irs-drop/rp-24-40.pdf#page=12",
      readOn: "2026-11-20",
    },
    s8: {
      title: "SC Code § 12-6-40(A)(1)(a) — IRC conformity as amended through December 31, 2024",
      url: "https://www.scstatehouse.gov/code/t12c006.php",
      readOn: "2026-11-20",
    },
    s9: {
      title: "SC 1040 tax form instructions (2021)",
      url: "https://dor.sc.gov/forms-site/Forms/IITPacket_2021.pdf#page=19",
      readOn: "2026-11-20",
    },
    s10: {
      title: "SC 1040 tax form (2022)",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040_2022.pdf#page=2",
      readOn: "2026-11-20",
    },
    s11: {
      title: "SC 1040 tax form instructions (2023)",
      url: "https://dor.sc.gov/forms-site/Forms/IITPacket_2023.pdf#page=29",
      readOn: "2026-11-20",
    },
    s12: {
      title: "SC 1040 tax form instructions (2024)",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040Instr_2024.pdf#page=16",
      readOn: "2026-11-20",
    },
    s13: {
      title: "SC 1040 tax form instructions (2025)",
      url: "https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf#page=16",
      readOn: "2026-11-20",
    },
    s14: {
      title: "SC 1040 tax form (2021) Line t",
      url: "https://dor.sc.gov/forms-site/Forms/SC1040_2021.pdf#page=2",
      readOn: "2026-11-20",
    },
    s15: {
      title: "SC 1040 tax form instructions (2021)",
      url: "https://dor.sc.gov/forms-site/Forms/IITPacket_2021.pdf#page=23",
      readOn: "2026-11-20",
    },
    s16: {
      title: "SC 1040 tax form instructions (2022)",
      url: "https://dor.sc.gov/forms-site/Forms/IITPacket_2022.pdf#page=23",
      readOn: "2026-11-20",
    },
    s17: {
      title: "SC 1040 tax form instructions (2023)",
      url: "https://dor.sc.gov/forms-site/Forms/IITPacket_2023.pdf#page=32",
      readOn: "2026-11-20",
    },
    s18: {
      title: "S.C. Code 12-6-1170(B)",
      url: "https://www.scstatehouse.gov/code/t12c006.php",
      readOn: "2026-11-22",
    },
    s19: {
      title: "SC1040 instructions 2025, age 65 and older deduction (as PolicyEngine US cites them)",
      url: "https://dor.sc.gov/sites/dor/files/forms/SC1040Instr_2025.pdf#page=12",
      readOn: "2026-11-22",
    },
    s20: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    n1: {
      title: "S.C. Code 12-6-1170: retirement income",
      url: "https://www.scstatehouse.gov/code/t12c006.php",
      readOn: "2026-11-28",
    },
    n2: {
      title:
        "S.C. Code 12-6-3632: share of the federal earned income credit; from 2026 at most 200 (H.4216)",
      url: "https://www.scstatehouse.gov/code/t12c006.php",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "S.C. Code 12-6-3380: 7 % of expenses of 26 U.S.C. 21; in 2021 with the limits of 2020",
      url: "https://www.scstatehouse.gov/code/t12c006.php",
      readOn: "2026-11-28",
    },
    s21: {
      title: "SCDOR: 83.33 % in 2021, 104.17 % in 2022, 125 % from 2023",
      url: "https://www.audacy.com/989word/articles/press-release/earned-income-tax-credit-up",
      readOn: "2026-11-28",
    },
    m1: {
      title: "S.C. Code 12-6-1171: all military retirement income, from 2022",
      url: "https://casetext.com/statute/code-of-laws-of-south-carolina-1976/title-12-taxation/chapter-6-south-carolina-income-tax-act/article-9-taxable-income-calculation/section-12-6-1171-military-retirement-income-deduction-definitions-surviving-spouse",
      readOn: "2026-11-28",
    },
    m3: {
      title:
        "S.C. Code 12-6-1171(A) to 2021, as the amendment of H. 3247 prints it: 17,500 within earned income, from 65 30,000",
      url: "https://scstatehouse.gov/amendments.php?KEY=30479",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "SC1040 instructions, line p, worksheet, as PolicyEngine US reads them: military retirement pay lowers the maximum of other pensions",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2023",
      from: "2023-01-01",
      to: "2023-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2024",
      from: "2024-01-01",
      to: "2024-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50 },
            { from: 7000, width: 100 },
          ],
          end: 100_000,
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3110, rate: 0.03 },
          { over: 6220, rate: 0.04 },
          { over: 9330, rate: 0.05 },
          { over: 12_440, rate: 0.06 },
          { over: 15_560, rate: 0.07 },
        ],
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3200, rate: 0.03 },
          { over: 16_040, rate: 0.065 },
        ],
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3330, rate: 0.03 },
          { over: 16_680, rate: 0.064 },
        ],
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3460, rate: 0.03 },
          { over: 17_330, rate: 0.062 },
        ],
        sources: ["s5", "s2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 3560, rate: 0.03 },
          { over: 17_830, rate: 0.06 },
        ],
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.0199 },
          { over: 30_000, rate: 0.0521 },
        ],
        sources: ["s2", "s6"],
        confidence: "two_sources",
      },
    ],
    older_standard_deduction: [
      {
        from: "2025-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s8", "s6"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 4300, sources: ["s9", "s8"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4430, sources: ["s10", "s8"], confidence: "two_sources" },
      { from: "2023-01-01", value: 4610, sources: ["s11", "s8"], confidence: "two_sources" },
      { from: "2024-01-01", value: 4790, sources: ["s12", "s8"], confidence: "one_source" },
      { from: "2025-01-01", value: 4930, sources: ["s13", "s8"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 4930,
        sources: ["s8", "s6"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    young_child_deduction: [
      { from: "2021-01-01", value: 4300, sources: ["s9", "s8"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4430, sources: ["s10", "s8"], confidence: "two_sources" },
      { from: "2023-01-01", value: 4610, sources: ["s11", "s8"], confidence: "two_sources" },
      { from: "2024-01-01", value: 4790, sources: ["s12", "s8"], confidence: "one_source" },
      { from: "2025-01-01", value: 4930, sources: ["s13", "s8"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 4930,
        sources: ["s8", "s6"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    young_child_age: [
      { from: "2021-01-01", value: 6, sources: ["s14", "s8"], confidence: "two_sources" },
    ],
    own_deduction: [
      {
        from: "2026-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s2", "s6"],
        confidence: "two_sources",
      },
    ],
    own_deduction_start: [
      {
        from: "2026-01-01",
        value: {
          single: 40_000,
          married_joint: 80_000,
          married_separate: 40_000,
          head_of_household: 60_000,
          surviving_spouse: 80_000,
        },
        sources: ["s2", "s6"],
        confidence: "two_sources",
      },
    ],
    own_deduction_width: [
      {
        from: "2026-01-01",
        value: {
          single: 55_000,
          married_joint: 110_000,
          married_separate: 55_000,
          head_of_household: 82_500,
          surviving_spouse: 110_000,
        },
        sources: ["s2", "s6"],
        confidence: "two_sources",
      },
    ],
    two_earner_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0.007 },
          { over: 43_333, rate: 0 },
        ],
        sources: ["s15", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.007 },
          { over: 46_667, rate: 0 },
        ],
        sources: ["s16", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.007 },
          { over: 50_000, rate: 0 },
        ],
        sources: ["s17", "s8"],
        confidence: "two_sources",
      },
    ],
    gain_deduction: [
      { from: "2021-01-01", value: 0.44, sources: ["s14", "s8"], confidence: "two_sources" },
    ],
    age_deduction: [
      {
        from: "2021-01-01",
        value: 15_000,
        sources: ["s18", "s19", "s20"],
        confidence: "two_sources",
      },
    ],
    retirement_deduction: [
      { from: "2021-01-01", value: 3000, sources: ["n1"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.8333, sources: ["n2", "s21"], confidence: "one_source" },
      { from: "2022-01-01", value: 1.0417, sources: ["n2", "s21"], confidence: "one_source" },
      { from: "2023-01-01", value: 1.25, sources: ["n2", "s21"], confidence: "one_source" },
    ],
    earned_income_credit_max: [
      { from: "2026-01-01", value: 200, sources: ["n2"], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2021-01-01", value: 0.07, sources: ["n3"], confidence: "one_source" },
    ],
    care_most: [
      {
        from: "2021-01-01",
        value: { for_one: 3000, for_more: 6000 },
        sources: ["n3"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    own_deduction_step: [
      { from: "2026-01-01", value: 10, sources: ["s2", "s6"], confidence: "one_source" },
    ],
    military_exclusion: [
      {
        from: "2021-01-01",
        value: {
          share: 1,
          within_earnings: { below: 65 },
          most: [
            { over: 0, amount: 17_500 },
            { over: 65, amount: 30_000 },
          ],
        },
        sources: ["m3", "m2"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
