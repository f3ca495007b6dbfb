import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";

/** The figures of New Hampshire. */
export interface UsNhFigures {
  readonly rate: number;
  readonly exemption: PerStatus<number>;
  readonly aged_exemption: number;
}

export const data: JurisdictionData<UsNhFigures> = {
  code: "US-NH",
  name: "New Hampshire",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2020 New Hampshire DP-10 Form",
      url: "https://www.revenue.nh.gov/forms/2021/documents/dp-10-2020-print.pdf#page=4",
      readOn: "2026-08-19",
    },
    s2: {
      title: "New Hampshire Statutes - TITLE V - CHAPTER 77 - Section 77:1",
      url: "https://gc.nh.gov/rsa/html/V/77/77-mrg.htm",
      readOn: "2026-08-19",
    },
    s3: {
      title: "2023 New Hampshire DP-10 Form Instructions Line 10",
      url: "https://www.revenue.nh.gov/sites/g/files/ehbemt736/files/documents/dp-10-instructions-2023_0.pdf#page=7",
      readOn: "2026-08-19",
    },
    s4: {
      title: "2024 New Hampshire DP-10 Form Instructions Line 10",
      url: "https://www.revenue.nh.gov/sites/g/files/ehbemt736/files/documents/dp-10-instructions-2024.pdf#page=7",
      readOn: "2026-08-19",
    },
    s5: {
      title:
        "TECHNICAL INFORMATION RELEASE TIR 2025-001 I&D Tax Repealed Effective January 1, 2025",
      url: "https://www.revenue.nh.gov/sites/g/files/ehbemt736/files/documents/2025-001-technical-information-release-repeal.pdf",
      readOn: "2026-08-19",
    },
    s6: {
      title: "2021 New Hampshire DP-10 Form",
      url: "https://www.revenue.nh.gov/forms/2022/documents/dp-10-2021-print.pdf#page=3",
      readOn: "2026-08-19",
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
      confidence: "one_source",
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
    rate: [
      { from: "2021-01-01", value: 0.05, sources: ["s1", "s2"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.04, sources: ["s3", "s2"], confidence: "one_source" },
      { from: "2024-01-01", value: 0.03, sources: ["s4", "s2"], confidence: "one_source" },
      { from: "2025-01-01", value: 0, sources: ["s5", "s2"], confidence: "one_source" },
    ],
    exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 2400,
          married_joint: 4800,
          married_separate: 2400,
          head_of_household: 2400,
          surviving_spouse: 2400,
        },
        sources: ["s6", "s2"],
        confidence: "one_source",
      },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1200, sources: ["s6", "s2"], confidence: "one_source" },
    ],
  },
};
