import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Montana. */
export interface UsMtFigures extends MilitaryFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly rates: Brackets | PerStatus<Brackets>;
  readonly standard_rate: number;
  readonly standard_max: PerStatus<number>;
  readonly standard_min: PerStatus<number>;
  readonly exemption: number;
  readonly own_deduction: boolean;
  readonly gain_rates?: PerStatus<Brackets>;
  readonly gain_credit: number;
  readonly federal_tax_cap?: PerStatus<number>;
  readonly age_subtraction?: number;
  readonly earned_income_match: number;
  readonly interest_exemption: PerStatus<number>;
  readonly pension_exemption?: { readonly most: number; readonly income: number };
}

export const data: JurisdictionData<UsMtFigures> = {
  code: "US-MT",
  name: "Montana",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Montana Code Annotated 2021 Title 15, Chapter 30, Part 21, 15-30-2103",
      url: "https://leg.mt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0030/0150-0300-0210-0030.html",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2022 Montana income tax form 2 Instructions",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2022/12/Form-2-2022-Instructions.pdf#page=16",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2023 Montana income tax form 2 Instructions",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2023/12/Form_2_2023_Instructions.pdf#page=18",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Montana income tax tables",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2024/12/2024-Tax-Tables.pdf",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2025 Montana Tax Tables and Deductions",
      url: "https://revenue.mt.gov/files/BIT/Montana-Tax-Tables-and-Deductions/2025-Tax-Rates-and-Deductions.pdf",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "MCA 15-30-2103: 47,500 / 95,000 / 71,250, 4.7% and 5.65% (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Montana Tax Form 2021 | Standard Deduction | Line 2",
      url: "https://mtrevenue.gov/wp-content/uploads/mdocs/form%202%202021.pdf#page=7",
      readOn: "2026-11-20",
    },
    s9: {
      title: "MT Code, Income Tax - Deductions, § 42-15-512 (2)",
      url: "https://rules.mt.gov/gateway/RuleNo.asp?RN=42%2E15%2E523",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Montana Tax Form 2022 | Standard Deduction | Line 3",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2023/05/Montana-Idividiual-Income-Tax-Return-Form-2-2022v6.2.pdf#page=7",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Montana Tax Form 2021 | Exemptions | Line 16",
      url: "https://mtrevenue.gov/wp-content/uploads/mdocs/form%202%202021.pdf#page=1",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Montana Tax Form 2022 | Exemptions | Line 16",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2023/05/Montana-Idividiual-Income-Tax-Return-Form-2-2022v6.2.pdf#page=1",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Montana 67th Legislature || SENATE BILL NO. 399 || Section 3 (8)",
      url: "https://leg.mt.gov/bills/2021/SB0399/SB0399_3.pdf#page=3",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Montana Individual Income Tax Return (Form 2) 2024",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2025/02/Form-2-Instructions-2024-2.pdf#page=8",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Montana Tax Form 2021 | Nonrefundable Credits Schedule | Line 1",
      url: "https://mtrevenue.gov/wp-content/uploads/mdocs/form%202%202021.pdf#page=9",
      readOn: "2026-11-20",
    },
    s17: {
      title:
        "Montana Code 2021, 15-30-2131(1)(b): federal income tax is an itemized deduction of at most 5,000, 10,000 on a joint return (as PolicyEngine US quotes it)",
      url: "https://law.justia.com/codes/montana/2021/title-15/chapter-30/part-21/section-15-30-2131/",
      readOn: "2026-11-21",
    },
    s18: {
      title:
        "NBER TAXSIM, itemized deductions of Montana 2021 to 2023: the federal tax up to the same amounts",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-21",
    },
    s16: {
      title: "MT Code, Income Tax - Deductions, § 42.4.502 (1)",
      url: "https://rules.mt.gov/gateway/RuleNo.asp?RN=42%2E4%2E502",
      readOn: "2026-11-20",
    },
    s19: {
      title: "15-30-2120 MCA: 5,500 for taxpayers of 65, indexed",
      url: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0300/part_0210/section_0200/0150-0300-0210-0200.html",
      readOn: "2026-11-22",
    },
    s20: {
      title: "TaxSlayer, what is new in Montana for 2024",
      url: "https://support.taxslayer.com/hc/en-us/articles/360020598811-What-s-new-in-2024-for-Montana",
      readOn: "2026-11-22",
    },
    s21: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    w1: {
      title: "Montana Code 2021, § 15-30-2318 (2), Earned income tax credit",
      url: "https://law.justia.com/codes/montana/2021/title-15/chapter-30/part-23/section-15-30-2318/",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Montana Code 2022, § 15-30-2318 (2), Earned income tax credit",
      url: "https://law.justia.com/codes/montana/2022/title-15/chapter-30/part-23/section-15-30-2318/",
      readOn: "2026-11-20",
    },
    w3: {
      title: "2021 Montana Form 2 | line 3 - Partial Interest Exemption for Taxpayers",
      url: "https://mtrevenue.gov/wp-content/uploads/mdocs/form%202%202021%20instructions.pdf#page=24",
      readOn: "2026-11-20",
    },
    w4: {
      title: "2022 Montana Form 2 | line 3 - Partial Interest Exemption for Taxpayers",
      url: "https://mtrevenue.gov/wp-content/uploads/dlm_uploads/2022/12/Form-2-2022-Instructions.pdf#page=25",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    n2: {
      title: "Montana Form 2 instructions of 2025, page 7, as PolicyEngine US cites them",
      url: "https://revenuefiles.mt.gov/files/Forms/Montana-Individual-Income-Tax-Return-Form-2-Instructions/2025_Montana_Individual_Income_Tax_Return_Form_2_Instructions.pdf",
      readOn: "2026-11-28",
    },
    s22: {
      title: "Mont. Code 15-30-2318(2), 20 % from 2026 (HB 337 of 2025)",
      url: "https://self-law.org/code/mt/title-15/chapter-30/part-23/15-30-2318",
      readOn: "2026-11-28",
    },
    s23: {
      title: "Tax Credits for Workers and Families, Montana: 3 % to 2023, 10 % from 2024",
      url: "http://taxcreditsforworkersandfamilies.org/state-tax-credits/montana",
      readOn: "2026-11-28",
    },
    p1: {
      title:
        "ARM 42.15.219: a share of pensions is exempt for each person, less 2 dollars for each dollar over the limit",
      url: "https://rules.mt.gov/gateway/ShowRuleVersionFile.asp?RVID=30594",
      readOn: "2026-11-28",
    },
    p21: {
      title: "NBER TAXSIM, build of 2026-07-13: 4,399.92 up to 36,666 in 2021",
      url: "https://taxsim.nber.org/taxsim35",
      readOn: "2026-11-28",
    },
    p22: {
      title: "Pension exemption of 2022: 4,640, and nothing from 40,980 on, or 43,300 jointly",
      url: "https://www.trendri.com/threads/tax-on-military-retirement-benefits-in-montana.127723/latest",
      readOn: "2026-11-28",
    },
    p23: {
      title: "Montana Department of Revenue: 5,060 up to 42,140 in 2023, the last year",
      url: "https://mtrevenue.gov/taxes/individual-income-tax/retirement/",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Montana Department of Revenue, working military retirement exemption: half, within wages and profits, from 2024 (15-30-2120(3)(n) MCA)",
      url: "https://revenuefiles.mt.gov/taxes/individual-income-tax/working-military-retirement-exemption",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer Pro: before 2024 Montana taxes military retirement pay",
      url: "https://support.taxslayerpro.com/hc/en-us/articles/7769858994970-Desktop-Montana-Military-Retirement-Pension-Income",
      readOn: "2026-11-28",
    },
    p24: {
      title: "TaxSlayer: 5,060 for each person in 2023, less 2 for each dollar over 42,140",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028346112-Is-my-retirement-income-taxable-to-Montana",
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
      confidence: "one_source",
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
          { over: 0, rate: 0.01 },
          { over: 3100, rate: 0.02 },
          { over: 5500, rate: 0.03 },
          { over: 8400, rate: 0.04 },
          { over: 11_400, rate: 0.05 },
          { over: 14_600, rate: 0.06 },
          { over: 18_800, rate: 0.069 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.01 },
          { over: 3300, rate: 0.02 },
          { over: 5800, rate: 0.03 },
          { over: 8900, rate: 0.04 },
          { over: 12_000, rate: 0.05 },
          { over: 15_400, rate: 0.06 },
          { over: 19_800, rate: 0.0675 },
        ],
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.01 },
          { over: 3600, rate: 0.02 },
          { over: 6300, rate: 0.03 },
          { over: 9700, rate: 0.04 },
          { over: 13_000, rate: 0.05 },
          { over: 16_800, rate: 0.06 },
          { over: 21_600, rate: 0.0675 },
        ],
        sources: ["s3", "s1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.047 },
            { over: 20_500, rate: 0.059 },
          ],
          married_joint: [
            { over: 0, rate: 0.047 },
            { over: 41_000, rate: 0.059 },
          ],
          married_separate: [
            { over: 0, rate: 0.047 },
            { over: 20_500, rate: 0.059 },
          ],
          head_of_household: [
            { over: 0, rate: 0.047 },
            { over: 30_750, rate: 0.059 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.047 },
            { over: 41_000, rate: 0.059 },
          ],
        },
        sources: ["s4", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.047 },
            { over: 21_100, rate: 0.059 },
          ],
          married_joint: [
            { over: 0, rate: 0.047 },
            { over: 42_200, rate: 0.059 },
          ],
          married_separate: [
            { over: 0, rate: 0.047 },
            { over: 21_100, rate: 0.059 },
          ],
          head_of_household: [
            { over: 0, rate: 0.047 },
            { over: 31_700, rate: 0.059 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.047 },
            { over: 42_200, rate: 0.059 },
          ],
        },
        sources: ["s5", "s1", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.047 },
            { over: 47_500, rate: 0.0565 },
          ],
          married_joint: [
            { over: 0, rate: 0.047 },
            { over: 95_000, rate: 0.0565 },
          ],
          married_separate: [
            { over: 0, rate: 0.047 },
            { over: 47_500, rate: 0.0565 },
          ],
          head_of_household: [
            { over: 0, rate: 0.047 },
            { over: 71_250, rate: 0.0565 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.047 },
            { over: 95_000, rate: 0.0565 },
          ],
        },
        sources: ["s1", "s7"],
        confidence: "two_sources",
      },
    ],
    standard_rate: [
      { from: "2021-01-01", value: 0.2, sources: ["s8", "s9"], confidence: "two_sources" },
    ],
    standard_max: [
      {
        from: "2021-01-01",
        value: {
          single: 4830,
          married_joint: 9660,
          married_separate: 4830,
          head_of_household: 9660,
          surviving_spouse: 4830,
        },
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 5090,
          married_joint: 10_180,
          married_separate: 5090,
          head_of_household: 10_180,
          surviving_spouse: 5090,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 5540,
          married_joint: 11_080,
          married_separate: 5540,
          head_of_household: 11_080,
          surviving_spouse: 5540,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
    ],
    standard_min: [
      {
        from: "2021-01-01",
        value: {
          single: 2140,
          married_joint: 4280,
          married_separate: 2140,
          head_of_household: 4280,
          surviving_spouse: 2140,
        },
        sources: ["s8", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 2260,
          married_joint: 4520,
          married_separate: 2260,
          head_of_household: 4520,
          surviving_spouse: 2260,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 2460,
          married_joint: 4920,
          married_separate: 2460,
          head_of_household: 4920,
          surviving_spouse: 2460,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 2580, sources: ["s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: 2710, sources: ["s12"], confidence: "two_sources" },
      { from: "2023-01-01", value: 2960, sources: ["s12"], confidence: "two_sources" },
    ],
    own_deduction: [
      { from: "2021-01-01", value: true, sources: ["s13", "s9"], confidence: "two_sources" },
      { from: "2024-01-01", value: false, sources: ["s14", "s9"], confidence: "two_sources" },
    ],
    gain_rates: [
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.03 },
            { over: 20_500, rate: 0.041 },
          ],
          married_joint: [
            { over: 0, rate: 0.03 },
            { over: 41_000, rate: 0.041 },
          ],
          married_separate: [
            { over: 0, rate: 0.03 },
            { over: 20_500, rate: 0.041 },
          ],
          head_of_household: [
            { over: 0, rate: 0.03 },
            { over: 30_750, rate: 0.041 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.03 },
            { over: 41_000, rate: 0.041 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.03 },
            { over: 21_100, rate: 0.041 },
          ],
          married_joint: [
            { over: 0, rate: 0.03 },
            { over: 42_200, rate: 0.041 },
          ],
          married_separate: [
            { over: 0, rate: 0.03 },
            { over: 21_100, rate: 0.041 },
          ],
          head_of_household: [
            { over: 0, rate: 0.03 },
            { over: 31_700, rate: 0.041 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.03 },
            { over: 42_200, rate: 0.041 },
          ],
        },
        sources: ["s5", "s1", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.03 },
            { over: 47_500, rate: 0.041 },
          ],
          married_joint: [
            { over: 0, rate: 0.03 },
            { over: 95_000, rate: 0.041 },
          ],
          married_separate: [
            { over: 0, rate: 0.03 },
            { over: 47_500, rate: 0.041 },
          ],
          head_of_household: [
            { over: 0, rate: 0.03 },
            { over: 71_250, rate: 0.041 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.03 },
            { over: 95_000, rate: 0.041 },
          ],
        },
        sources: ["s1", "s7"],
        confidence: "two_sources",
      },
    ],
    gain_credit: [
      { from: "2021-01-01", value: 0.02, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    federal_tax_cap: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 5000,
          surviving_spouse: 5000,
        },
        sources: ["s17", "s18"],
        confidence: "two_sources",
      },
      { from: "2024-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    age_subtraction: [
      {
        from: "2024-01-01",
        value: 5500,
        sources: ["s19", "s20", "s21"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: 5660, sources: ["s19", "s21"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 5660,
        sources: ["s19"],
        confidence: "two_sources",
        carriedForward: true,
      },
    ],
    earned_income_match: [
      {
        from: "2021-01-01",
        value: 0.03,
        sources: ["w1", "w2", "s22", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.1,
        sources: ["w1", "w2", "s22", "s23"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.2,
        sources: ["w1", "w2", "s22", "s23"],
        confidence: "two_sources",
      },
    ],
    interest_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 800,
          married_joint: 1600,
          married_separate: 800,
          head_of_household: 800,
          surviving_spouse: 800,
        },
        sources: ["w3", "w4"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m2"], confidence: "one_source" },
      {
        from: "2024-01-01",
        value: { share: 0.5, within_earnings: {} },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
    ],
    pension_exemption: [
      {
        from: "2021-01-01",
        value: { most: 4400, income: 36_670 },
        sources: ["p1", "p21"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: { most: 4640, income: 38_660 },
        sources: ["p1", "p22"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: { most: 5060, income: 42_140 },
        sources: ["p1", "p23", "p24"],
        confidence: "two_sources",
      },
      { from: "2024-01-01", value: null, sources: ["p23"], confidence: "one_source" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1", "n2"],
        confidence: "two_sources",
      },
    ],
  },
};
