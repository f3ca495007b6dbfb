import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { EarnedIncomeRows, Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Indiana. */
export interface UsInFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly unemployment_share?: number;
  readonly unemployment_start?: PerStatus<number>;
  readonly homeowner_deduction?: PerStatus<number>;
  readonly elderly_credit_two?: Lookup;
  readonly elderly_credit_one?: Lookup;
  readonly earned_income_credit_investment_limit?: number;
  readonly earned_income_credit_childless?: Omit<EarnedIncomeRows[number], "start_joint">;
  readonly earned_income_credit_rate?: number;
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
    s9: {
      title: "IC 6-3.1-21 Earned Income Tax Credit",
      url: "https://iga.in.gov/laws/2024/ic/titles/6#6-3.1-21",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Indiana General Assembly Laws",
      url: "https://iga.in.gov/laws/2021/ic/titles/6#6-3.1-21",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2023 IT-40 Income Tax Form, Schedule IN-EIC",
      url: "https://forms.in.gov/Download.aspx?id=15784",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2021 Indiana General Assembly Laws, Title 6, Article 3, Chapter 3",
      url: "https://iga.in.gov/laws/2021/ic/titles/6#6-3-3-9",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2022 Indiana General Assembly Laws, Title 6, Article 3, Chapter 3",
      url: "https://iga.in.gov/laws/2022/ic/titles/6#6-3-3-9",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2023 IT-40 Income Tax Form Instruction Booklet, pg. 16",
      url: "https://forms.in.gov/Download.aspx?id=15792",
      readOn: "2026-11-20",
    },
    s15: {
      title: "IC 6-3-2-10 Unemployment compensation; deduction (a)(3)",
      url: "http://iga.in.gov/legislative/laws/2021/ic/titles/006#6-3-2-10",
      readOn: "2026-11-20",
    },
    n1: {
      title: "SB 243 of 2026 (IC 6-3-2-31 to 33), as PolicyEngine US cites it",
      url: "https://iga.in.gov/pdf-documents/124/2026/senate/bills/SB0243/SB0243.05.ENRH.pdf",
      readOn: "2026-11-28",
    },
    s16: {
      title:
        "IC 6-3-2-10(a): 12,000, 18,000 jointly, 0 on a separate return of spouses who live together",
      url: "https://getpocketlaw.com/law/state_indiana/section-6-3-2-10-unemployment-compensation-deduction_0580d40ccec4",
      readOn: "2026-11-28",
    },
    s17: {
      title: "Indiana Information Bulletin 60, March 2023: worksheet",
      url: "http://www.in.gov/legislative/iac/20230426-IR-045230183NRA.xml.html",
      readOn: "2026-11-28",
    },
    s18: {
      title:
        "IT-40 booklet of 2013, page 29: one limit of income for every status, and none above two children",
      url: "https://www.formsbank.com/template/332776/form-it-40-indiana-full-year-resident-individual-income-tax-booklet-2013.html?page=29",
      readOn: "2026-11-28",
    },
    s19: {
      title:
        "Rev. Proc. 2020-45, section 3.06: the credit of 2021 without children, before P.L. 117-2",
      url: "https://www.irs.gov/pub/irs-drop/rp-20-45.pdf",
      readOn: "2026-11-28",
    },
    m1: {
      title: "IC 6-3-2-4(a)(2): 6,250 and 75 % of the rest in 2021, all of it after 2021",
      url: "https://instalawyer.io/laws/indiana-code/6-3-2-4-military-service-deduction-retirement",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in Indiana",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028706692",
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
    earned_income_credit_rate: [
      { from: "2021-01-01", value: 0.09, sources: ["s9", "s2"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.1, sources: ["s9", "s2", "s11"], confidence: "two_sources" },
    ],
    earned_income_credit_childless: [
      {
        from: "2021-01-01",
        value: { max: 543, rate: 0.0765, start: 8880, loss_rate: 0.0765 },
        sources: ["s19", "s9"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    earned_income_credit_investment_limit: [
      { from: "2021-01-01", value: 3650, sources: ["s10", "s18"], confidence: "two_sources" },
      { from: "2022-01-01", value: 3800, sources: ["s10", "s2"], confidence: "two_sources" },
      { from: "2023-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    elderly_credit_one: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 100 },
          { over: 1000, amount: 50 },
          { over: 3000, amount: 40 },
          { over: 10000, amount: 0 },
        ],
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
    ],
    elderly_credit_two: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 140 },
          { over: 1000, amount: 90 },
          { over: 3000, amount: 80 },
          { over: 10000, amount: 0 },
        ],
        sources: ["s12", "s13"],
        confidence: "two_sources",
      },
    ],
    homeowner_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 2500,
          married_separate: 1250,
          head_of_household: 2500,
          surviving_spouse: 2500,
        },
        sources: ["s5", "s14"],
        confidence: "two_sources",
      },
    ],
    unemployment_start: [
      {
        from: "2021-01-01",
        value: {
          single: 12000,
          married_joint: 18000,
          married_separate: 0,
          head_of_household: 12000,
          surviving_spouse: 12000,
        },
        sources: ["s15", "s14", "s16", "s17"],
        confidence: "two_sources",
      },
    ],
    unemployment_share: [
      {
        from: "2021-01-01",
        value: 0.5,
        sources: ["s15", "s14", "s16", "s17"],
        confidence: "two_sources",
      },
    ],
    schedule_1a: [
      {
        from: "2026-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      {
        from: "2021-01-01",
        value: { share: 0.75, first: 6250 },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
