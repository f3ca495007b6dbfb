import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";

/** The figures of the District of Columbia. */
export interface UsDcFigures {
  readonly rates: Brackets;
  readonly standard_deduction?: PerStatus<number>;
}

export const data: JurisdictionData<UsDcFigures> = {
  code: "US-DC",
  name: "District of Columbia",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2021 Form D-40 Booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=19",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2022 Form D-40 Booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=18",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2025 DC D-40 Booklet, Standard Deduction (p.13)",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D40_Book_Final_wLinks_030526_v1.0.pdf#page=13",
      readOn: "2026-11-20",
    },
    s4: {
      title: "DC Code § 47-1801.04(3A) - Basic standard deduction",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1801.04",
      readOn: "2026-11-20",
    },
    s5: {
      title: "EY Tax News 2025-2409 (B26-0457): 15,000 / 22,500 / 30,000",
      url: "https://taxnews.ey.com/news/2025-2409",
      readOn: "2026-11-20",
    },
    s6: {
      title: "D-40ES 2026 (April 2026), reported second hand; Tax Foundation 2026",
      url: "https://otr.cfo.dc.gov/",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Financial-Path-Visualizer state tax table, tax year 2026 (per-state source notes, after July 2026)",
      url: "https://github.com/kase1111-hash/Financial-Path-Visualizer",
      readOn: "2026-11-20",
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
      notes: [
        "The standard deduction of the District of Columbia for 2026 is unsettled: the federal amounts of the estimate form are used.",
      ],
    },
  ],
  figures: {
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 10_000, rate: 0.06 },
          { over: 40_000, rate: 0.065 },
          { over: 60_000, rate: 0.085 },
          { over: 350_000, rate: 0.0875 },
          { over: 1_000_000, rate: 0.0895 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 10_000, rate: 0.06 },
          { over: 40_000, rate: 0.065 },
          { over: 60_000, rate: 0.085 },
          { over: 250_000, rate: 0.0925 },
          { over: 500_000, rate: 0.0975 },
          { over: 1_000_000, rate: 0.1075 },
        ],
        sources: ["s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2025-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s3", "s4", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 16_100,
          married_joint: 32_200,
          married_separate: 16_100,
          head_of_household: 24_150,
          surviving_spouse: 32_200,
        },
        sources: ["s6", "s4", "s7"],
        confidence: "one_source",
      },
    ],
  },
};
