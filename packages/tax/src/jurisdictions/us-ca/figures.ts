import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of California. */
export interface UsCaFigures extends MilitaryFigures {
  readonly care_credit_terms?: UsFigures["care_credit"];
  readonly medical_floor: number;
  readonly itemized_limit: { readonly loss_rate: number; readonly limited_share: number };
  readonly young_child_credit: {
    readonly amount: number;
    readonly under_age: number;
    readonly start: number;
    readonly step: number;
    readonly per_step: number;
    /** From 2022: without earnings too, with a loss up to this. */
    readonly loss_limit?: number;
  };
  readonly earned_income_credit: {
    /** One row each for no, one, two, and three or more children. */
    readonly rows: readonly {
      readonly rate: number;
      readonly earned: number;
      /** R&TC 17052(o): a credit below this falls in a straight line to zero at `end`. */
      readonly slow_below: number;
    }[];
    readonly share: number;
    readonly end: number;
    readonly investment_limit: number;
    readonly least_age: number;
  };
  readonly care_credit_share?: Lookup;
  readonly itemized_limit_start?: PerStatus<number>;
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly behavioral_health_tax: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption_credit: number;
  readonly exemption_count: PerStatus<number>;
  readonly dependent_credit: number;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_step: PerStatus<number>;
  readonly exemption_per_step: number;
}

export const data: JurisdictionData<UsCaFigures> = {
  code: "US-CA",
  name: "California",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2024 Form 540 booklet, line 31 and tax table, pages 69 to 74, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/ead1257fb247269957b22bd6e1741cd5a6103505/docs/validation/state-fixtures/CA-2024.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "2025 Form 540 booklet, tax table, as Invaro/opentax-engine reads it",
      url: "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-ca.ts",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2024, CA 540: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2024/src/taxsolve_CA_540_2024.c",
      readOn: "2026-11-22",
    },
    rates2021: {
      title: "California Income Tax Rate Schedules for 2021",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540-tax-rate-schedules.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Cal. Rev. & Tax. Code § 17041",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17041.&lawCode=RTC",
      readOn: "2026-11-20",
    },
    rates2022: {
      title: "California Income Tax Rate Schedules for 2022",
      url: "https://www.ftb.ca.gov/forms/2022/2022-540-tax-rate-schedules.pdf",
      readOn: "2026-11-20",
    },
    rates2023: {
      title: "California Income Tax Rate Schedules for 2023",
      url: "https://www.ftb.ca.gov/forms/2023/2023-540-tax-rate-schedules.pdf",
      readOn: "2026-11-20",
    },
    rates2024: {
      title: "California Income Tax Rate Schedules for 2024",
      url: "https://www.ftb.ca.gov/forms/2024/2024-540-tax-rate-schedules.pdf",
      readOn: "2026-11-20",
    },
    rates2025: {
      title: "California Income Tax Rate Schedules for 2025",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "2025 Form 540 tax rate schedules X, Y, Z (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s8: {
      title:
        "Financial-Path-Visualizer state tax table, tax year 2026 (per-state source notes, after July 2026)",
      url: "https://github.com/kase1111-hash/Financial-Path-Visualizer",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2021 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf",
      readOn: "2026-11-20",
    },
    s10: {
      title: "California Revenue and Taxation Code | Division 2 | Part 10 | Chapter 2 | §17043",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17043.",
      readOn: "2026-11-20",
    },
    second2021: {
      title: "2021 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf#page=2",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Cal. Rev. & Tax. Code § 17073.5",
      url: "https://self-law.org/code/ca/revenue-and-taxation-code/17073-5",
      readOn: "2026-11-28",
    },
    second2022: {
      title: "2022 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2022/2022-540.pdf#page=2",
      readOn: "2026-11-20",
    },
    second2023: {
      title: "2023 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2023/2023-540.pdf#page=2",
      readOn: "2026-11-20",
    },
    second2024: {
      title: "2024 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=2",
      readOn: "2026-11-20",
    },
    second2025: {
      title: "2025 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540.pdf#page=2",
      readOn: "2026-11-20",
    },
    s17: {
      title: "FTB Tax News (2026 indexing 3.4%), reported second hand; 5,706 x 1.034 = 5,900",
      url: "https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/",
      readOn: "2026-11-20",
    },
    first2021: {
      title: "2021 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540.pdf#page=1",
      readOn: "2026-11-20",
    },
    s19: {
      title: "Cal. Rev. & Tax. Code § 17054",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17054.&nodeTreePath=3.20.2&lawCode=RTC",
      readOn: "2026-11-20",
    },
    first2022: {
      title: "2022 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2022/2022-540.pdf#page=1",
      readOn: "2026-11-20",
    },
    first2023: {
      title: "2023 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2023/2023-540.pdf#page=1",
      readOn: "2026-11-20",
    },
    first2024: {
      title: "2024 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2024/2024-540.pdf#page=1",
      readOn: "2026-11-20",
    },
    first2025: {
      title: "2025 Form 540 California Resident Income Tax Return",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540.pdf#page=1",
      readOn: "2026-11-20",
    },
    booklet2021: {
      title: "2021 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540-booklet.html",
      readOn: "2026-11-20",
    },
    s25: {
      title: "Cal. Rev. & Tax. Code § 17054.1 | (b)",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?sectionNum=17054.1.&nodeTreePath=3.20.2&lawCode=RTC",
      readOn: "2026-11-20",
    },
    booklet2022: {
      title: "2022 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2022/2022-540-booklet.html",
      readOn: "2026-11-20",
    },
    booklet2023: {
      title: "2023 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2023/2023-540-booklet.html",
      readOn: "2026-11-20",
    },
    booklet2024: {
      title: "2024 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2024/2024-540-booklet.html",
      readOn: "2026-11-20",
    },
    booklet2025: {
      title: "2025 California Form 540 instructions",
      url: "https://www.ftb.ca.gov/forms/2025/2025-540-booklet.html",
      readOn: "2026-11-20",
    },
    s30: {
      title: "2021 Form 540 Schedule CA instructions",
      url: "https://www.ftb.ca.gov/forms/2021/2021-540-ca-instructions.html",
      readOn: "2026-11-20",
    },
    s31: {
      title: "2022 Form 540 Schedule CA instructions",
      url: "https://www.ftb.ca.gov/forms/2022/2022-540-ca-instructions.html",
      readOn: "2026-11-20",
    },
    s32: {
      title: "2021 Instructions for California Form 3506",
      url: "https://www.ftb.ca.gov/forms/2021/2021-3506-instructions.html",
      readOn: "2026-11-20",
    },
    s33: {
      title: "2022 Instructions for California Form 3506",
      url: "https://www.ftb.ca.gov/forms/2022/2022-3506-instructions.html",
      readOn: "2026-11-20",
    },
    s34: {
      title: "Cal. Rev. & Tax. Code \u00a7 17052",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17052.",
      readOn: "2026-11-28",
    },
    s35: {
      title: "2021 Form FTB 3514 instructions, California Earned Income Tax Credit Worksheet",
      url: "https://www.ftb.ca.gov/forms/2021/2021-3514-instructions.html",
      readOn: "2026-11-28",
    },
    s36: {
      title: "2022 Form FTB 3514 instructions, California Earned Income Tax Credit Worksheet",
      url: "https://www.ftb.ca.gov/forms/2022/2022-3514-instructions.html",
      readOn: "2026-11-28",
    },
    s37: {
      title: "2023 Form FTB 3514 instructions, California Earned Income Tax Credit Worksheet",
      url: "https://www.ftb.ca.gov/forms/2023/2023-3514-instructions.html",
      readOn: "2026-11-28",
    },
    s38: {
      title: "2024 Form FTB 3514 instructions, California Earned Income Tax Credit Worksheet",
      url: "https://www.ftb.ca.gov/forms/2024/2024-3514-booklet.html",
      readOn: "2026-11-28",
    },
    s39: {
      title: "2025 Form FTB 3514 instructions, California Earned Income Tax Credit Worksheet",
      url: "https://www.ftb.ca.gov/forms/2025/2025-3514-booklet.html",
      readOn: "2026-11-28",
    },
    s40: {
      title: "Cal. Rev. & Tax. Code \u00a7 17052.1, as the Lexace code text reads it",
      url: "https://lexace.ai/us/statute/california/rtc-17052.1",
      readOn: "2026-11-28",
    },
    s41: {
      title: "Cal. Rev. & Tax. Code \u00a7 17077",
      url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=17077.",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "R&TC 17132.9: 20,000 of retirement pay from 2025 to 2029, with a federal income up to 125,000, jointly 250,000",
      url: "https://california.public.law/codes/revenue_and_taxation_code_section_17132.9",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Richard Pon CPA on the budget of California of 2025",
      url: "https://www.richardponcpa.com/news/tkf5pr6xlynd2cgdyyar5sr6mdmxne",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "one_source",
    },
    {
      label: "2022",
      from: "2022-01-01",
      to: "2022-12-31",
      status: "enacted",
      confidence: "one_source",
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
      confidence: "two_sources",
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
      confidence: "one_source",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2024-01-01",
        value: {
          bands: [
            { from: 0, width: 50.5 },
            { from: 50.5, width: 100 },
            { from: 99_950.5, width: 50 },
          ],
          end: 100_000.5,
        },
        sources: ["t1", "t2", "t3"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 9325, rate: 0.02 },
            { over: 22_107, rate: 0.04 },
            { over: 34_892, rate: 0.06 },
            { over: 48_435, rate: 0.08 },
            { over: 61_214, rate: 0.093 },
            { over: 312_686, rate: 0.103 },
            { over: 375_221, rate: 0.113 },
            { over: 625_369, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 18_650, rate: 0.02 },
            { over: 44_214, rate: 0.04 },
            { over: 69_784, rate: 0.06 },
            { over: 96_870, rate: 0.08 },
            { over: 122_428, rate: 0.093 },
            { over: 625_372, rate: 0.103 },
            { over: 750_442, rate: 0.113 },
            { over: 1_250_738, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 9325, rate: 0.02 },
            { over: 22_107, rate: 0.04 },
            { over: 34_892, rate: 0.06 },
            { over: 48_435, rate: 0.08 },
            { over: 61_214, rate: 0.093 },
            { over: 312_686, rate: 0.103 },
            { over: 375_221, rate: 0.113 },
            { over: 625_369, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 18_663, rate: 0.02 },
            { over: 44_217, rate: 0.04 },
            { over: 56_999, rate: 0.06 },
            { over: 70_542, rate: 0.08 },
            { over: 83_324, rate: 0.093 },
            { over: 425_251, rate: 0.103 },
            { over: 510_303, rate: 0.113 },
            { over: 850_503, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 18_650, rate: 0.02 },
            { over: 44_214, rate: 0.04 },
            { over: 69_784, rate: 0.06 },
            { over: 96_870, rate: 0.08 },
            { over: 122_428, rate: 0.093 },
            { over: 625_372, rate: 0.103 },
            { over: 750_442, rate: 0.113 },
            { over: 1_250_738, rate: 0.123 },
          ],
        },
        sources: ["rates2021", "s2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 10_099, rate: 0.02 },
            { over: 23_942, rate: 0.04 },
            { over: 37_788, rate: 0.06 },
            { over: 52_455, rate: 0.08 },
            { over: 66_295, rate: 0.093 },
            { over: 338_639, rate: 0.103 },
            { over: 406_364, rate: 0.113 },
            { over: 677_275, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 20_198, rate: 0.02 },
            { over: 47_884, rate: 0.04 },
            { over: 75_576, rate: 0.06 },
            { over: 104_910, rate: 0.08 },
            { over: 132_590, rate: 0.093 },
            { over: 677_278, rate: 0.103 },
            { over: 812_728, rate: 0.113 },
            { over: 1_354_550, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 10_099, rate: 0.02 },
            { over: 23_942, rate: 0.04 },
            { over: 37_788, rate: 0.06 },
            { over: 52_455, rate: 0.08 },
            { over: 66_295, rate: 0.093 },
            { over: 338_639, rate: 0.103 },
            { over: 406_364, rate: 0.113 },
            { over: 677_275, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 20_212, rate: 0.02 },
            { over: 47_887, rate: 0.04 },
            { over: 61_730, rate: 0.06 },
            { over: 76_397, rate: 0.08 },
            { over: 90_240, rate: 0.093 },
            { over: 460_547, rate: 0.103 },
            { over: 552_658, rate: 0.113 },
            { over: 921_059, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 20_198, rate: 0.02 },
            { over: 47_884, rate: 0.04 },
            { over: 75_576, rate: 0.06 },
            { over: 104_910, rate: 0.08 },
            { over: 132_590, rate: 0.093 },
            { over: 677_278, rate: 0.103 },
            { over: 812_728, rate: 0.113 },
            { over: 1_354_550, rate: 0.123 },
          ],
        },
        sources: ["rates2022", "s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 10_412, rate: 0.02 },
            { over: 24_684, rate: 0.04 },
            { over: 38_959, rate: 0.06 },
            { over: 54_081, rate: 0.08 },
            { over: 68_350, rate: 0.093 },
            { over: 349_137, rate: 0.103 },
            { over: 418_961, rate: 0.113 },
            { over: 698_271, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 20_824, rate: 0.02 },
            { over: 49_368, rate: 0.04 },
            { over: 77_918, rate: 0.06 },
            { over: 108_162, rate: 0.08 },
            { over: 136_700, rate: 0.093 },
            { over: 698_274, rate: 0.103 },
            { over: 837_922, rate: 0.113 },
            { over: 1_396_542, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 10_412, rate: 0.02 },
            { over: 24_684, rate: 0.04 },
            { over: 38_959, rate: 0.06 },
            { over: 54_081, rate: 0.08 },
            { over: 68_350, rate: 0.093 },
            { over: 349_137, rate: 0.103 },
            { over: 418_961, rate: 0.113 },
            { over: 698_271, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 20_839, rate: 0.02 },
            { over: 49_371, rate: 0.04 },
            { over: 63_644, rate: 0.06 },
            { over: 78_765, rate: 0.08 },
            { over: 93_037, rate: 0.093 },
            { over: 474_824, rate: 0.103 },
            { over: 569_790, rate: 0.113 },
            { over: 949_649, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 20_824, rate: 0.02 },
            { over: 49_368, rate: 0.04 },
            { over: 77_918, rate: 0.06 },
            { over: 108_162, rate: 0.08 },
            { over: 136_700, rate: 0.093 },
            { over: 698_274, rate: 0.103 },
            { over: 837_922, rate: 0.113 },
            { over: 1_396_542, rate: 0.123 },
          ],
        },
        sources: ["rates2023", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 10_756, rate: 0.02 },
            { over: 25_499, rate: 0.04 },
            { over: 40_245, rate: 0.06 },
            { over: 55_866, rate: 0.08 },
            { over: 70_606, rate: 0.093 },
            { over: 360_659, rate: 0.103 },
            { over: 432_787, rate: 0.113 },
            { over: 721_314, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 21_512, rate: 0.02 },
            { over: 50_998, rate: 0.04 },
            { over: 80_490, rate: 0.06 },
            { over: 111_732, rate: 0.08 },
            { over: 141_212, rate: 0.093 },
            { over: 721_318, rate: 0.103 },
            { over: 865_574, rate: 0.113 },
            { over: 1_442_628, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 10_756, rate: 0.02 },
            { over: 25_499, rate: 0.04 },
            { over: 40_245, rate: 0.06 },
            { over: 55_866, rate: 0.08 },
            { over: 70_606, rate: 0.093 },
            { over: 360_659, rate: 0.103 },
            { over: 432_787, rate: 0.113 },
            { over: 721_314, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 21_527, rate: 0.02 },
            { over: 51_000, rate: 0.04 },
            { over: 65_744, rate: 0.06 },
            { over: 81_364, rate: 0.08 },
            { over: 96_107, rate: 0.093 },
            { over: 490_493, rate: 0.103 },
            { over: 588_593, rate: 0.113 },
            { over: 980_987, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 21_512, rate: 0.02 },
            { over: 50_998, rate: 0.04 },
            { over: 80_490, rate: 0.06 },
            { over: 111_732, rate: 0.08 },
            { over: 141_212, rate: 0.093 },
            { over: 721_318, rate: 0.103 },
            { over: 865_574, rate: 0.113 },
            { over: 1_442_628, rate: 0.123 },
          ],
        },
        sources: ["rates2024", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 11_079, rate: 0.02 },
            { over: 26_264, rate: 0.04 },
            { over: 41_452, rate: 0.06 },
            { over: 57_542, rate: 0.08 },
            { over: 72_724, rate: 0.093 },
            { over: 371_479, rate: 0.103 },
            { over: 445_771, rate: 0.113 },
            { over: 742_953, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 22_158, rate: 0.02 },
            { over: 52_528, rate: 0.04 },
            { over: 82_904, rate: 0.06 },
            { over: 115_084, rate: 0.08 },
            { over: 145_448, rate: 0.093 },
            { over: 742_958, rate: 0.103 },
            { over: 891_542, rate: 0.113 },
            { over: 1_485_906, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 11_079, rate: 0.02 },
            { over: 26_264, rate: 0.04 },
            { over: 41_452, rate: 0.06 },
            { over: 57_542, rate: 0.08 },
            { over: 72_724, rate: 0.093 },
            { over: 371_479, rate: 0.103 },
            { over: 445_771, rate: 0.113 },
            { over: 742_953, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 22_173, rate: 0.02 },
            { over: 52_530, rate: 0.04 },
            { over: 67_716, rate: 0.06 },
            { over: 83_805, rate: 0.08 },
            { over: 98_990, rate: 0.093 },
            { over: 505_208, rate: 0.103 },
            { over: 606_251, rate: 0.113 },
            { over: 1_010_417, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 22_158, rate: 0.02 },
            { over: 52_528, rate: 0.04 },
            { over: 82_904, rate: 0.06 },
            { over: 115_084, rate: 0.08 },
            { over: 145_448, rate: 0.093 },
            { over: 742_958, rate: 0.103 },
            { over: 891_542, rate: 0.113 },
            { over: 1_485_906, rate: 0.123 },
          ],
        },
        sources: ["rates2025", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 11_079, rate: 0.02 },
            { over: 26_264, rate: 0.04 },
            { over: 41_452, rate: 0.06 },
            { over: 57_542, rate: 0.08 },
            { over: 72_724, rate: 0.093 },
            { over: 371_479, rate: 0.103 },
            { over: 445_771, rate: 0.113 },
            { over: 742_953, rate: 0.123 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 22_158, rate: 0.02 },
            { over: 52_528, rate: 0.04 },
            { over: 82_904, rate: 0.06 },
            { over: 115_084, rate: 0.08 },
            { over: 145_448, rate: 0.093 },
            { over: 742_958, rate: 0.103 },
            { over: 891_542, rate: 0.113 },
            { over: 1_485_906, rate: 0.123 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 11_079, rate: 0.02 },
            { over: 26_264, rate: 0.04 },
            { over: 41_452, rate: 0.06 },
            { over: 57_542, rate: 0.08 },
            { over: 72_724, rate: 0.093 },
            { over: 371_479, rate: 0.103 },
            { over: 445_771, rate: 0.113 },
            { over: 742_953, rate: 0.123 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 22_173, rate: 0.02 },
            { over: 52_530, rate: 0.04 },
            { over: 67_716, rate: 0.06 },
            { over: 83_805, rate: 0.08 },
            { over: 98_990, rate: 0.093 },
            { over: 505_208, rate: 0.103 },
            { over: 606_251, rate: 0.113 },
            { over: 1_010_417, rate: 0.123 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 22_158, rate: 0.02 },
            { over: 52_528, rate: 0.04 },
            { over: 82_904, rate: 0.06 },
            { over: 115_084, rate: 0.08 },
            { over: 145_448, rate: 0.093 },
            { over: 742_958, rate: 0.103 },
            { over: 891_542, rate: 0.113 },
            { over: 1_485_906, rate: 0.123 },
          ],
        },
        sources: ["s2", "s8"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    behavioral_health_tax: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_000_000, rate: 0.01 },
        ],
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 4803,
          married_joint: 9606,
          married_separate: 4803,
          head_of_household: 9606,
          surviving_spouse: 9606,
        },
        sources: ["second2021", "s12"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 5202,
          married_joint: 10_404,
          married_separate: 5202,
          head_of_household: 10_404,
          surviving_spouse: 10_404,
        },
        sources: ["second2022", "s12"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 5363,
          married_joint: 10_726,
          married_separate: 5363,
          head_of_household: 10_726,
          surviving_spouse: 10_726,
        },
        sources: ["second2023", "s12"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 5540,
          married_joint: 11_080,
          married_separate: 5540,
          head_of_household: 11_080,
          surviving_spouse: 11_080,
        },
        sources: ["second2024", "s12"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 5706,
          married_joint: 11_412,
          married_separate: 5706,
          head_of_household: 11_412,
          surviving_spouse: 11_412,
        },
        sources: ["second2025", "s12", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 5900,
          married_joint: 11_800,
          married_separate: 5900,
          head_of_household: 11_800,
          surviving_spouse: 11_800,
        },
        sources: ["s17", "s12", "s8"],
        confidence: "one_source",
      },
    ],
    exemption_credit: [
      { from: "2021-01-01", value: 129, sources: ["first2021", "s19"], confidence: "one_source" },
      { from: "2022-01-01", value: 140, sources: ["first2022", "s19"], confidence: "one_source" },
      { from: "2023-01-01", value: 144, sources: ["first2023", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 149, sources: ["first2024", "s19"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: 153,
        sources: ["first2025", "s19", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 153,
        sources: ["s19", "s8"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    exemption_count: [
      {
        from: "2021-01-01",
        value: {
          single: 1,
          married_joint: 2,
          married_separate: 1,
          head_of_household: 1,
          surviving_spouse: 2,
        },
        sources: ["first2021", "s19"],
        confidence: "two_sources",
      },
    ],
    dependent_credit: [
      { from: "2021-01-01", value: 400, sources: ["second2021", "s19"], confidence: "one_source" },
      { from: "2022-01-01", value: 433, sources: ["second2022", "s19"], confidence: "one_source" },
      { from: "2023-01-01", value: 446, sources: ["second2023", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 461, sources: ["second2024", "s19"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: 475,
        sources: ["second2025", "s19", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 475,
        sources: ["s19", "s8"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    exemption_start: [
      {
        from: "2021-01-01",
        value: {
          single: 212_288,
          married_joint: 424_581,
          married_separate: 212_288,
          head_of_household: 318_437,
          surviving_spouse: 424_581,
        },
        sources: ["booklet2021", "s25"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 229_908,
          married_joint: 459_821,
          married_separate: 229_908,
          head_of_household: 344_867,
          surviving_spouse: 459_821,
        },
        sources: ["booklet2022", "s25"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 237_035,
          married_joint: 474_075,
          married_separate: 237_035,
          head_of_household: 355_558,
          surviving_spouse: 474_075,
        },
        sources: ["booklet2023", "s25"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 244_857,
          married_joint: 489_719,
          married_separate: 244_857,
          head_of_household: 367_291,
          surviving_spouse: 489_719,
        },
        sources: ["booklet2024", "s25"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 252_203,
          married_joint: 504_411,
          married_separate: 252_203,
          head_of_household: 378_310,
          surviving_spouse: 504_411,
        },
        sources: ["booklet2025", "s25", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 252_203,
          married_joint: 504_411,
          married_separate: 252_203,
          head_of_household: 378_310,
          surviving_spouse: 504_411,
        },
        sources: ["s25", "s8"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    exemption_step: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 2500,
          married_separate: 1250,
          head_of_household: 2500,
          surviving_spouse: 2500,
        },
        sources: ["booklet2021", "s25"],
        confidence: "two_sources",
      },
    ],
    exemption_per_step: [
      { from: "2021-01-01", value: 6, sources: ["booklet2021", "s25"], confidence: "two_sources" },
    ],
    itemized_limit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 212288,
          married_joint: 424581,
          married_separate: 212288,
          head_of_household: 318437,
          surviving_spouse: 424581,
        },
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 229908,
          married_joint: 459821,
          married_separate: 229908,
          head_of_household: 344867,
          surviving_spouse: 459821,
        },
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 237035,
          married_joint: 474075,
          married_separate: 237035,
          head_of_household: 355558,
          surviving_spouse: 474075,
        },
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 244857,
          married_joint: 489719,
          married_separate: 244857,
          head_of_household: 367291,
          surviving_spouse: 489719,
        },
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 252203,
          married_joint: 504411,
          married_separate: 252203,
          head_of_household: 378310,
          surviving_spouse: 504411,
        },
        sources: ["s30", "s31"],
        confidence: "two_sources",
      },
    ],
    care_credit_share: [
      {
        from: "2018-01-01",
        value: [
          { over: 0, amount: 0.5 },
          { over: 40000, amount: 0.43 },
          { over: 70000, amount: 0.34 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s32", "s33"],
        confidence: "two_sources",
      },
    ],
    earned_income_credit: [
      {
        from: "2021-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 3922, slow_below: 212 },
            { rate: 0.34, earned: 5890, slow_below: 535 },
            { rate: 0.4, earned: 8268, slow_below: 535 },
            { rate: 0.45, earned: 8268, slow_below: 535 },
          ],
          share: 0.85,
          end: 30000,
          investment_limit: 4053,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 4248, slow_below: 230 },
            { rate: 0.34, earned: 6379, slow_below: 579 },
            { rate: 0.4, earned: 8954, slow_below: 579 },
            { rate: 0.45, earned: 8954, slow_below: 579 },
          ],
          share: 0.85,
          end: 30000,
          investment_limit: 4389,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 4380, slow_below: 237 },
            { rate: 0.34, earned: 6577, slow_below: 597 },
            { rate: 0.4, earned: 9232, slow_below: 597 },
            { rate: 0.45, earned: 9232, slow_below: 597 },
          ],
          share: 0.85,
          end: 30950,
          investment_limit: 4525,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 4525, slow_below: 245 },
            { rate: 0.34, earned: 6794, slow_below: 617 },
            { rate: 0.4, earned: 9537, slow_below: 617 },
            { rate: 0.45, earned: 9537, slow_below: 617 },
          ],
          share: 0.85,
          end: 31950,
          investment_limit: 4674,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 4661, slow_below: 252 },
            { rate: 0.34, earned: 6998, slow_below: 636 },
            { rate: 0.4, earned: 9823, slow_below: 636 },
            { rate: 0.45, earned: 9823, slow_below: 636 },
          ],
          share: 0.85,
          end: 32900,
          investment_limit: 4814,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          rows: [
            { rate: 0.0765, earned: 4661, slow_below: 252 },
            { rate: 0.34, earned: 6998, slow_below: 636 },
            { rate: 0.4, earned: 9823, slow_below: 636 },
            { rate: 0.45, earned: 9823, slow_below: 636 },
          ],
          share: 0.85,
          end: 32900,
          investment_limit: 4814,
          least_age: 18,
        },
        sources: ["s34", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    young_child_credit: [
      {
        from: "2021-01-01",
        value: { amount: 1000, under_age: 6, start: 25000, step: 100, per_step: 20 },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          amount: 1083,
          under_age: 6,
          start: 25000,
          step: 100,
          per_step: 21.66,
          loss_limit: 32490,
        },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          amount: 1117,
          under_age: 6,
          start: 25775,
          step: 100,
          per_step: 21.66,
          loss_limit: 33497,
        },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          amount: 1154,
          under_age: 6,
          start: 26626,
          step: 100,
          per_step: 21.67,
          loss_limit: 34602,
        },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          amount: 1189,
          under_age: 6,
          start: 27425,
          step: 100,
          per_step: 21.71,
          loss_limit: 35640,
        },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          amount: 1189,
          under_age: 6,
          start: 27425,
          step: 100,
          per_step: 21.71,
          loss_limit: 35640,
        },
        sources: ["s40", "s35", "s36", "s37", "s38", "s39"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    itemized_limit: [
      {
        from: "2018-01-01",
        value: { loss_rate: 0.06, limited_share: 0.8 },
        sources: ["s41", "s30"],
        confidence: "two_sources",
      },
    ],
    medical_floor: [
      { from: "2018-01-01", value: 0.075, sources: ["s30", "s31"], confidence: "two_sources" },
    ],
    care_credit_terms: [
      {
        from: "2021-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.35,
          steps: [
            {
              over_joint: 15000,
              over_other: 15000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: false,
        },
        sources: ["s32"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: {
          share: 1,
          most: [{ over: 0, amount: 20_000 }],
          income_up_to: {
            single: 125_000,
            married_joint: 250_000,
            married_separate: 125_000,
            head_of_household: 125_000,
            surviving_spouse: 250_000,
          },
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
    ],
  },
};
