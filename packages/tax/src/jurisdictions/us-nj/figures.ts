import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";

/** The figures of New Jersey. */
export interface UsNjFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly exemption: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly aged_exemption: number;
  readonly no_tax_up_to: PerStatus<number>;
}

export const data: JurisdictionData<UsNjFigures> = {
  code: "US-NJ",
  name: "New Jersey",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "OpenTaxSolver 2021, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2021/src/taxsolve_NJ_1040_2021.c",
      readOn: "2026-11-22",
    },
    t2: {
      title: "OpenTaxSolver 2022, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2022/src/taxsolve_NJ_1040_2022.c",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2023, NJ-1040: rows of the tax table",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2023/src/taxsolve_NJ_1040_2023.c",
      readOn: "2026-11-22",
    },
    t4: {
      title:
        "NJ-1040 instructions of 2024 and 2025, line 43 and tax table from page 54, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/29f51eb1be220e1ceeefc1b7468825a94ae46db9/docs/validation/state-fixtures/NJ-VA-2024-2025.md",
      readOn: "2026-11-22",
    },
    t5: {
      title:
        "2025 NJ-1040 instructions, tax table and tax rate schedules, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/fdaa5d6346782d9d82db8cd4bbebf9f188531425/packages/corpus-us-federal/src/rules/state-nj.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title:
        "2022 New Jersey Revised Statutes - Title 54A - New Jersey Gross Income Tax Act Section 54A:2-1 - Imposition of tax",
      url: "https://law.justia.com/codes/new-jersey/2022/title-54a/section-54a-2-1/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2021 New Jersey NJ-1040 Resident Return",
      url: "https://www.state.nj.us/treasury/taxation/pdf/other_forms/tgi-ee/2021/1040i.pdf#page=8",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2021 New Jersey NJ-1040 Resident Return",
      url: "https://www.state.nj.us/treasury/taxation/pdf/other_forms/tgi-ee/2021/1040i.pdf#page=21",
      readOn: "2026-11-20",
    },
    s4: {
      title: "NJ Legal Code",
      url: "https://lis.njleg.state.nj.us/nxt/gateway.dll?f=templates&fn=default.htm&vid=Publish:10.1048/Enu",
      readOn: "2026-11-20",
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
      confidence: "two_sources",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2021-01-01",
        value: {
          bands: [{ from: 0, width: 50 }],
          end: 100_000,
          bases: {
            single: [0, 280, 542.5, 717.5, 2651.25],
            married_joint: [0, 280, 805, 1295.5, 1645],
            married_separate: [0, 280, 542.5, 717.5, 2651.25],
            head_of_household: [0, 280, 805, 1295.5, 1645],
            surviving_spouse: [0, 280, 805, 1295.5, 1645],
          },
        },
        sources: ["t1", "t2", "t3", "t4", "t5"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 35_000, rate: 0.035 },
            { over: 40_000, rate: 0.05525 },
            { over: 75_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          married_joint: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          married_separate: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 35_000, rate: 0.035 },
            { over: 40_000, rate: 0.05525 },
            { over: 75_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          head_of_household: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.014 },
            { over: 20_000, rate: 0.0175 },
            { over: 50_000, rate: 0.0245 },
            { over: 70_000, rate: 0.035 },
            { over: 80_000, rate: 0.05525 },
            { over: 150_000, rate: 0.0637 },
            { over: 500_000, rate: 0.0897 },
            { over: 1_000_000, rate: 0.1075 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1500, sources: ["s2"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s2"], confidence: "two_sources" },
    ],
    no_tax_up_to: [
      {
        from: "2021-01-01",
        value: {
          single: 10_000,
          married_joint: 20_000,
          married_separate: 10_000,
          head_of_household: 20_000,
          surviving_spouse: 20_000,
        },
        sources: ["s3", "s4"],
        confidence: "two_sources",
      },
    ],
  },
};
