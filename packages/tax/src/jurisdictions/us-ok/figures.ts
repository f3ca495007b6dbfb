import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";

/** The figures of Oklahoma. */
export interface UsOkFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: number;
  readonly aged_exemption_limit: PerStatus<number>;
  readonly child_credit_share: number;
  readonly child_credit_limit: number;
}

export const data: JurisdictionData<UsOkFigures> = {
  code: "US-OK",
  name: "Oklahoma",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Oklahoma 511 packet, tax table, pages 27 to 38: Invaro/opentax-engine compared its 2,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/ef5e9fb7b5299e96d3ae2d156257cfe7854f9c14/packages/corpus-us-federal/src/rules/state-ok.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2021/511-Pkt-2021.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Oklahoma Statutes",
      url: "https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=92565",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2022/511-Pkt-2022.pdf",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Form 511 instructions",
      url: "https://oklahoma.gov/content/dam/ok/en/tax/documents/forms/individuals/past-year/2024/511-Pkt.pdf#page=38",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "68 O.S. 2355 (2026): 0 / 2.5 / 3.5 / 4.5%; 68 O.S. 2358 exemption (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
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
      confidence: "two_sources",
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2025-01-01",
        value: { bands: [{ from: 0, width: 50 }], end: 100_000 },
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
            { over: 0, rate: 0.005 },
            { over: 1000, rate: 0.01 },
            { over: 2500, rate: 0.02 },
            { over: 3750, rate: 0.03 },
            { over: 4900, rate: 0.04 },
            { over: 7200, rate: 0.05 },
          ],
          married_joint: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
          married_separate: [
            { over: 0, rate: 0.005 },
            { over: 1000, rate: 0.01 },
            { over: 2500, rate: 0.02 },
            { over: 3750, rate: 0.03 },
            { over: 4900, rate: 0.04 },
            { over: 7200, rate: 0.05 },
          ],
          head_of_household: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.005 },
            { over: 2000, rate: 0.01 },
            { over: 5000, rate: 0.02 },
            { over: 7500, rate: 0.03 },
            { over: 9800, rate: 0.04 },
            { over: 12_200, rate: 0.05 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          married_joint: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
          married_separate: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 12_200, rate: 0.0475 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          married_joint: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
          married_separate: [
            { over: 0, rate: 0.0025 },
            { over: 1000, rate: 0.0075 },
            { over: 2500, rate: 0.0175 },
            { over: 3750, rate: 0.0275 },
            { over: 4900, rate: 0.0375 },
            { over: 7200, rate: 0.0475 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0025 },
            { over: 2000, rate: 0.0075 },
            { over: 5000, rate: 0.0175 },
            { over: 7500, rate: 0.0275 },
            { over: 9800, rate: 0.0375 },
            { over: 14_400, rate: 0.0475 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0 },
            { over: 3750, rate: 0.025 },
            { over: 4900, rate: 0.035 },
            { over: 7200, rate: 0.045 },
          ],
          married_joint: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
          married_separate: [
            { over: 0, rate: 0 },
            { over: 3750, rate: 0.025 },
            { over: 4900, rate: 0.035 },
            { over: 7200, rate: 0.045 },
          ],
          head_of_household: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0 },
            { over: 7500, rate: 0.025 },
            { over: 9800, rate: 0.035 },
            { over: 14_400, rate: 0.045 },
          ],
        },
        sources: ["s2", "s5"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 6350,
          married_joint: 12_700,
          married_separate: 6350,
          head_of_household: 9350,
          surviving_spouse: 12_700,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    exemption: [{ from: "2021-01-01", value: 1000, sources: ["s1"], confidence: "two_sources" }],
    aged_exemption_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 15_000,
          married_joint: 25_000,
          married_separate: 12_500,
          head_of_household: 19_000,
          surviving_spouse: 25_000,
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    child_credit_share: [
      { from: "2021-01-01", value: 0.05, sources: ["s1"], confidence: "two_sources" },
    ],
    child_credit_limit: [
      { from: "2021-01-01", value: 100_000, sources: ["s1"], confidence: "two_sources" },
    ],
  },
};
