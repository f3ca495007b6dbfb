import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";

/** The figures of Indiana. */
export interface UsInFigures {
  readonly rate: number;
  readonly exemption: number;
  readonly child_exemption: number;
  readonly child_age: number;
  readonly aged_exemption: number;
  readonly aged_exemption_small: number;
  readonly aged_exemption_small_below: PerStatus<number>;
}

export const data: JurisdictionData<UsInFigures> = {
  code: "US-IN",
  name: "Indiana",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "IC 6-3-2-1 Tax rate (a)(3)",
      url: "https://iga.in.gov/laws/2024/ic/titles/6#6-3-2-1",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2025 IT-40 Income Tax Form",
      url: "https://forms.in.gov/Download.aspx?id=16915",
      readOn: "2026-11-20",
    },
    s3: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Indiana DOR rates page; IC 6-3-2-1",
      url: "https://www.in.gov/dor/resources/tax-rates-and-reports/rates-fees-and-penalties/",
      readOn: "2026-11-20",
    },
    s5: {
      title: 'IC 6-3-1-3.5 "Adjusted gross income" (a)(3)-(4)',
      url: "http://iga.in.gov/legislative/laws/2021/ic/titles/006#6-3-1-3.5",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "IC 6-3-1-3.5(a)(5)(C): 500 more for each of 65 whose adjusted gross income, with the spouse's, is less than 40,000",
      url: "http://iga.in.gov/legislative/laws/2021/ic/titles/006#6-3-1-3.5",
      readOn: "2026-11-22",
    },
    s7: {
      title: "Indiana 2025 IT-40 booklet, exemptions (as PolicyEngine US cites it)",
      url: "https://forms.in.gov/Download.aspx?id=16915",
      readOn: "2026-11-22",
    },
    s8: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
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
    rate: [
      { from: "2021-01-01", value: 0.0323, sources: ["s1"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.0315, sources: ["s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0305, sources: ["s1"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.03, sources: ["s2", "s3"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.0295, sources: ["s1", "s4"], confidence: "two_sources" },
    ],
    exemption: [{ from: "2021-01-01", value: 1000, sources: ["s5"], confidence: "two_sources" }],
    child_exemption: [
      { from: "2021-01-01", value: 1500, sources: ["s5"], confidence: "two_sources" },
    ],
    child_age: [{ from: "2021-01-01", value: 18, sources: ["s5"], confidence: "two_sources" }],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s5"], confidence: "two_sources" },
    ],
    aged_exemption_small: [
      { from: "2018-01-01", value: 500, sources: ["s6", "s7", "s8"], confidence: "two_sources" },
    ],
    aged_exemption_small_below: [
      {
        from: "2018-01-01",
        value: {
          single: 40_000,
          married_joint: 40_000,
          married_separate: 20_000,
          head_of_household: 40_000,
          surviving_spouse: 40_000,
        },
        sources: ["s6", "s7"],
        confidence: "two_sources",
      },
    ],
  },
};
