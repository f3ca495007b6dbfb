import type { JurisdictionData } from "../../engine/figures.ts";
import type { PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Illinois. */
export interface UsIlFigures extends MilitaryFigures {
  readonly property_tax_credit_rate?: number;
  readonly child_credit_age?: number;
  readonly child_credit_rate?: number;
  readonly earned_income_credit_least_age?: number;
  readonly earned_income_credit_rate?: number;
  readonly rate: number;
  readonly exemption: number;
  readonly dependent_exemption: number;
  readonly exemption_limit: PerStatus<number>;
  readonly aged_exemption: number;
}

export const data: JurisdictionData<UsIlFigures> = {
  code: "US-IL",
  name: "Illinois",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Illinois Income Tax Act, 35 ILCS 5/201 (b)",
      url: "https://www.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=577&ChapterID=8",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Illinois 2021 Form IL-1040 Instructions",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2021/individual/il-1040-instr.pdf#page=8",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Illinois Income Tax Act, 35 ILCS 5/204 (b)",
      url: "https://witnessslips.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=577&ChapterID=8",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Illinois 2022 Form IL-1040 Instructions",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2022/individual/il-1040-instr.pdf#page=8",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Illinois 2024 Form IL-1040 Instructions",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2024/individual/il-1040-instr.pdf#page=8",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Illinois Department of Revenue 2025 Form IL-1040 Instructions",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf#page=8",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s8: {
      title: "IL-700-T (R-12/25) and IDOR 2026 exemption allowance notice",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/withholding/documents/currentyear/il-700-t.pdf",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "IDOR: 2,925 per exemption for 2026; 35 ILCS 5/201 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2021 Schedule IL-E/EIC - Illinois Exemption and Earned Income Credit",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2021/individual/il-1040-schedule-il-e-eic.pdf#page=1",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2022 Schedule IL-E/EIC - Illinois Exemption and Earned Income Credit",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2022/individual/il-1040-schedule-il-e-eic.pdf#page=1",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2024 Schedule IL-E/EIC - Illinois Exemption and Earned Income Credit",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2024/individual/il-1040-schedule-il-e-eic.pdf#page=1",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2025 Schedule IL-E/EIC - Illinois Exemption and Earned Income Credit",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-schedule-il-e-eic.pdf#page=1",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Illinois Department of Revenue 2021 Form IL-1040 Individual Income Tax Return",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2021/individual/il-1040.pdf#page=1",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Illinois Department of Revenue 2021 Schedule IL-E/EIC",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2021/individual/il-1040-schedule-il-e-eic.pdf#page=2",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Illinois Department of Revenue 2022 Schedule IL-E/EIC",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2022/individual/il-1040-schedule-il-e-eic.pdf#page=2",
      readOn: "2026-11-20",
    },
    s17: {
      title:
        "35 ILCS 5/212 (Illinois Earned Income Tax Credit, including the age-18 minimum for filers without qualifying children added by P.A. 102-0700)",
      url: "https://www.ilga.gov/Legislation/ILCS/fulltext.asp?DocName=003500050K212&SeqStart=15400000&SeqEnd=16000000",
      readOn: "2026-11-20",
    },
    s18: {
      title:
        "Illinois Public Act 102-0700 (HB 4920) - Illinois EITC expansion to childless filers age 18+",
      url: "https://www.ilga.gov/Legislation/PublicActs/Fulltext.asp?Name=102-0700&GA=102",
      readOn: "2026-11-20",
    },
    s19: {
      title: "Section 35 ILCS 5/244 Child Tax Credit, (a)",
      url: "https://casetext.com/statute/illinois-compiled-statutes/government/chapter-35-revenue/subchapter-income-taxes/act-5-illinois-income-tax-act/article-2-tax-imposed/section-35-ilcs-5244-child-tax-credit",
      readOn: "2026-11-20",
    },
    s20: {
      title: "2024 Schedule IL-E/EIC Illinois Exemption and Earned Income Tax Credit",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2024/individual/il-1040-schedule-il-e-eic.pdf#page=3",
      readOn: "2026-11-20",
    },
    s21: {
      title: "Illinois Department of Revenue 2021 Schedule ICR; Illinois Credits",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2021/individual/il-1040-schedule-icr.pdf#page=1",
      readOn: "2026-11-20",
    },
    s22: {
      title: "Illinois Department of Revenue 2022 Schedule ICR; Illinois Credits",
      url: "https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/2022/individual/il-1040-schedule-icr.pdf#page=1",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "MilitaryBenefits: states that do not tax military retirement pay; here no pension of an employer is taxed",
      url: "https://militarybenefits.info/states-that-do-dont-tax-military-retirement-pay/",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Accounting Insights: states that exempt military retirement income",
      url: "https://accountinginsights.org/which-states-do-not-tax-military-retirement",
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
    rate: [{ from: "2021-01-01", value: 0.0495, sources: ["s1"], confidence: "two_sources" }],
    exemption: [
      { from: "2021-01-01", value: 2375, sources: ["s2", "s3"], confidence: "two_sources" },
      { from: "2022-01-01", value: 2425, sources: ["s4", "s3"], confidence: "two_sources" },
      { from: "2024-01-01", value: 2775, sources: ["s5", "s3"], confidence: "two_sources" },
      { from: "2025-01-01", value: 2850, sources: ["s6", "s3", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 2925, sources: ["s8", "s3", "s9"], confidence: "two_sources" },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 2375, sources: ["s10"], confidence: "two_sources" },
      { from: "2022-01-01", value: 2425, sources: ["s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: 2775, sources: ["s12"], confidence: "two_sources" },
      { from: "2025-01-01", value: 2850, sources: ["s13", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 2925, sources: ["s8", "s9"], confidence: "two_sources" },
    ],
    exemption_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 250_000,
          married_joint: 500_000,
          married_separate: 250_000,
          head_of_household: 250_000,
          surviving_spouse: 250_000,
        },
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s14", "s1"], confidence: "two_sources" },
    ],
    earned_income_credit_rate: [
      { from: "2021-01-01", value: 0.18, sources: ["s15", "s16"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.2, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    earned_income_credit_least_age: [
      { from: "2023-01-01", value: 18, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    child_credit_rate: [
      { from: "2024-01-01", value: 0.2, sources: ["s19", "s20"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.4, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    child_credit_age: [
      { from: "2024-01-01", value: 12, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    property_tax_credit_rate: [
      { from: "2021-01-01", value: 0.05, sources: ["s21", "s22"], confidence: "two_sources" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
