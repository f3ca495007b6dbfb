import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";

/** The figures of Michigan. */
export interface UsMiFigures {
  readonly rate: number;
  readonly exemption: number;
  readonly senior_deduction: PerStatus<number>;
}

export const data: JurisdictionData<UsMiFigures> = {
  code: "US-MI",
  name: "Michigan",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Michigan INCOME TAX ACT OF 1967 Chapter 2, 206.51, Sec. 51, (1)",
      url: "http://www.legislature.mi.gov/documents/mcl/pdf/mcl-act-281-of-1967.pdf#page=60",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Michigan 2023 MI-1040 Individual Income Tax FORMS AND INSTRUCTIONS",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/2023/2023-IIT-Forms/BOOK_MI-1040.pdf#page=3",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Michigan 2024 Individual Income Tax Instructions",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=3",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Michigan Legal Code Section 206.30 - (2)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2021 Michigan Taxpayer Assistance Manual - page 10",
      url: "https://www.michigan.gov/-/media/Project/Websites/taxes/2022RM/UNCAT/2019_Taxpayer_Assistance_Manual.pdf#page=10",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Michigan Taxpayer's Guide 2022 - page 12",
      url: "https://www.legislature.mi.gov/Publications/TaxpayerGuide.pdf#page=12",
      readOn: "2026-11-20",
    },
    s7: {
      title: "What is Michigan's 2023 personal exemption amount?",
      url: "https://www.michigan.gov/taxes/business-taxes/withholding/withholding-tax-faqs/what-is-michigans-2023-personal-exemption-amount",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Michigan 2024 Individual Income Tax Instructions, Line 9a",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/IIT/TY2024/MI-1040-Instructions.pdf#page=13",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Michigan 2025 Income Tax Withholding Guide (Form 446)",
      url: "https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2025/446_Withholding-Guide_2025.pdf#page=2",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Michigan 2026 personal exemption, second hand; rate 4.25% by Treasury notice 2026-04-15",
      url: "https://www.michigan.gov/treasury/news/2026/04/15/state-individual-income-tax-rate-for-2026-tax-year-determined",
      readOn: "2026-11-20",
    },
    s12: {
      title:
        "Treasury rate determination 2026-04-15 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s13: {
      title: "MCL 206.30(9)(b) and (e)",
      url: "http://legislature.mi.gov/doc.aspx?mcl-206-30",
      readOn: "2026-11-22",
    },
    s14: {
      title: "Michigan Treasury, Michigan standard deduction (as PolicyEngine US cites it)",
      url: "https://www.michigan.gov/taxes/iit/retirement-and-pension-benefits/michigan-standard-deduction",
      readOn: "2026-11-22",
    },
    s15: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages from 62 to 80 years",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
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
      confidence: "one_source",
    },
  ],
  figures: {
    rate: [
      { from: "2018-01-01", value: 0.0425, sources: ["s1"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.0405, sources: ["s2", "s1"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.0425, sources: ["s3", "s1"], confidence: "two_sources" },
    ],
    exemption: [
      { from: "2018-01-01", value: 4050, sources: ["s4"], confidence: "two_sources" },
      { from: "2019-01-01", value: 4400, sources: ["s5", "s4"], confidence: "two_sources" },
      { from: "2020-01-01", value: 4750, sources: ["s4"], confidence: "two_sources" },
      { from: "2021-01-01", value: 4900, sources: ["s5", "s4"], confidence: "two_sources" },
      { from: "2022-01-01", value: 5000, sources: ["s6", "s4"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5400, sources: ["s7", "s4"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5600, sources: ["s8", "s4"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5800, sources: ["s9", "s4", "s10"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5900, sources: ["s11", "s4", "s12"], confidence: "one_source" },
    ],
    senior_deduction: [
      {
        from: "2018-01-01",
        value: {
          single: 20_000,
          married_joint: 40_000,
          married_separate: 20_000,
          head_of_household: 20_000,
          surviving_spouse: 20_000,
        },
        sources: ["s13", "s14", "s15"],
        confidence: "two_sources",
      },
    ],
  },
};
