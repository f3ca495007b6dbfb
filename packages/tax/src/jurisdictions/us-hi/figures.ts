import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Hawaii. */
export interface UsHiFigures extends MilitaryFigures {
  readonly care_credit_most: { readonly for_one: number; readonly for_more: number };
  readonly state_tax_deducted_below: PerStatus<number>;
  readonly medical_floor: number;
  readonly itemized_reduction: { readonly loss_rate: number; readonly limited_share: number };
  readonly earned_income_credit_is_refundable: boolean;
  readonly student_loan_interest: {
    readonly most: number;
    readonly start: PerStatus<number>;
    readonly width: PerStatus<number>;
  };
  readonly itemized_reduction_start?: PerStatus<number>;
  readonly care_credit_rate?: Lookup;
  readonly food_credit?: PerStatus<Lookup>;
  readonly earned_income_credit_rate?: number;
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly exemption: number;
  readonly gain_rate: number;
}

export const data: JurisdictionData<UsHiFigures> = {
  code: "US-HI",
  name: "Hawaii",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "N-11 instructions of 2024 and 2025, tax table, pages 36 to 47, and rate schedules, page 48: mmacpherson/tenforty compared every row",
      url: "https://github.com/mmacpherson/tenforty/blob/30227366f8fcf7411b5e3fe253be22226bec3ac3/docs/validation/state-fixtures/HI-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title:
        "2025 N-11 instructions, tax table, pages 36 to 47: Invaro/opentax-engine compared its 2,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/24576f03afd1d434917dd657ead6706ab76d8740/packages/corpus-us-federal/src/rules/state-hi.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Tax Bill H.B. 2404 H.D. 1, S.D.1, C.D.1 Section 235-51 (b)",
      url: "https://data.capitol.hawaii.gov/sessions/session2024/bills/HB2404_CD1_.HTM",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2025 Hawaii Tax Rate Schedules for Taxable Years Beginning After December 31, 2024",
      url: "https://dev1-tax.hawaii.gov/forms/d_25table-on/d_25table-on_p13/",
      readOn: "2026-11-20",
    },
    s3: {
      title:
        "HRS 235-51 (years after 2024), 235-2.4, 235-54 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s4: {
      title: "HRS 235-2.4(a), standard deduction since 2013",
      url: "https://www.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0235/HRS_0235-0002_0004.htm",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2024 Hawaii Tax Form Instruction Booklet line 23",
      url: "https://files.hawaii.gov/tax/forms/2024/n11ins.pdf#page=20",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 Hawaii Resident Income Tax Instructions page 20, line 25",
      url: "https://files.hawaii.gov/tax/forms/2021/n11ins.pdf#page=20",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Hawaii Income Tax Law, HRS §235-54 §18-235-54-(a)-(3)",
      url: "https://files.hawaii.gov/tax/legal/har/har_235.pdf#page=99",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Hawaii Resident Income Tax Instructions N-11 Rev.2021",
      url: "https://files.hawaii.gov/tax/forms/2021/n11ins.pdf#page=33",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "Hawaii Revised Statutes Title 14. Taxation.235. Income Tax Law.235-51 Tax imposed on individuals; rates.-(f).(2)",
      url: "https://law.justia.com/codes/hawaii/2021/title-14/chapter-235/section-235-51/",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Tax Foundation of Hawaii, individual income tax (chapter 235): standard deductions 2,200, 4,400 and 3,212, exemption 1,144",
      url: "https://www.tfhawaii.org/wordpress/state-tax-resources/mini-tax-guides/individual-income-tax-chapter-235/",
      readOn: "2026-11-21",
    },
    s11: {
      title: "Hawaii Income Tax Law, Chapter 235, Section 235-55.75",
      url: "https://files.hawaii.gov/tax/legal/hrs/hrs_235.pdf#page=43",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Hawaii Tax Form N-356 2022",
      url: "https://files.hawaii.gov/tax/forms/2022/n356_i.pdf",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Hawaii Income Tax Law, Chapter 235, Section 235-55.85, (b)",
      url: "https://files.hawaii.gov/tax/legal/hrs/hrs_235.pdf#page=44",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Hawaii Tax Form N-311 2022",
      url: "https://files.hawaii.gov/tax/forms/2022/n311_i.pdf#page=1",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Hawaii Income Tax Law, Chapter 235, Section 235-55.6, (a)(2)",
      url: "https://files.hawaii.gov/tax/legal/hrs/hrs_235.pdf#page=40",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Hawaii SCHEDULE X 2023",
      url: "https://files.hawaii.gov/tax/forms/2023/schx_i.pdf#page=2",
      readOn: "2026-11-20",
    },
    s17: {
      title: "2024 Hawaii Resident Income Tax Instructions",
      url: "https://files.hawaii.gov/tax/forms/2024/n11ins.pdf#page=32",
      readOn: "2026-11-20",
    },
    s18: {
      title: "2023 Hawaii Resident Income Tax Instructions",
      url: "https://files.hawaii.gov/tax/forms/2023/n11ins.pdf#page=32",
      readOn: "2026-11-20",
    },
    s19: {
      title:
        "Form N-356, Rev. 2023, part II: refundable, 40 %; part of line 8: carryover of earlier years",
      url: "https://ses.stf.com/bookmarks/Green%20Team/HI_wsw/0002/2024062008514206810294.htm",
      readOn: "2026-11-28",
    },
    s20: {
      title:
        "Act 114, SLH 2022: refundable for taxable years beginning after December 31, 2022, as TaxSlayer reports it",
      url: "https://support.taxslayer.com/hc/en-us/articles/360036135432-What-s-new-in-2022-for-Hawaii-",
      readOn: "2026-11-28",
    },
    s21: {
      title: "HRS 235-55.75(a): 20 %, and 40 % to 2027",
      url: "https://casetext.com/statute/hawaii-revised-statutes/division-1-government/title-14-taxation/chapter-235-income-tax-law/part-iii-individual-income-tax/section-235-5575-effective-12312027-refundable-earned-income-tax-credit",
      readOn: "2026-11-28",
    },
    l1: {
      title: "HRS 235-2.4 and N-11 instructions of 2025, page 35, as PolicyEngine US cites them",
      url: "https://files.hawaii.gov/tax/forms/current/n11ins.pdf",
      readOn: "2026-11-28",
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
    printed_table: [
      {
        from: "2024-01-01",
        value: {
          bands: [{ from: 50, width: 50 }],
          end: 100_000,
          bases: {
            single: [0, 34, 110, 374, 682, 1008, 1354, 2266, 3214],
            married_joint: [0, 67, 221, 749, 1363, 2016, 2707, 4531, 6427],
            married_separate: [0, 34, 110, 374, 682, 1008, 1354, 2266, 3214],
            head_of_household: [0, 50, 166, 562, 1022, 1512, 2030, 3398, 4820],
            surviving_spouse: [0, 67, 221, 749, 1363, 2016, 2707, 4531, 6427],
          },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 50 },
          ],
          end: 100_000,
          bases: {
            single: [0, 134, 288, 552, 859, 1675, 2539],
            married_joint: [0, 269, 576, 1104, 1718, 3350, 5078],
            married_separate: [0, 134, 288, 552, 859, 1675, 2539],
            head_of_household: [0, 202, 432, 828, 1289, 2513, 3809],
            surviving_spouse: [0, 269, 576, 1104, 1718, 3350, 5078],
          },
        },
        sources: ["t1", "t2"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.014 },
            { over: 2400, rate: 0.032 },
            { over: 4800, rate: 0.055 },
            { over: 9600, rate: 0.064 },
            { over: 14_400, rate: 0.068 },
            { over: 19_200, rate: 0.072 },
            { over: 24_000, rate: 0.076 },
            { over: 36_000, rate: 0.079 },
            { over: 48_000, rate: 0.0825 },
            { over: 150_000, rate: 0.09 },
            { over: 175_000, rate: 0.1 },
            { over: 200_000, rate: 0.11 },
          ],
          married_joint: [
            { over: 0, rate: 0.014 },
            { over: 4800, rate: 0.032 },
            { over: 9600, rate: 0.055 },
            { over: 19_200, rate: 0.064 },
            { over: 28_800, rate: 0.068 },
            { over: 38_400, rate: 0.072 },
            { over: 48_000, rate: 0.076 },
            { over: 72_000, rate: 0.079 },
            { over: 96_000, rate: 0.0825 },
            { over: 300_000, rate: 0.09 },
            { over: 350_000, rate: 0.1 },
            { over: 400_000, rate: 0.11 },
          ],
          married_separate: [
            { over: 0, rate: 0.014 },
            { over: 2400, rate: 0.032 },
            { over: 4800, rate: 0.055 },
            { over: 9600, rate: 0.064 },
            { over: 14_400, rate: 0.068 },
            { over: 19_200, rate: 0.072 },
            { over: 24_000, rate: 0.076 },
            { over: 36_000, rate: 0.079 },
            { over: 48_000, rate: 0.0825 },
            { over: 150_000, rate: 0.09 },
            { over: 175_000, rate: 0.1 },
            { over: 200_000, rate: 0.11 },
          ],
          head_of_household: [
            { over: 0, rate: 0.014 },
            { over: 3600, rate: 0.032 },
            { over: 7200, rate: 0.055 },
            { over: 14_400, rate: 0.064 },
            { over: 21_600, rate: 0.068 },
            { over: 28_800, rate: 0.072 },
            { over: 36_000, rate: 0.076 },
            { over: 54_000, rate: 0.079 },
            { over: 72_000, rate: 0.0825 },
            { over: 225_000, rate: 0.09 },
            { over: 262_500, rate: 0.1 },
            { over: 300_000, rate: 0.11 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.014 },
            { over: 4800, rate: 0.032 },
            { over: 9600, rate: 0.055 },
            { over: 19_200, rate: 0.064 },
            { over: 28_800, rate: 0.068 },
            { over: 38_400, rate: 0.072 },
            { over: 48_000, rate: 0.076 },
            { over: 72_000, rate: 0.079 },
            { over: 96_000, rate: 0.0825 },
            { over: 300_000, rate: 0.09 },
            { over: 350_000, rate: 0.1 },
            { over: 400_000, rate: 0.11 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.014 },
            { over: 9600, rate: 0.032 },
            { over: 14_400, rate: 0.055 },
            { over: 19_200, rate: 0.064 },
            { over: 24_000, rate: 0.068 },
            { over: 36_000, rate: 0.072 },
            { over: 48_000, rate: 0.076 },
            { over: 125_000, rate: 0.079 },
            { over: 175_000, rate: 0.0825 },
            { over: 225_000, rate: 0.09 },
            { over: 275_000, rate: 0.1 },
            { over: 325_000, rate: 0.11 },
          ],
          married_joint: [
            { over: 0, rate: 0.014 },
            { over: 19_200, rate: 0.032 },
            { over: 28_800, rate: 0.055 },
            { over: 38_400, rate: 0.064 },
            { over: 48_000, rate: 0.068 },
            { over: 72_000, rate: 0.072 },
            { over: 96_000, rate: 0.076 },
            { over: 250_000, rate: 0.079 },
            { over: 350_000, rate: 0.0825 },
            { over: 450_000, rate: 0.09 },
            { over: 550_000, rate: 0.1 },
            { over: 650_000, rate: 0.11 },
          ],
          married_separate: [
            { over: 0, rate: 0.014 },
            { over: 9600, rate: 0.032 },
            { over: 14_400, rate: 0.055 },
            { over: 19_200, rate: 0.064 },
            { over: 24_000, rate: 0.068 },
            { over: 36_000, rate: 0.072 },
            { over: 48_000, rate: 0.076 },
            { over: 125_000, rate: 0.079 },
            { over: 175_000, rate: 0.0825 },
            { over: 225_000, rate: 0.09 },
            { over: 275_000, rate: 0.1 },
            { over: 325_000, rate: 0.11 },
          ],
          head_of_household: [
            { over: 0, rate: 0.014 },
            { over: 14_400, rate: 0.032 },
            { over: 21_600, rate: 0.055 },
            { over: 28_800, rate: 0.064 },
            { over: 36_000, rate: 0.068 },
            { over: 54_000, rate: 0.072 },
            { over: 72_000, rate: 0.076 },
            { over: 187_500, rate: 0.079 },
            { over: 262_500, rate: 0.0825 },
            { over: 337_500, rate: 0.09 },
            { over: 412_500, rate: 0.1 },
            { over: 487_500, rate: 0.11 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.014 },
            { over: 19_200, rate: 0.032 },
            { over: 28_800, rate: 0.055 },
            { over: 38_400, rate: 0.064 },
            { over: 48_000, rate: 0.068 },
            { over: 72_000, rate: 0.072 },
            { over: 96_000, rate: 0.076 },
            { over: 250_000, rate: 0.079 },
            { over: 350_000, rate: 0.0825 },
            { over: 450_000, rate: 0.09 },
            { over: 550_000, rate: 0.1 },
            { over: 650_000, rate: 0.11 },
          ],
        },
        sources: ["s2", "s1", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 2200,
          married_joint: 4400,
          married_separate: 2200,
          head_of_household: 3212,
          surviving_spouse: 4400,
        },
        sources: ["s4", "s10"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 4400,
          married_joint: 8800,
          married_separate: 4400,
          head_of_household: 6424,
          surviving_spouse: 8800,
        },
        sources: ["s5", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 8000,
          married_joint: 16_000,
          married_separate: 8000,
          head_of_household: 12_000,
          surviving_spouse: 16_000,
        },
        sources: ["s1", "s3"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 1144, sources: ["s6", "s7"], confidence: "two_sources" },
    ],
    gain_rate: [
      { from: "2021-01-01", value: 0.0725, sources: ["s8", "s9"], confidence: "two_sources" },
    ],
    earned_income_credit_rate: [
      {
        from: "2018-01-01",
        value: 0.2,
        sources: ["s11", "s12", "s19", "s21"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: 0.4,
        sources: ["s11", "s12", "s19", "s21"],
        confidence: "two_sources",
      },
    ],
    food_credit: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, amount: 110 },
            { over: 5000, amount: 100 },
            { over: 10000, amount: 85 },
            { over: 15000, amount: 70 },
            { over: 20000, amount: 55 },
            { over: 30000, amount: 0 },
          ],
          married_joint: [
            { over: 0, amount: 110 },
            { over: 5000, amount: 100 },
            { over: 10000, amount: 85 },
            { over: 15000, amount: 70 },
            { over: 20000, amount: 55 },
            { over: 30000, amount: 45 },
            { over: 40000, amount: 35 },
            { over: 50000, amount: 0 },
          ],
          married_separate: [
            { over: 0, amount: 110 },
            { over: 5000, amount: 100 },
            { over: 10000, amount: 85 },
            { over: 15000, amount: 70 },
            { over: 20000, amount: 55 },
            { over: 30000, amount: 45 },
            { over: 40000, amount: 35 },
            { over: 50000, amount: 0 },
          ],
          head_of_household: [
            { over: 0, amount: 110 },
            { over: 5000, amount: 100 },
            { over: 10000, amount: 85 },
            { over: 15000, amount: 70 },
            { over: 20000, amount: 55 },
            { over: 30000, amount: 45 },
            { over: 40000, amount: 35 },
            { over: 50000, amount: 0 },
          ],
          surviving_spouse: [
            { over: 0, amount: 110 },
            { over: 5000, amount: 100 },
            { over: 10000, amount: 85 },
            { over: 15000, amount: 70 },
            { over: 20000, amount: 55 },
            { over: 30000, amount: 45 },
            { over: 40000, amount: 35 },
            { over: 50000, amount: 0 },
          ],
        },
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, amount: 220 },
            { over: 15000, amount: 200 },
            { over: 20000, amount: 170 },
            { over: 25000, amount: 140 },
            { over: 30000, amount: 110 },
            { over: 40000, amount: 0 },
          ],
          married_joint: [
            { over: 0, amount: 220 },
            { over: 15000, amount: 200 },
            { over: 20000, amount: 170 },
            { over: 25000, amount: 140 },
            { over: 30000, amount: 110 },
            { over: 40000, amount: 90 },
            { over: 50000, amount: 70 },
            { over: 60000, amount: 0 },
          ],
          married_separate: [
            { over: 0, amount: 220 },
            { over: 15000, amount: 200 },
            { over: 20000, amount: 170 },
            { over: 25000, amount: 140 },
            { over: 30000, amount: 110 },
            { over: 40000, amount: 90 },
            { over: 50000, amount: 70 },
            { over: 60000, amount: 0 },
          ],
          head_of_household: [
            { over: 0, amount: 220 },
            { over: 15000, amount: 200 },
            { over: 20000, amount: 170 },
            { over: 25000, amount: 140 },
            { over: 30000, amount: 110 },
            { over: 40000, amount: 90 },
            { over: 50000, amount: 70 },
            { over: 60000, amount: 0 },
          ],
          surviving_spouse: [
            { over: 0, amount: 220 },
            { over: 15000, amount: 200 },
            { over: 20000, amount: 170 },
            { over: 25000, amount: 140 },
            { over: 30000, amount: 110 },
            { over: 40000, amount: 90 },
            { over: 50000, amount: 70 },
            { over: 60000, amount: 0 },
          ],
        },
        sources: ["s13", "s14"],
        confidence: "two_sources",
      },
    ],
    care_credit_rate: [
      {
        from: "2018-01-01",
        value: [
          { over: 0, amount: 0.25 },
          { over: 25000, amount: 0.24 },
          { over: 30000, amount: 0.23 },
          { over: 35000, amount: 0.22 },
          { over: 40000, amount: 0.21 },
          { over: 45000, amount: 0.2 },
          { over: 50000, amount: 0.15 },
        ],
        sources: ["s15", "s16"],
        confidence: "two_sources",
      },
    ],
    itemized_reduction_start: [
      {
        from: "2021-01-01",
        value: {
          single: 166800,
          married_joint: 166800,
          married_separate: 83400,
          head_of_household: 166800,
          surviving_spouse: 166800,
        },
        sources: ["s17", "s18"],
        confidence: "two_sources",
      },
    ],
    earned_income_credit_is_refundable: [
      { from: "2018-01-01", value: false, sources: ["s19", "s20"], confidence: "two_sources" },
      { from: "2023-01-01", value: true, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    itemized_reduction: [
      {
        from: "2018-01-01",
        value: { loss_rate: 0.03, limited_share: 0.8 },
        sources: ["s17", "s18"],
        confidence: "two_sources",
      },
    ],
    medical_floor: [
      { from: "2018-01-01", value: 0.075, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    state_tax_deducted_below: [
      {
        from: "2018-01-01",
        value: {
          single: 100000,
          married_joint: 200000,
          married_separate: 100000,
          head_of_household: 150000,
          surviving_spouse: 200000,
        },
        sources: ["s4", "s17"],
        confidence: "two_sources",
      },
    ],
    care_credit_most: [
      {
        from: "2018-01-01",
        value: { for_one: 2400, for_more: 4800 },
        sources: ["s15", "s16"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: { for_one: 10000, for_more: 20000 },
        sources: ["s15", "s16"],
        confidence: "two_sources",
      },
    ],
    student_loan_interest: [
      {
        from: "2018-01-01",
        value: {
          most: 2500,
          start: {
            single: 50_000,
            married_joint: 100_000,
            married_separate: 50_000,
            head_of_household: 50_000,
            surviving_spouse: 100_000,
          },
          width: {
            single: 15_000,
            married_joint: 30_000,
            married_separate: 15_000,
            head_of_household: 15_000,
            surviving_spouse: 30_000,
          },
        },
        sources: ["l1"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
