import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";

/** The figures of Colorado. */
export interface UsCoFigures {
  readonly rate: number;
  readonly addback_start?: number;
  readonly addback_allowed?: PerStatus<number>;
  readonly addback_itemized_only?: boolean;
}

export const data: JurisdictionData<UsCoFigures> = {
  code: "US-CO",
  name: "Colorado",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Colorado Legislation, C.R.S. 39-22-104 (1.5), (1.7) (a), (b)",
      url: "https://law.justia.com/codes/colorado/2022/title-39/article-22/part-1/section-39-22-104/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2021 Colorado Individual Income Tax Filing Guide, 104 Book",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR0104Book_2021_V3.pdf#page=6",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2024 Colorado Individual Income Tax Filing Guide, 104 Book - Line 12",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR0104_book_2024.pdf#page=11",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2022 Colorado Individual Income Tax Filing Guide, 104 Book - Additions - Line 4",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_104_Book_2022.pdf#page=5",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "C.R.S. 39-22-104 . Income tax imposed on individuals, estates, and trusts - section (3)(p)",
      url: "https://casetext.com/statute/colorado-revised-statutes/title-39-taxation/specific-taxes/income-tax/article-22-income-tax/part-1-general/section-39-22-104-effective-upon-official-proclamation-by-governor-income-tax-imposed-on-individuals-estates-and-trusts-single-rate-report-legislative-declaration-definitions-repeal",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2023 Colorado Individual Income Tax Filing Guide, 104 Book - Additions - Line 4",
      url: "https://tax.colorado.gov/sites/tax/files/documents/Book0104_2023.pdf#page=6",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Colorado DR 1098 (2025-10-21): 4.40%",
      url: "https://tax.colorado.gov/sites/tax/files/documents/DR_1098_Colorado_Withholding_Worksheet_for_Employees.pdf",
      readOn: "2026-11-20",
    },
  },
  years: [
    {
      label: "2018",
      from: "2018-01-01",
      to: "2018-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2019",
      from: "2019-01-01",
      to: "2019-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
    {
      label: "2020",
      from: "2020-01-01",
      to: "2020-12-31",
      status: "enacted",
      confidence: "two_sources",
    },
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
      { from: "2018-01-01", value: 0.0463, sources: ["s1"], confidence: "two_sources" },
      { from: "2019-01-01", value: 0.045, sources: ["s1"], confidence: "two_sources" },
      { from: "2020-01-01", value: 0.0455, sources: ["s1"], confidence: "two_sources" },
      { from: "2021-01-01", value: 0.045, sources: ["s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.044, sources: ["s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0425, sources: ["s3"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.044, sources: ["s1"], confidence: "two_sources" },
    ],
    addback_start: [
      { from: "2022-01-01", value: 400_000, sources: ["s4", "s5"], confidence: "two_sources" },
      { from: "2023-01-01", value: 300_000, sources: ["s6", "s5"], confidence: "two_sources" },
    ],
    addback_allowed: [
      {
        from: "2022-01-01",
        value: {
          single: 30_000,
          married_joint: 60_000,
          married_separate: 30_000,
          head_of_household: 30_000,
          surviving_spouse: 30_000,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 12_000,
          married_joint: 16_000,
          married_separate: 12_000,
          head_of_household: 12_000,
          surviving_spouse: 12_000,
        },
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["s5", "s7"],
        confidence: "two_sources",
      },
    ],
    addback_itemized_only: [
      { from: "2022-01-01", value: true, sources: ["s4", "s5"], confidence: "two_sources" },
      { from: "2023-01-01", value: false, sources: ["s6", "s5"], confidence: "two_sources" },
    ],
  },
};
