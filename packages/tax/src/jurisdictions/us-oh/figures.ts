import type { JurisdictionData } from "../../engine/figures.ts";
import type { Lookup, PerStatus, Tariff } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Ohio. */
export interface UsOhFigures extends MilitaryFigures {
  readonly rates: Tariff;
  readonly no_tax_up_to: number;
  readonly exemption: Lookup;
  readonly exemption_credit: Lookup;
  readonly joint_credit: Lookup;
  readonly joint_credit_cap: number;
  readonly joint_credit_income: number;
  readonly senior_credit: Lookup;

  readonly business_deduction: PerStatus<number>;
  readonly business_rate: number;
  readonly medical_floor: number;
  readonly retirement_credit: Lookup;
  readonly retirement_credit_limit: number;
  readonly earned_income_match: number;
  readonly care_credit_share: Lookup;
}

export const data: JurisdictionData<UsOhFigures> = {
  code: "US-OH",
  name: "Ohio",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "NBER TAXSIM, results for Ohio 2021, which lead to these amounts to the cent",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "Ohio Department of Taxation, annual tax rates: taxable years beginning in 2022 (read as public code quotes it)",
      url: "https://tax.ohio.gov/individual/resources/annual-tax-rates",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Ohio R.C. 5747.02(A)(3), tables for 2023 and from 2024 (read in a published copy)",
      url: "https://d1tvxue8o4w0fl.cloudfront.net/statute/ohio-revised-code/title-57-taxation/chapter-5747-income-tax/section-574702-tax-rates",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "Ohio IT 1040 booklet 2025, rate table: R.C. 5747.02(A)(3)(b) (read as several public projects quote it)",
      url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Ohio R.C. 5747.02 as amended by HB 96 (2025): 332 and 2.75 % from 2026 (read as public projects quote it)",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.02",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Ohio Income Tax Form 2021 Instructions",
      url: "https://tax.ohio.gov/static/forms/ohio_individual/individual/2021/pit-it1040-booklet.pdf#page=31",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Ohio Income Tax Form 2022 Instructions",
      url: "https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/forms/ohio_individual/individual/2022/it1040-sd100-instruction-booklet.pdf#page=31",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Ohio R.C. 5747.025: less than or equal to 40,000 and 80,000",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.025",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Ohio IT 1040 booklet 2025, line 4: personal exemptions and their limits",
      url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf#page=17",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2021 Ohio IT 1040 Individual Income Tax Return Form Instructions (Line 9)",
      url: "https://tax.ohio.gov/static/forms/ohio_individual/individual/2021/pit-it1040-booklet.pdf#page=20",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Ohio Revised Code Section 5747.022 - Tax credits for exemptions",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.022",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Ohio Revised Code Section 5747.05(E), Tax credits",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.05",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Ohio Income Tax Form 2025 Instructions (Page 29)",
      url: "https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf#page=29",
      readOn: "2026-11-20",
    },
    s14: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s15: {
      title: "House Bill 96 - Joint filing credit MAGI limit ($750k for 2025, $500k for 2026+)",
      url: "https://search-prod.lis.state.oh.us/api/v2/general_assembly_136/legislation/hb96/07_EN/pdf/",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Ohio Revised Code Section 5747.055(F), Tax credit for retirement income",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.055",
      readOn: "2026-11-20",
    },
    s17: {
      title:
        "Ohio tax brackets for tax year 2021, with the base amounts, as eFile.com quotes the Department",
      url: "https://www.efile.com/ohio-tax-rates-forms-and-brackets/",
      readOn: "2026-11-21",
    },
    s18: {
      title:
        "Ohio IT 1040 booklet 2022, rate table, as a second public project quotes it; NBER TAXSIM has the same amounts to 115,300",
      url: "https://dam.assets.ohio.gov/image/upload/tax.ohio.gov/forms/ohio_individual/individual/2022/it1040-sd100-instruction-booklet.pdf",
      readOn: "2026-11-21",
    },
    n1: {
      title: "R.C. 5747.01(A)(28) and 5747.02(A)(4): business income deduction and rate; IT BUS",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.01",
      readOn: "2026-11-28",
    },
    n2: {
      title: "R.C. 5747.01(A)(10): medical expenses",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.01",
      readOn: "2026-11-28",
    },
    n3: {
      title: "R.C. 5747.055(B): retirement income credit",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.055",
      readOn: "2026-11-28",
    },
    n4: {
      title: "R.C. 5747.71: earned income credit",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.71",
      readOn: "2026-11-28",
    },
    n5: {
      title: "R.C. 5747.054: child and dependent care credit",
      url: "https://codes.ohio.gov/ohio-revised-code/section-5747.054",
      readOn: "2026-11-28",
    },
    m1: {
      title: "Ohio Department of Taxation, military retirement pay: exempt after 2007",
      url: "http://www.tax.ohio.gov/ohio_individual/individual/military_service_ohio_taxes_retiree_exemption.aspx",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Ohio Department of Taxation, R.C. 5747.01(A)(26): retired personnel pay",
      url: "https://www.tax.ohio.gov/ohio_individual/individual/faqs/military/tabid/2768/Default.aspx?QuestionID=207&AFMID=9574",
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
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 25_000, base: 346.16, rate: 0.02765 },
          { over: 44_250, base: 878.42, rate: 0.03226 },
          { over: 88_450, base: 2304.31, rate: 0.03688 },
          { over: 110_650, base: 3123.05, rate: 0.0399 },
        ],
        sources: ["s1", "s17"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 26_050, base: 360.69, rate: 0.02765 },
          { over: 46_100, base: 915.07, rate: 0.03226 },
          { over: 92_150, base: 2400.64, rate: 0.03688 },
          { over: 115_300, base: 3254.41, rate: 0.0399 },
        ],
        sources: ["s2", "s7", "s18"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 26_050, base: 360.69, rate: 0.0275 },
          { over: 100_000, base: 2394.32, rate: 0.03688 },
          { over: 115_300, base: 2958.58, rate: 0.0375 },
        ],
        sources: ["s3"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 26_050, base: 360.69, rate: 0.0275 },
          { over: 100_000, base: 2394.32, rate: 0.035 },
        ],
        sources: ["s3"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 26_050, base: 342, rate: 0.0275 },
          { over: 100_000, base: 2394.32, rate: 0.03125 },
        ],
        sources: ["s4"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [{ over: 26_050, base: 332, rate: 0.0275 }],
        sources: ["s5"],
        confidence: "two_sources",
      },
    ],
    no_tax_up_to: [
      { from: "2021-01-01", value: 25_000, sources: ["s6", "s5"], confidence: "one_source" },
      { from: "2022-01-01", value: 26_050, sources: ["s7", "s5"], confidence: "two_sources" },
    ],
    exemption: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 2400 },
          { over: 40_000, amount: 2150 },
          { over: 80_000, amount: 1900 },
        ],
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 2400 },
          { over: 40_000, amount: 2150 },
          { over: 80_000, amount: 1900 },
          { over: 750_000, amount: 0 },
        ],
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 2400 },
          { over: 40_000, amount: 2150 },
          { over: 80_000, amount: 1900 },
          { over: 500_000, amount: 0 },
        ],
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
    ],
    exemption_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 20 },
          { over: 30_000, amount: 0 },
        ],
        sources: ["s10", "s11"],
        confidence: "two_sources",
      },
    ],
    joint_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.2 },
          { over: 25_000, amount: 0.15 },
          { over: 50_000, amount: 0.1 },
          { over: 75_000, amount: 0.05 },
        ],
        sources: ["s10", "s12"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: -1, amount: 0.2 },
          { over: 25_000, amount: 0.15 },
          { over: 50_000, amount: 0.1 },
          { over: 75_000, amount: 0.05 },
          { over: 750_000, amount: 0 },
        ],
        sources: ["s13", "s12", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 0.2 },
          { over: 25_000, amount: 0.15 },
          { over: 50_000, amount: 0.1 },
          { over: 75_000, amount: 0.05 },
          { over: 500_000, amount: 0 },
        ],
        sources: ["s15", "s12", "s5"],
        confidence: "two_sources",
      },
    ],
    joint_credit_cap: [
      { from: "2021-01-01", value: 650, sources: ["s10", "s12"], confidence: "two_sources" },
    ],
    joint_credit_income: [
      { from: "2021-01-01", value: 500, sources: ["s10", "s12"], confidence: "two_sources" },
    ],
    senior_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 50 },
          { over: 100_000, amount: 0 },
        ],
        sources: ["s10", "s16"],
        confidence: "two_sources",
      },
    ],
    business_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 250000,
          married_joint: 250000,
          married_separate: 125000,
          head_of_household: 250000,
          surviving_spouse: 250000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    business_rate: [{ from: "2021-01-01", value: 0.03, sources: ["n1"], confidence: "one_source" }],
    medical_floor: [
      { from: "2021-01-01", value: 0.075, sources: ["n2"], confidence: "one_source" },
    ],
    retirement_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: 500, amount: 25 },
          { over: 1500, amount: 50 },
          { over: 3000, amount: 80 },
          { over: 5000, amount: 130 },
          { over: 8000, amount: 200 },
        ],
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    retirement_credit_limit: [
      { from: "2021-01-01", value: 100000, sources: ["n3"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.3, sources: ["n4"], confidence: "one_source" },
    ],
    care_credit_share: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 1 },
          { over: 20000, amount: 0.25 },
          { over: 40000, amount: 0 },
        ],
        sources: ["n5"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
