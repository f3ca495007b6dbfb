import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Massachusetts. */
export interface UsMaFigures extends MilitaryFigures {
  readonly child_credit_aged: number;
  readonly rate: number;
  readonly gain_rate: number;
  readonly surtax: Brackets;
  readonly personal_exemption: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly aged_exemption: number;
  readonly no_tax_base: PerStatus<number>;
  readonly no_tax_adds_exemption: PerStatus<boolean>;
  readonly limited_income_factor: number;
  readonly limited_income_rate: number;
  readonly contributions_cap: number;
  readonly short_gain_rate: number;
  readonly loss_against_interest: number;
  readonly child_credit: number;
  readonly child_credit_under: number;
  readonly child_credit_most_children?: number;
  readonly care_credit: number;
  readonly care_credit_most_children: number;
  readonly has_care_credit: boolean;
  readonly earned_income_match: number;
  readonly circuit_breaker_most: number;
  readonly circuit_breaker_income: PerStatus<number>;
  readonly circuit_breaker_share: number;
  readonly charity_deduction: boolean;
  readonly interest_exemption?: PerStatus<number>;
  readonly unemployment_deduction: {
    readonly most: number;
    readonly income_of_one: number;
    readonly income_further: number;
  };
}

export const data: JurisdictionData<UsMaFigures> = {
  code: "US-MA",
  name: "Massachusetts",
  currency: "USD",
  decimals: 2,
  sources: {
    f1: {
      title:
        "Mass. DOR, filing status: there are no surviving spouses, who generally qualify as heads of household",
      url: "https://www.mass.gov/info-details/filing-status-on-massachusetts-personal-income-tax",
      readOn: "2026-11-28",
    },
    s1: {
      title: "Section 4: Rates of tax for residents, non-residents and corporate trusts (b)",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Schedule B Interest, Dividends and Certain Capital Gains and Losses",
      url: "https://www.mass.gov/doc/2021-schedule-b-interest-dividends-and-certain-capital-gains-and-losses/download",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Chapter 62, Section 4 (d)",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/section4",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "Form 1 2023 Massachusetts Resident Income Tax (4% Surtax on Taxable Income Over $1 Million)",
      url: "https://www.mass.gov/doc/2023-form-1-instructions/download#page=3",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Form 1 2024 Massachusetts Resident Income Tax - 4% Surtax on Taxable Income Over $1 Million",
      url: "https://www.mass.gov/doc/2024-form-1-instructions/download#page=3",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Form 1 2025 Massachusetts Resident Income Tax - 4% Surtax",
      url: "https://www.mass.gov/doc/2025-form-1-instructions/download#page=3",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Massachusetts DOR 4% surtax page: 1,107,750 for 2026",
      url: "https://www.mass.gov",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Taxable income: adjusted gross income less deductions and exemptions (b)(2)(A)",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section3",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Form 1 2021 Massachusetts Resident Income Tax Return (box 2c)",
      url: "https://www.mass.gov/doc/2021-form-1-massachusetts-resident-income-tax-return/download",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "§ 5 Exempt income of individuals; exemption of stock bonus, pension or profit-sharing trust",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section5",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Massachusetts Department of Revenue: Social Security (FICA) and Medicare deduction",
      url: "http://www.mass.gov/dor/individuals/filing-and-payment-information/guide-to-personal-income-tax/deductions/social-security-fica-and-medicare.html",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Massachusetts tax expenditure budget 2022, item 1.401: M.G.L. c. 62 section 3B(a)(3)",
      url: "https://budget.digital.mass.gov/govbudget/fy22/tax-expenditure-budget/personal-income-tax/deductions-from-adjusted-gross-income/1-401",
      readOn: "2026-11-20",
    },
    u1: {
      title:
        "Massachusetts Department of Revenue, unemployment deduction worksheet for 2020 and 2021",
      url: "https://www.mass.gov/service-details/massachusetts-unemployment-deduction-worksheet",
      readOn: "2026-11-28",
    },
    u2: {
      title:
        "St. 2021, c. 9, s. 26(b), and the limits of the worksheet, as PolicyEngine US and two answers of a tax program quote them",
      url: "https://github.com/PolicyEngine/policyengine-us/issues/9115",
      readOn: "2026-11-28",
    },
    w1: {
      title: "M.G.L. c. 62 s. 4(a)(1): short-term gains, 8.5 % from 2023 (St. 2023 c. 50)",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section4",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Mass. General Laws c.62 § 3(B)(a)(19)",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-3",
      readOn: "2026-11-20",
    },
    w3: {
      title: "Form 1 2022 Massachusetts Resident Income Tax (line 20)",
      url: "https://www.mass.gov/doc/2022-form-1-instructions/download#page=25",
      readOn: "2026-11-20",
    },
    w4: {
      title: "Form 1 2021 Massachusetts Resident Income Tax (line 46)",
      url: "https://www.mass.gov/doc/2021-form-1-instructions/download#page=17",
      readOn: "2026-11-20",
    },
    w5: {
      title: "Form 1 2022 Massachusetts Resident Income Tax (line 46)",
      url: "https://www.mass.gov/doc/2022-form-1-instructions/download#page=17",
      readOn: "2026-11-20",
    },
    w6: {
      title: "Mass. General Laws c.62 § 6(x)",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-6#(x)-",
      readOn: "2026-11-20",
    },
    w7: {
      title: "Form 1 2022 Massachusetts Resident Income Tax (line 45)",
      url: "https://www.mass.gov/doc/2022-form-1-instructions/download#page=17",
      readOn: "2026-11-20",
    },
    w8: {
      title: "Form 1 2021 Massachusetts Resident Income Tax (line 45)",
      url: "https://www.mass.gov/doc/2021-form-1-instructions/download#page=16",
      readOn: "2026-11-20",
    },
    w9: {
      title: "Mass. General Laws c.62 § 6(h)(1)",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-6",
      readOn: "2026-11-20",
    },
    w10: {
      title: "Form 1 2022 Massachusetts Resident Income Tax (line 43)",
      url: "https://www.mass.gov/doc/2022-form-1-instructions/download#page=16",
      readOn: "2026-11-20",
    },
    w11: {
      title: "Mass. General Laws c.62 § 6(k)(2)",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-6",
      readOn: "2026-11-20",
    },
    w12: {
      title: "2022 Mass. General Laws c.62 § 6(k)(2)",
      url: "https://law.justia.com/codes/massachusetts/2022/part-i/title-ix/chapter-62/section-6/",
      readOn: "2026-11-20",
    },
    w13: {
      title: "Mass. General Laws c.62 § 6(k)(3)(i)",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-6",
      readOn: "2026-11-20",
    },
    w14: {
      title: "Massachusetts Senior Circuit Breaker Tax Credit | Mass.gov",
      url: "https://www.mass.gov/info-details/massachusetts-senior-circuit-breaker-tax-credit",
      readOn: "2026-11-20",
    },
    w15: {
      title:
        "Form 1 2022 Massachusetts Resident Income Tax (What Are the Rules for Filing a Joint Return?)",
      url: "https://www.mass.gov/doc/2022-form-1-instructions/download#page=6",
      readOn: "2026-11-20",
    },
    w16: {
      title: "M.G.L. c. 62 s. 3(B)(a)(13): gifts, from 2023",
      url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62/Section3",
      readOn: "2026-11-20",
    },
    w17: {
      title:
        "M.G.L. c. 62 s. 3(B)(a)(6): interest of savings in Massachusetts banks; repealed for 2024",
      url: "https://www.mass.gov/info-details/mass-general-laws-c62-ss-3",
      readOn: "2026-11-20",
    },
    s14: {
      title:
        "Massachusetts Department of Revenue, Technical Information Release on the 2023 tax relief: A, short-term gains",
      url: "https://www.mass.gov/technical-information-release/working-draft-tir-provisions-in-the-2023-tax-relief-legislation",
      readOn: "2026-11-28",
    },
    s15: {
      title: "Snapshot of the Act of October 4, 2023: short-term gains 8.5 %, from January 1, 2023",
      url: "https://bravocpa.com/fyi-tf-governor-healy-signs-tax-relief-bill-retroactive-to-january-1-2023",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "M.G.L. c. 62 s. 2(a)(2)(E), in the tax expenditure budget of Massachusetts, item 1.029",
      url: "https://budget.digital.mass.gov/govbudget/fy26/tax-expenditure-budget/personal-income-tax/exclusions-from-gross-income/1-029",
      readOn: "2026-11-28",
    },
    m2: {
      title: "MilitaryBenefits: states that exempt military retirement pay",
      url: "https://militarybenefits.info/states-that-do-dont-tax-military-retirement-pay/",
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
    rate: [{ from: "2021-01-01", value: 0.05, sources: ["s1"], confidence: "two_sources" }],
    gain_rate: [
      { from: "2021-01-01", value: 0.05, sources: ["s2", "s1"], confidence: "two_sources" },
    ],
    surtax: [
      {
        from: "2021-01-01",
        value: [{ over: 0, rate: 0 }],
        sources: ["s3"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_000_000, rate: 0.04 },
        ],
        sources: ["s4", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_053_750, rate: 0.04 },
        ],
        sources: ["s5", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_083_150, rate: 0.04 },
        ],
        sources: ["s6", "s3", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 1_107_750, rate: 0.04 },
        ],
        sources: ["s8", "s3"],
        confidence: "two_sources",
      },
    ],
    personal_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 4400,
          married_joint: 8800,
          married_separate: 4400,
          head_of_household: 6800,
          surviving_spouse: 6800,
        },
        sources: ["s9", "f1"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s9"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 700, sources: ["s10"], confidence: "two_sources" },
    ],
    no_tax_base: [
      {
        from: "2021-01-01",
        value: {
          single: 8000,
          married_joint: 7600,
          married_separate: 0,
          head_of_household: 7600,
          surviving_spouse: 7600,
        },
        sources: ["s11"],
        confidence: "two_sources",
      },
    ],
    no_tax_adds_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: false,
          married_joint: true,
          married_separate: false,
          head_of_household: true,
          surviving_spouse: true,
        },
        sources: ["s11"],
        confidence: "two_sources",
      },
    ],
    limited_income_factor: [
      { from: "2021-01-01", value: 1.75, sources: ["s11"], confidence: "two_sources" },
    ],
    limited_income_rate: [
      { from: "2021-01-01", value: 0.1, sources: ["s11"], confidence: "two_sources" },
    ],
    unemployment_deduction: [
      {
        from: "2021-01-01",
        value: { most: 10_200, income_of_one: 25_520, income_further: 8960 },
        sources: ["u1", "u2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: { most: 0, income_of_one: 0, income_further: 0 },
        sources: ["u1", "u2"],
        confidence: "two_sources",
      },
    ],
    contributions_cap: [
      { from: "2021-01-01", value: 2000, sources: ["s12", "s13"], confidence: "two_sources" },
    ],
    short_gain_rate: [
      { from: "2021-01-01", value: 0.12, sources: ["w1", "s14", "s15"], confidence: "two_sources" },
      {
        from: "2023-01-01",
        value: 0.085,
        sources: ["w1", "s14", "s15"],
        confidence: "two_sources",
      },
    ],
    loss_against_interest: [
      { from: "2021-01-01", value: 2000, sources: ["w2", "w3"], confidence: "one_source" },
    ],
    child_credit: [
      { from: "2021-01-01", value: 180, sources: ["w4", "w5"], confidence: "one_source" },
      { from: "2023-01-01", value: 310, sources: ["w4", "w5"], confidence: "one_source" },
      { from: "2024-01-01", value: 440, sources: ["w4", "w5"], confidence: "one_source" },
    ],
    child_credit_under: [
      { from: "2021-01-01", value: 12, sources: ["w4", "w5"], confidence: "one_source" },
      { from: "2023-01-01", value: 13, sources: ["w4", "w5"], confidence: "one_source" },
    ],
    child_credit_most_children: [
      { from: "2021-01-01", value: 2, sources: ["w4", "w5"], confidence: "one_source" },
      { from: "2023-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    care_credit: [
      { from: "2021-01-01", value: 240, sources: ["w6", "w7"], confidence: "one_source" },
    ],
    care_credit_most_children: [
      { from: "2021-01-01", value: 2, sources: ["w6", "w7"], confidence: "one_source" },
    ],
    has_care_credit: [
      { from: "2021-01-01", value: true, sources: ["w6", "w8"], confidence: "one_source" },
      { from: "2023-01-01", value: false, sources: ["w6", "w8"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.3, sources: ["w9", "w10"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.4, sources: ["w9", "w10"], confidence: "one_source" },
    ],
    circuit_breaker_most: [
      { from: "2021-01-01", value: 1170, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2022-01-01", value: 1200, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2023-01-01", value: 2590, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2024-01-01", value: 2730, sources: ["w11", "w12"], confidence: "one_source" },
      { from: "2025-01-01", value: 2820, sources: ["w11", "w12"], confidence: "one_source" },
    ],
    circuit_breaker_income: [
      {
        from: "2021-01-01",
        value: {
          single: 62_000,
          married_joint: 93_000,
          married_separate: 62_000,
          head_of_household: 78_000,
          surviving_spouse: 78_000,
        },
        sources: ["w13", "w14"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 64_000,
          married_joint: 96_000,
          married_separate: 64_000,
          head_of_household: 80_000,
          surviving_spouse: 80_000,
        },
        sources: ["w13", "w14"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 69_000,
          married_joint: 103_000,
          married_separate: 69_000,
          head_of_household: 86_000,
          surviving_spouse: 86_000,
        },
        sources: ["w13", "w14"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 72_000,
          married_joint: 109_000,
          married_separate: 72_000,
          head_of_household: 91_000,
          surviving_spouse: 91_000,
        },
        sources: ["w13", "w14"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 75_000,
          married_joint: 112_000,
          married_separate: 75_000,
          head_of_household: 94_000,
          surviving_spouse: 94_000,
        },
        sources: ["w13", "w14"],
        confidence: "one_source",
      },
    ],
    circuit_breaker_share: [
      { from: "2021-01-01", value: 0.1, sources: ["w11", "w15"], confidence: "one_source" },
    ],
    charity_deduction: [
      { from: "2021-01-01", value: false, sources: ["w16"], confidence: "one_source" },
      { from: "2023-01-01", value: true, sources: ["w16"], confidence: "one_source" },
    ],
    interest_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 100,
          married_joint: 200,
          married_separate: 100,
          head_of_household: 100,
          surviving_spouse: 100,
        },
        sources: ["w17"],
        confidence: "one_source",
      },
      { from: "2024-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    child_credit_aged: [
      { from: "2021-01-01", value: 65, sources: ["w4"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
