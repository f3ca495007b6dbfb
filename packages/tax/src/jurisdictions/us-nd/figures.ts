import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of North Dakota. */
export interface UsNdFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly relief_credit_joint: number;
  readonly relief_credit: number;
  readonly gain_exclusion: number;
  readonly dividend_exclusion: number;
  readonly marriage_credit_most: number;
  readonly marriage_credit_qualified: number;
  readonly marriage_credit_base: number;
  readonly marriage_credit_taxable: number;
}

export const data: JurisdictionData<UsNdFigures> = {
  code: "US-ND",
  name: "North Dakota",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2025 North Dakota tax table: Invaro/opentax-engine compared its 1,195 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/24576f03afd1d434917dd657ead6706ab76d8740/packages/corpus-us-federal/src/rules/state-nd.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 North Dakota income tax instructions",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2021-iit/individual-income-tax-booklet-2021.pdf#page=34",
      readOn: "2026-11-20",
    },
    s2: {
      title: "North Dakota legal code 57-38-30.3.(1)(d)",
      url: "https://casetext.com/statute/north-dakota-century-code/title-57-taxation/chapter-57-38-income-tax/section-57-38-303-individual-estate-and-trust-income-tax",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 North Dakota income tax instructions",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2022-iit/2022-individual-income-tax-booklet.pdf#page=34",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2023 North Dakota income tax instructions",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2023-iit/2023-individual-income-tax-booklet.pdf#page=30",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2024 North Dakota income tax instructions",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2024-iit/2024-individual-income-tax-booklet.pdf#page=29",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2025 North Dakota income tax instructions",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/2025-individual-income-tax-booklet.pdf#page=29",
      readOn: "2026-11-20",
    },
    s7: {
      title: "RetireGolden state research notes (primary-source transcription, 2026-08)",
      url: "https://github.com/RetireGolden/RetireGolden",
      readOn: "2026-11-20",
    },
    s8: {
      title: "2026 Forms ND-1 and ND-EZ Tax Rate Schedules, Form ND-1ES SFN 28709 (12-2025)",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2025-iit/28709-form-nd-1es-2026.pdf",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "ND-1ES schedules, four statuses (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2021 North Dakota income tax form and instruction booklet, line 20",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2021-iit/individual-income-tax-booklet-2021.pdf#page=16",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 North Dakota income tax form and instruction booklet, line 7",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2021-iit/individual-income-tax-booklet-2021.pdf#page=14",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2021 North Dakota income tax form and instruction booklet, line 13",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2021-iit/individual-income-tax-booklet-2021.pdf#page=15",
      readOn: "2026-11-20",
    },
    w1: {
      title:
        "2021 North Dakota income tax form and instruction booklet, Marriage Penalty Credit Worksheet and line 22",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2021-iit/2021-individual-income-tax-booklet.pdf#page=17",
      readOn: "2026-11-20",
    },
    w2: {
      title:
        "2022 North Dakota income tax form and instruction booklet, Marriage Penalty Credit Worksheet and line 22",
      url: "https://www.tax.nd.gov/sites/www/files/documents/forms/individual/2022-iit/2022-individual-income-tax-booklet.pdf#page=16",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "North Dakota HB 1053 of 2019 (N.D.C.C. 57-38-30.3(2)): retired military personnel benefits, after 2018",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_state=nd&billsummary_id=NDB00003617&billsummary_session=66",
      readOn: "2026-11-28",
    },
    m2: {
      title: "FreeTaxUSA, military retirement pay exclusion of North Dakota",
      url: "https://www.freetaxusa.com/help/display_faq.jsp?North-Dakota-Military-Retirement-Pay-Exlcusion&faq_id=8841",
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
      confidence: "one_source",
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
            { from: 0, width: 40_250, tax: 0 },
            { from: 40_250, width: 50 },
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
        value: {
          single: [
            { over: 0, rate: 0.011 },
            { over: 40_525, rate: 0.0204 },
            { over: 98_100, rate: 0.0227 },
            { over: 204_675, rate: 0.0264 },
            { over: 445_000, rate: 0.029 },
          ],
          married_joint: [
            { over: 0, rate: 0.011 },
            { over: 67_700, rate: 0.0204 },
            { over: 163_550, rate: 0.0227 },
            { over: 249_150, rate: 0.0264 },
            { over: 445_000, rate: 0.029 },
          ],
          married_separate: [
            { over: 0, rate: 0.011 },
            { over: 33_850, rate: 0.0204 },
            { over: 81_775, rate: 0.0227 },
            { over: 124_575, rate: 0.0264 },
            { over: 222_500, rate: 0.029 },
          ],
          head_of_household: [
            { over: 0, rate: 0.011 },
            { over: 54_300, rate: 0.0204 },
            { over: 140_200, rate: 0.0227 },
            { over: 226_950, rate: 0.0264 },
            { over: 445_000, rate: 0.029 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.011 },
            { over: 67_700, rate: 0.0204 },
            { over: 163_550, rate: 0.0227 },
            { over: 249_150, rate: 0.0264 },
            { over: 445_000, rate: 0.029 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.011 },
            { over: 41_775, rate: 0.0204 },
            { over: 101_050, rate: 0.0227 },
            { over: 210_825, rate: 0.0264 },
            { over: 458_350, rate: 0.029 },
          ],
          married_joint: [
            { over: 0, rate: 0.011 },
            { over: 69_700, rate: 0.0204 },
            { over: 168_450, rate: 0.0227 },
            { over: 256_650, rate: 0.0264 },
            { over: 458_350, rate: 0.029 },
          ],
          married_separate: [
            { over: 0, rate: 0.011 },
            { over: 34_850, rate: 0.0204 },
            { over: 84_225, rate: 0.0227 },
            { over: 128_325, rate: 0.0264 },
            { over: 229_175, rate: 0.029 },
          ],
          head_of_household: [
            { over: 0, rate: 0.011 },
            { over: 55_900, rate: 0.0204 },
            { over: 144_400, rate: 0.0227 },
            { over: 233_750, rate: 0.0264 },
            { over: 458_350, rate: 0.029 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.011 },
            { over: 69_700, rate: 0.0204 },
            { over: 168_450, rate: 0.0227 },
            { over: 256_650, rate: 0.0264 },
            { over: 458_350, rate: 0.029 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 44_725, rate: 0.0195 },
            { over: 225_975, rate: 0.025 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 74_750, rate: 0.0195 },
            { over: 275_100, rate: 0.025 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 37_375, rate: 0.0195 },
            { over: 137_550, rate: 0.025 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 59_950, rate: 0.0195 },
            { over: 250_550, rate: 0.025 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 74_750, rate: 0.0195 },
            { over: 275_100, rate: 0.025 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 47_150, rate: 0.0195 },
            { over: 238_200, rate: 0.025 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 78_775, rate: 0.0195 },
            { over: 289_975, rate: 0.025 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 39_375, rate: 0.0195 },
            { over: 144_975, rate: 0.025 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 63_175, rate: 0.0195 },
            { over: 264_100, rate: 0.025 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 78_775, rate: 0.0195 },
            { over: 289_975, rate: 0.025 },
          ],
        },
        sources: ["s5", "s2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 48_475, rate: 0.0195 },
            { over: 244_825, rate: 0.025 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 80_975, rate: 0.0195 },
            { over: 298_075, rate: 0.025 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 40_475, rate: 0.0195 },
            { over: 149_025, rate: 0.025 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 64_950, rate: 0.0195 },
            { over: 271_450, rate: 0.025 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 80_975, rate: 0.0195 },
            { over: 298_075, rate: 0.025 },
          ],
        },
        sources: ["s6", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 49_575, rate: 0.0195 },
            { over: 250_400, rate: 0.025 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 82_800, rate: 0.0195 },
            { over: 304_850, rate: 0.025 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 41_400, rate: 0.0195 },
            { over: 152_425, rate: 0.025 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 66_400, rate: 0.0195 },
            { over: 277_600, rate: 0.025 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 82_800, rate: 0.0195 },
            { over: 304_850, rate: 0.025 },
          ],
        },
        sources: ["s8", "s2", "s9"],
        confidence: "two_sources",
      },
    ],
    relief_credit_joint: [
      { from: "2021-01-01", value: 700, sources: ["s10"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0, sources: ["s10"], confidence: "two_sources" },
    ],
    relief_credit: [
      { from: "2021-01-01", value: 350, sources: ["s10"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0, sources: ["s10"], confidence: "two_sources" },
    ],
    gain_exclusion: [
      { from: "2021-01-01", value: 0.4, sources: ["s11", "s2"], confidence: "two_sources" },
    ],
    dividend_exclusion: [
      { from: "2021-01-01", value: 0.4, sources: ["s12", "s2"], confidence: "two_sources" },
    ],
    marriage_credit_most: [
      { from: "2021-01-01", value: 201, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 208, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 287, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 303, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 312, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    marriage_credit_qualified: [
      { from: "2021-01-01", value: 39_830, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 40_979, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 43_980, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 46_275, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 47_550, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    marriage_credit_base: [
      { from: "2021-01-01", value: 12_550, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 12_950, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 13_850, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 14_600, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 15_750, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    marriage_credit_taxable: [
      { from: "2021-01-01", value: 67_812, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 69_812, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 74_862, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 78_836, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 81_036, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
