import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Connecticut. */
export interface UsCtFigures extends MilitaryFigures {
  readonly property_tax_credit_for_all: boolean;
  readonly benefits_free_below?: PerStatus<number>;
  readonly benefits_taxed_share?: number;
  readonly pension_share_other?: Lookup;
  readonly pension_share_joint?: Lookup;
  readonly property_tax_credit_loss?: number;
  readonly property_tax_credit_step?: PerStatus<number>;
  readonly property_tax_credit_start?: PerStatus<number>;
  readonly property_tax_credit?: number;
  readonly earned_income_credit_addition?: number;
  readonly earned_income_credit_rate?: number;
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly personal_exemption: PerStatus<number>;
  readonly exemption_start: PerStatus<number>;
  readonly exemption_step: number;
  readonly exemption_per_step: number;
  readonly addback_start: PerStatus<number>;
  readonly addback_step: PerStatus<number>;
  readonly addback_per_step: PerStatus<number>;
  readonly addback_max: PerStatus<number>;
  readonly recapture_low_start?: PerStatus<number>;
  readonly recapture_low_step?: PerStatus<number>;
  readonly recapture_low_per_step?: PerStatus<number>;
  readonly recapture_low_max?: PerStatus<number>;
  readonly recapture_middle_start: PerStatus<number>;
  readonly recapture_middle_step: PerStatus<number>;
  readonly recapture_middle_per_step: PerStatus<number>;
  readonly recapture_middle_max: PerStatus<number>;
  readonly recapture_high_start: PerStatus<number>;
  readonly recapture_high_step: PerStatus<number>;
  readonly recapture_high_per_step: PerStatus<number>;
  readonly recapture_high_max: PerStatus<number>;
  readonly credit_percentage: PerStatus<Lookup>;
}

export const data: JurisdictionData<UsCtFigures> = {
  code: "US-CT",
  name: "Connecticut",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Connecticut income tax tables (of adjusted gross income, with exemption and credit), as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/1c27f7d88faecf6045c97edd66eca379f8bc241c/packages/corpus-us-federal/src/rules/state-ct.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-700, (9), (B)",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-700",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=20",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-702, (b & c)",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-702",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=21",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=22",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-703, (1), (I)",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-703",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=3",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Connecticut Earned Income Tax Credit Form (2024)",
      url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=3",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-704e",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-704e",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-704c, (b),(1)",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-704c",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=14",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=26",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Connecticut General Statutes, Chapter 229, Sec. 12-701 (20)(B)(xxii)",
      url: "https://www.cga.ct.gov/current/pub/chap_229.htm#sec_12-701",
      readOn: "2026-11-20",
    },
    s14: {
      title:
        "2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions, Pension and Annuity Worksheet",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=28",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2025 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2025/income/2025-ct-1040-instructions_1225.pdf#page=24",
      readOn: "2026-11-20",
    },
    s16: {
      title: "2024 Form CT-1040 Connecticut Resident Income Tax Return Instructions",
      url: "https://portal.ct.gov/-/media/drs/forms/2024/income/2024-ct-1040-instructions_1224.pdf#page=24",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "Connecticut Office of Legislative Research: all military pensions are exempt from 2015 on",
      url: "https://olreporter.blogspot.com/2015/09/states-competing-for-military-retirees.html",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in Connecticut",
      url: "https://support.taxslayerpro.com/hc/en-us/articles/7576441106714-Desktop-Connecticut-Military-Retirement-Pension-Income",
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
        value: { bands: [{ from: 12_000, width: 50 }], end: 102_000, holds: "upper" },
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
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.05 },
            { over: 50_000, rate: 0.055 },
            { over: 100_000, rate: 0.06 },
            { over: 200_000, rate: 0.065 },
            { over: 250_000, rate: 0.069 },
            { over: 500_000, rate: 0.0699 },
          ],
          married_joint: [
            { over: 0, rate: 0.03 },
            { over: 20_000, rate: 0.05 },
            { over: 100_000, rate: 0.055 },
            { over: 200_000, rate: 0.06 },
            { over: 400_000, rate: 0.065 },
            { over: 500_000, rate: 0.069 },
            { over: 1_000_000, rate: 0.0699 },
          ],
          married_separate: [
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.05 },
            { over: 50_000, rate: 0.055 },
            { over: 100_000, rate: 0.06 },
            { over: 200_000, rate: 0.065 },
            { over: 250_000, rate: 0.069 },
            { over: 500_000, rate: 0.0699 },
          ],
          head_of_household: [
            { over: 0, rate: 0.03 },
            { over: 16_000, rate: 0.05 },
            { over: 80_000, rate: 0.055 },
            { over: 160_000, rate: 0.06 },
            { over: 320_000, rate: 0.065 },
            { over: 400_000, rate: 0.069 },
            { over: 800_000, rate: 0.0699 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.03 },
            { over: 20_000, rate: 0.05 },
            { over: 100_000, rate: 0.055 },
            { over: 200_000, rate: 0.06 },
            { over: 400_000, rate: 0.065 },
            { over: 500_000, rate: 0.069 },
            { over: 1_000_000, rate: 0.0699 },
          ],
        },
        sources: ["s1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.02 },
            { over: 10_000, rate: 0.045 },
            { over: 50_000, rate: 0.055 },
            { over: 100_000, rate: 0.06 },
            { over: 200_000, rate: 0.065 },
            { over: 250_000, rate: 0.069 },
            { over: 500_000, rate: 0.0699 },
          ],
          married_joint: [
            { over: 0, rate: 0.02 },
            { over: 20_000, rate: 0.045 },
            { over: 100_000, rate: 0.055 },
            { over: 200_000, rate: 0.06 },
            { over: 400_000, rate: 0.065 },
            { over: 500_000, rate: 0.069 },
            { over: 1_000_000, rate: 0.0699 },
          ],
          married_separate: [
            { over: 0, rate: 0.02 },
            { over: 10_000, rate: 0.045 },
            { over: 50_000, rate: 0.055 },
            { over: 100_000, rate: 0.06 },
            { over: 200_000, rate: 0.065 },
            { over: 250_000, rate: 0.069 },
            { over: 500_000, rate: 0.0699 },
          ],
          head_of_household: [
            { over: 0, rate: 0.02 },
            { over: 16_000, rate: 0.045 },
            { over: 80_000, rate: 0.055 },
            { over: 160_000, rate: 0.06 },
            { over: 320_000, rate: 0.065 },
            { over: 400_000, rate: 0.069 },
            { over: 800_000, rate: 0.0699 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.02 },
            { over: 20_000, rate: 0.045 },
            { over: 100_000, rate: 0.055 },
            { over: 200_000, rate: 0.06 },
            { over: 400_000, rate: 0.065 },
            { over: 500_000, rate: 0.069 },
            { over: 1_000_000, rate: 0.0699 },
          ],
        },
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
    ],
    personal_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 15_000,
          married_joint: 24_000,
          married_separate: 12_000,
          head_of_household: 19_000,
          surviving_spouse: 24_000,
        },
        sources: ["s3"],
        confidence: "two_sources",
      },
    ],
    exemption_start: [
      {
        from: "2021-01-01",
        value: {
          single: 30_000,
          married_joint: 48_000,
          married_separate: 24_000,
          head_of_household: 38_000,
          surviving_spouse: 48_000,
        },
        sources: ["s3"],
        confidence: "two_sources",
      },
    ],
    exemption_step: [
      { from: "2021-01-01", value: 1000, sources: ["s3"], confidence: "two_sources" },
    ],
    exemption_per_step: [
      { from: "2021-01-01", value: 1000, sources: ["s3"], confidence: "two_sources" },
    ],
    addback_start: [
      {
        from: "2021-01-01",
        value: {
          single: 56_500,
          married_joint: 100_500,
          married_separate: 50_250,
          head_of_household: 78_500,
          surviving_spouse: 100_500,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    addback_step: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 5000,
          married_separate: 2500,
          head_of_household: 4000,
          surviving_spouse: 5000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    addback_per_step: [
      {
        from: "2021-01-01",
        value: {
          single: 20,
          married_joint: 40,
          married_separate: 20,
          head_of_household: 32,
          surviving_spouse: 40,
        },
        sources: ["s1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 25,
          married_joint: 50,
          married_separate: 25,
          head_of_household: 40,
          surviving_spouse: 50,
        },
        sources: ["s4", "s1"],
        confidence: "two_sources",
      },
    ],
    addback_max: [
      {
        from: "2021-01-01",
        value: {
          single: 200,
          married_joint: 400,
          married_separate: 200,
          head_of_household: 320,
          surviving_spouse: 400,
        },
        sources: ["s1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 250,
          married_joint: 500,
          married_separate: 250,
          head_of_household: 400,
          surviving_spouse: 500,
        },
        sources: ["s4", "s1"],
        confidence: "two_sources",
      },
    ],
    recapture_low_start: [
      {
        from: "2024-01-01",
        value: {
          single: 105_000,
          married_joint: 210_000,
          married_separate: 105_000,
          head_of_household: 168_000,
          surviving_spouse: 210_000,
        },
        sources: ["s5", "s1"],
        confidence: "two_sources",
      },
    ],
    recapture_low_step: [
      {
        from: "2024-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 8000,
          surviving_spouse: 10_000,
        },
        sources: ["s5", "s1"],
        confidence: "two_sources",
      },
    ],
    recapture_low_per_step: [
      {
        from: "2024-01-01",
        value: {
          single: 25,
          married_joint: 50,
          married_separate: 25,
          head_of_household: 40,
          surviving_spouse: 50,
        },
        sources: ["s5", "s1"],
        confidence: "two_sources",
      },
    ],
    recapture_low_max: [
      {
        from: "2024-01-01",
        value: {
          single: 250,
          married_joint: 500,
          married_separate: 250,
          head_of_household: 400,
          surviving_spouse: 500,
        },
        sources: ["s5", "s1"],
        confidence: "two_sources",
      },
    ],
    recapture_middle_start: [
      {
        from: "2021-01-01",
        value: {
          single: 200_000,
          married_joint: 400_000,
          married_separate: 200_000,
          head_of_household: 320_000,
          surviving_spouse: 400_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_middle_step: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 8000,
          surviving_spouse: 10_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_middle_per_step: [
      {
        from: "2021-01-01",
        value: {
          single: 90,
          married_joint: 180,
          married_separate: 90,
          head_of_household: 140,
          surviving_spouse: 180,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_middle_max: [
      {
        from: "2021-01-01",
        value: {
          single: 2700,
          married_joint: 5400,
          married_separate: 2700,
          head_of_household: 4200,
          surviving_spouse: 5400,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_high_start: [
      {
        from: "2021-01-01",
        value: {
          single: 500_000,
          married_joint: 1_000_000,
          married_separate: 500_000,
          head_of_household: 800_000,
          surviving_spouse: 1_000_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_high_step: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 8000,
          surviving_spouse: 10_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_high_per_step: [
      {
        from: "2021-01-01",
        value: {
          single: 50,
          married_joint: 100,
          married_separate: 50,
          head_of_household: 80,
          surviving_spouse: 100,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    recapture_high_max: [
      {
        from: "2021-01-01",
        value: {
          single: 450,
          married_joint: 900,
          married_separate: 450,
          head_of_household: 720,
          surviving_spouse: 900,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    credit_percentage: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 15_000, amount: 0.75 },
            { over: 18_800, amount: 0.7 },
            { over: 19_300, amount: 0.65 },
            { over: 19_800, amount: 0.6 },
            { over: 20_300, amount: 0.55 },
            { over: 20_800, amount: 0.5 },
            { over: 21_300, amount: 0.45 },
            { over: 21_800, amount: 0.4 },
            { over: 22_300, amount: 0.35 },
            { over: 25_000, amount: 0.3 },
            { over: 25_500, amount: 0.25 },
            { over: 26_000, amount: 0.2 },
            { over: 26_500, amount: 0.15 },
            { over: 31_300, amount: 0.14 },
            { over: 31_800, amount: 0.13 },
            { over: 32_300, amount: 0.12 },
            { over: 32_800, amount: 0.11 },
            { over: 33_300, amount: 0.1 },
            { over: 60_000, amount: 0.09 },
            { over: 60_500, amount: 0.08 },
            { over: 61_000, amount: 0.07 },
            { over: 61_500, amount: 0.06 },
            { over: 62_000, amount: 0.05 },
            { over: 62_500, amount: 0.04 },
            { over: 63_000, amount: 0.03 },
            { over: 63_500, amount: 0.02 },
            { over: 64_000, amount: 0.01 },
            { over: 64_500, amount: 0 },
          ],
          married_joint: [
            { over: 24_000, amount: 0.75 },
            { over: 30_000, amount: 0.7 },
            { over: 30_500, amount: 0.65 },
            { over: 31_000, amount: 0.6 },
            { over: 31_500, amount: 0.55 },
            { over: 32_000, amount: 0.5 },
            { over: 32_500, amount: 0.45 },
            { over: 33_000, amount: 0.4 },
            { over: 33_500, amount: 0.35 },
            { over: 40_000, amount: 0.3 },
            { over: 40_500, amount: 0.25 },
            { over: 41_000, amount: 0.2 },
            { over: 41_500, amount: 0.15 },
            { over: 50_000, amount: 0.14 },
            { over: 50_500, amount: 0.13 },
            { over: 51_000, amount: 0.12 },
            { over: 51_500, amount: 0.11 },
            { over: 52_000, amount: 0.1 },
            { over: 96_000, amount: 0.09 },
            { over: 96_500, amount: 0.08 },
            { over: 97_000, amount: 0.07 },
            { over: 97_500, amount: 0.06 },
            { over: 98_000, amount: 0.05 },
            { over: 98_500, amount: 0.04 },
            { over: 99_000, amount: 0.03 },
            { over: 99_500, amount: 0.02 },
            { over: 100_000, amount: 0.01 },
            { over: 100_500, amount: 0 },
          ],
          married_separate: [
            { over: 12_000, amount: 0.75 },
            { over: 15_000, amount: 0.7 },
            { over: 15_500, amount: 0.65 },
            { over: 16_000, amount: 0.6 },
            { over: 16_500, amount: 0.55 },
            { over: 17_000, amount: 0.5 },
            { over: 17_500, amount: 0.45 },
            { over: 18_000, amount: 0.4 },
            { over: 18_500, amount: 0.35 },
            { over: 20_000, amount: 0.3 },
            { over: 20_500, amount: 0.25 },
            { over: 21_000, amount: 0.2 },
            { over: 21_500, amount: 0.15 },
            { over: 25_000, amount: 0.14 },
            { over: 25_500, amount: 0.13 },
            { over: 26_000, amount: 0.12 },
            { over: 26_500, amount: 0.11 },
            { over: 27_000, amount: 0.1 },
            { over: 48_000, amount: 0.09 },
            { over: 48_500, amount: 0.08 },
            { over: 49_000, amount: 0.07 },
            { over: 49_500, amount: 0.06 },
            { over: 50_000, amount: 0.05 },
            { over: 50_500, amount: 0.04 },
            { over: 51_000, amount: 0.03 },
            { over: 51_500, amount: 0.02 },
            { over: 52_000, amount: 0.01 },
            { over: 52_500, amount: 0 },
          ],
          head_of_household: [
            { over: 19_000, amount: 0.75 },
            { over: 24_000, amount: 0.7 },
            { over: 24_500, amount: 0.65 },
            { over: 25_000, amount: 0.6 },
            { over: 25_500, amount: 0.55 },
            { over: 26_000, amount: 0.5 },
            { over: 26_500, amount: 0.45 },
            { over: 27_000, amount: 0.4 },
            { over: 27_500, amount: 0.35 },
            { over: 34_000, amount: 0.3 },
            { over: 34_500, amount: 0.25 },
            { over: 35_000, amount: 0.2 },
            { over: 35_500, amount: 0.15 },
            { over: 44_000, amount: 0.14 },
            { over: 44_500, amount: 0.13 },
            { over: 45_000, amount: 0.12 },
            { over: 45_500, amount: 0.11 },
            { over: 46_000, amount: 0.1 },
            { over: 74_000, amount: 0.09 },
            { over: 74_500, amount: 0.08 },
            { over: 75_000, amount: 0.07 },
            { over: 75_500, amount: 0.06 },
            { over: 76_000, amount: 0.05 },
            { over: 76_500, amount: 0.04 },
            { over: 77_000, amount: 0.03 },
            { over: 77_500, amount: 0.02 },
            { over: 78_000, amount: 0.01 },
            { over: 78_500, amount: 0 },
          ],
          surviving_spouse: [
            { over: 24_000, amount: 0.75 },
            { over: 30_000, amount: 0.7 },
            { over: 30_500, amount: 0.65 },
            { over: 31_000, amount: 0.6 },
            { over: 31_500, amount: 0.55 },
            { over: 32_000, amount: 0.5 },
            { over: 32_500, amount: 0.45 },
            { over: 33_000, amount: 0.4 },
            { over: 33_500, amount: 0.35 },
            { over: 40_000, amount: 0.3 },
            { over: 40_500, amount: 0.25 },
            { over: 41_000, amount: 0.2 },
            { over: 41_500, amount: 0.15 },
            { over: 50_000, amount: 0.14 },
            { over: 50_500, amount: 0.13 },
            { over: 51_000, amount: 0.12 },
            { over: 51_500, amount: 0.11 },
            { over: 52_000, amount: 0.1 },
            { over: 96_000, amount: 0.09 },
            { over: 96_500, amount: 0.08 },
            { over: 97_000, amount: 0.07 },
            { over: 97_500, amount: 0.06 },
            { over: 98_000, amount: 0.05 },
            { over: 98_500, amount: 0.04 },
            { over: 99_000, amount: 0.03 },
            { over: 99_500, amount: 0.02 },
            { over: 100_000, amount: 0.01 },
            { over: 100_500, amount: 0 },
          ],
        },
        sources: ["s6"],
        confidence: "two_sources",
      },
    ],
    earned_income_credit_rate: [
      { from: "2018-01-01", value: 0.23, sources: ["s7", "s8"], confidence: "two_sources" },
      { from: "2021-01-01", value: 0.305, sources: ["s7", "s8"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.4, sources: ["s7", "s8"], confidence: "two_sources" },
    ],
    earned_income_credit_addition: [
      { from: "2025-01-01", value: 250, sources: ["s7", "s9"], confidence: "two_sources" },
    ],
    property_tax_credit: [
      { from: "2018-01-01", value: 200, sources: ["s10", "s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: 300, sources: ["s10", "s11"], confidence: "two_sources" },
    ],
    property_tax_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 49500,
          married_joint: 70500,
          married_separate: 35250,
          head_of_household: 54500,
          surviving_spouse: 70500,
        },
        sources: ["s10", "s12"],
        confidence: "two_sources",
      },
    ],
    property_tax_credit_step: [
      {
        from: "2021-01-01",
        value: {
          single: 10000,
          married_joint: 10000,
          married_separate: 5000,
          head_of_household: 10000,
          surviving_spouse: 10000,
        },
        sources: ["s10", "s12"],
        confidence: "two_sources",
      },
    ],
    property_tax_credit_loss: [
      { from: "2021-01-01", value: 0.15, sources: ["s10", "s12"], confidence: "two_sources" },
    ],
    pension_share_joint: [
      {
        from: "2019-01-01",
        value: [
          { over: 0, amount: 0.14 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: [
          { over: 0, amount: 0.28 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 0.42 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, amount: 1 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, amount: 1 },
          { over: 100000, amount: 0.85 },
          { over: 105000, amount: 0.7 },
          { over: 110000, amount: 0.55 },
          { over: 115000, amount: 0.4 },
          { over: 120000, amount: 0.25 },
          { over: 125000, amount: 0.1 },
          { over: 130000, amount: 0.05 },
          { over: 140000, amount: 0.025 },
          { over: 150000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
    ],
    pension_share_other: [
      {
        from: "2019-01-01",
        value: [
          { over: 0, amount: 0.14 },
          { over: 75000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2020-01-01",
        value: [
          { over: 0, amount: 0.28 },
          { over: 75000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 0.42 },
          { over: 75000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, amount: 1 },
          { over: 75000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, amount: 1 },
          { over: 75000, amount: 0.85 },
          { over: 77500, amount: 0.7 },
          { over: 80000, amount: 0.55 },
          { over: 82500, amount: 0.4 },
          { over: 85000, amount: 0.25 },
          { over: 87500, amount: 0.1 },
          { over: 90000, amount: 0.05 },
          { over: 95000, amount: 0.025 },
          { over: 100000, amount: 0 },
        ],
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
    ],
    benefits_taxed_share: [
      { from: "2019-01-01", value: 0.25, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    benefits_free_below: [
      {
        from: "2018-01-01",
        value: {
          single: 75000,
          married_joint: 100000,
          married_separate: 75000,
          head_of_household: 100000,
          surviving_spouse: 100000,
        },
        sources: ["s15", "s16"],
        confidence: "two_sources",
      },
    ],
    property_tax_credit_for_all: [
      { from: "2021-01-01", value: false, sources: ["s10", "s11"], confidence: "one_source" },
      { from: "2022-01-01", value: true, sources: ["s10", "s11"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
