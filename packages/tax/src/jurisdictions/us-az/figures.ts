import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Arizona. */
export interface UsAzFigures extends MilitaryFigures {
  readonly tax_cap?: number;
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly charity_most?: PerStatus<number>;
  readonly charity_share?: number;
  readonly excise_credit_most?: number;
  readonly excise_credit_limit?: PerStatus<number>;
  readonly excise_credit?: number;
  readonly rates: Brackets | PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly dependent_credit: Lookup;
  readonly dependent_credit_step: number;
  readonly dependent_credit_loss_per_step: number;
  readonly dependent_credit_start: PerStatus<number>;
  readonly family_credit_per_person: number;
  readonly family_credit_cap: PerStatus<number>;
  readonly family_credit_limit_head: Lookup;
  readonly family_credit_limit_joint: Lookup;
  readonly family_credit_limit_separate: number;
  readonly family_credit_limit_single: number;
  /** Share of long-term gains on assets acquired after 2011 that is subtracted. */
  readonly gain_subtraction: number;
  readonly aged_exemption: Lookup;
  readonly federal_senior_deduction: boolean;
  readonly care_subtraction: boolean;
}

export const data: JurisdictionData<UsAzFigures> = {
  code: "US-AZ",
  name: "Arizona",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2021 Arizona Form 140 Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2021_140BOOKLET.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "ARIZONA STATE SENATE, Fifty-Fifth Legislature, First Regular Session, FACT SHEET FOR S.B. 1828 Paragraph 1,Purpose",
      url: "https://www.azleg.gov/legtext/55leg/1R/summary/S.1828APPROP.DOCX.htm",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 Arizona Form 140 Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2022_140BOOKLET.pdf",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2023 Arizona Form 140A - Arizona Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/forms/individual/form-140a-arizona-resident-personal-income-tax-booklet",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2021 Arizona Form 140 Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2021_140BOOKLET.pdf#page=43",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2022 Arizona Form 140 Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/forms/individual/form-140-arizona-resident-personal-income-tax-booklet",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2025 Arizona Form 140 Resident Personal Income Tax Instructions",
      url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf#page=21",
      readOn: "2026-11-20",
    },
    s8: {
      title: "RetireGolden state research notes (primary-source transcription, 2026-08)",
      url: "https://github.com/RetireGolden/RetireGolden",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "Arizona HB 4168 (2026-06-13): base 15,750/31,500 for 2025 indexed like the federal amount",
      url: "https://www.azleg.gov",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Financial-Path-Visualizer state tax table, tax year 2026 (per-state source notes, after July 2026)",
      url: "https://github.com/kase1111-hash/Financial-Path-Visualizer",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Arizona Form 140 - 2021 Resident Personal Income Tax Return",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2021_140i-2D.pdf#page=20",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Arizona HB 4168 (2026), Sec. 21 amending 43-1073.01(B)(1)",
      url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf#page=31",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2021 Arizona Tax Form Instructions Line50",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2021_140i-2D.pdf#page=21",
      readOn: "2026-11-20",
    },
    s14: {
      title: "A.R.S. 43-1073(B), family income tax credit",
      url: "https://www.azleg.gov/ars/43/01073.htm",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Arizona Form 140 (2021) Line 38",
      url: "https://azdor.gov/sites/default/files/2023-03/FORMS_INDIVIDUAL_2021_140.pdf#page=2",
      readOn: "2026-11-20",
    },
    s16: {
      title:
        "A.R.S. 43-1073(B): 40 a person, at most 240 on a joint return and for a head of household, 120 for others (read in a published copy)",
      url: "https://getpocketlaw.com/law/state_arizona/section-43-1073-family-income-tax-credit_c218d83fd524",
      readOn: "2026-11-21",
    },
    s17: {
      title:
        "A.R.S. 43-1022: 25 % of long-term gains on assets acquired after 2011-12-31 is subtracted (as PolicyEngine US quotes it)",
      url: "https://www.azleg.gov/ars/43/01022.htm",
      readOn: "2026-11-21",
    },
    s18: {
      title: "NBER TAXSIM, build of 2026-05-21: subtracts 25 % of all long-term gains",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-21",
    },
    s19: {
      title:
        "A.R.S. 43-1022(35) as HB 4168 (2026) has it, and Executive Order 2025-15: the federal senior deduction is subtracted (as PolicyEngine US cites them)",
      url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf#page=28",
      readOn: "2026-11-22",
    },
    s20: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    s21: {
      title: "Report of Executive Order 2025-15: an additional 6,000 for Arizonans over 65",
      url: "https://rezul.com/news/governor-katie-hobbs-signs-executive-order-taking-steps-to-cut-taxes-rezul-10720972",
      readOn: "2026-11-22",
    },
    s22: {
      title: "2025 Arizona Form 140 Resident Personal Income Tax Instructions",
      url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf#page=26",
      readOn: "2026-11-20",
    },
    s23: {
      title: "Taxation of Income 43-1072.01 - Credit for increased excise taxes paid (C)",
      url: "https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/43/01072-01.htm",
      readOn: "2026-11-20",
    },
    s24: {
      title: "2025 Arizona Form 140 Resident Personal Income Tax Instructions",
      url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf#page=25",
      readOn: "2026-11-20",
    },
    s25: {
      title: "2024 Arizona Form 140 Resident Personal Income Tax Booklet",
      url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2024_140Booklet.pdf#page=25",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Arizona Executive Order 2025-15",
      url: "https://azgovernor.gov/office-arizona-governor/executive-order/2025-15",
      readOn: "2026-11-28",
    },
    n2: {
      title: "Arizona MCTCP worksheet of 2025 (Form 140, page 6, items V to Y)",
      url: "https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_MCTCP_0.pdf",
      readOn: "2026-11-28",
    },
    n6: {
      title:
        "A.R.S. 43-1022(34), HB 4168 of 2026: costs of care above the federal credit, as PolicyEngine US cites it",
      url: "https://github.com/PolicyEngine/policyengine-us/pull/8719",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "HB 4168 of 2026, sec. 15 (A.R.S. 43-1022(31), (32) and (36)), as PolicyEngine US cites it",
      url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf",
      readOn: "2026-11-28",
    },
    s26: {
      title:
        "Arizona HB 4168 of 2026, section 16, amending A.R.S. 43-1041(I): from 2026 gifts up to 1,000, or 2,000 jointly",
      url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168H.pdf#page=30",
      readOn: "2026-11-28",
    },
    s27: {
      title: "A.R.S. 43-1042(D), HB 4168 of 2026, section 17: state and local taxes",
      url: "https://www.azleg.gov/legtext/57leg/2R/bills/HB4168P.pdf",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "A.R.S. 43-1022(26)(c): from 2021 all retired pay of the uniformed services (quoted in a forum of preparers)",
      url: "https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/210/message-id/5873/print-single-message/true/page/1",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in Arizona: 100 % from tax year 2021",
      url: "https://support.taxslayer.com/hc/en-us/articles/360028925751-Is-my-military-pension-retirement-income-taxable-in-Arizona",
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
      confidence: "one_source",
    },
  ],
  figures: {
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0259 },
            { over: 27_808, rate: 0.0334 },
            { over: 55_615, rate: 0.0417 },
            { over: 166_843, rate: 0.045 },
          ],
          married_joint: [
            { over: 0, rate: 0.0259 },
            { over: 55_615, rate: 0.0334 },
            { over: 111_229, rate: 0.0417 },
            { over: 333_684, rate: 0.045 },
          ],
          married_separate: [
            { over: 0, rate: 0.0259 },
            { over: 27_808, rate: 0.0334 },
            { over: 55_615, rate: 0.0417 },
            { over: 166_843, rate: 0.045 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0259 },
            { over: 55_615, rate: 0.0334 },
            { over: 111_229, rate: 0.0417 },
            { over: 333_684, rate: 0.045 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0259 },
            { over: 55_615, rate: 0.0334 },
            { over: 111_229, rate: 0.0417 },
            { over: 333_684, rate: 0.045 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0255 },
            { over: 28_653, rate: 0.0298 },
          ],
          married_joint: [
            { over: 0, rate: 0.0255 },
            { over: 57_305, rate: 0.0298 },
          ],
          married_separate: [
            { over: 0, rate: 0.0255 },
            { over: 28_653, rate: 0.0298 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0255 },
            { over: 57_305, rate: 0.0298 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0255 },
            { over: 57_305, rate: 0.0298 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [{ over: 0, rate: 0.025 }],
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 12_550,
          married_joint: 25_100,
          married_separate: 12_550,
          head_of_household: 18_800,
          surviving_spouse: 18_800,
        },
        sources: ["s5"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 12_950,
          married_joint: 25_900,
          married_separate: 12_950,
          head_of_household: 19_400,
          surviving_spouse: 19_400,
        },
        sources: ["s6"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 13_850,
          married_joint: 27_700,
          married_separate: 13_850,
          head_of_household: 20_800,
          surviving_spouse: 20_800,
        },
        sources: ["s4"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 14_600,
          married_joint: 29_200,
          married_separate: 14_600,
          head_of_household: 21_900,
          surviving_spouse: 21_900,
        },
        sources: ["s4"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 15_750,
          married_joint: 31_500,
          married_separate: 15_750,
          head_of_household: 23_625,
          surviving_spouse: 23_625,
        },
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 16_100,
          married_joint: 32_200,
          married_separate: 16_100,
          head_of_household: 24_150,
          surviving_spouse: 24_150,
        },
        sources: ["s9", "s10"],
        confidence: "one_source",
      },
    ],
    dependent_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 100 },
          { over: 17, amount: 25 },
        ],
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: -1, amount: 125 },
          { over: 17, amount: 25 },
        ],
        sources: ["s12", "s10"],
        confidence: "one_source",
      },
    ],
    dependent_credit_step: [
      { from: "2021-01-01", value: 1000, sources: ["s11"], confidence: "two_sources" },
    ],
    dependent_credit_loss_per_step: [
      { from: "2021-01-01", value: 0.05, sources: ["s11"], confidence: "two_sources" },
    ],
    dependent_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 200_000,
          married_joint: 400_000,
          married_separate: 200_000,
          head_of_household: 200_000,
          surviving_spouse: 200_000,
        },
        sources: ["s11"],
        confidence: "two_sources",
      },
    ],
    family_credit_per_person: [
      { from: "2021-01-01", value: 40, sources: ["s13"], confidence: "two_sources" },
    ],
    family_credit_cap: [
      {
        from: "2021-01-01",
        value: {
          single: 120,
          married_joint: 240,
          married_separate: 120,
          head_of_household: 240,
          surviving_spouse: 240,
        },
        sources: ["s14", "s16"],
        confidence: "two_sources",
      },
    ],
    family_credit_limit_head: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 20_000 },
          { over: 2, amount: 20_135 },
          { over: 3, amount: 23_800 },
          { over: 4, amount: 25_200 },
          { over: 5, amount: 26_575 },
        ],
        sources: ["s13"],
        confidence: "two_sources",
      },
    ],
    family_credit_limit_joint: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 20_000 },
          { over: 2, amount: 23_600 },
          { over: 3, amount: 27_300 },
          { over: 4, amount: 31_000 },
        ],
        sources: ["s13"],
        confidence: "two_sources",
      },
    ],
    family_credit_limit_separate: [
      { from: "2021-01-01", value: 10_000, sources: ["s13"], confidence: "two_sources" },
    ],
    family_credit_limit_single: [
      { from: "2021-01-01", value: 10_000, sources: ["s13"], confidence: "two_sources" },
    ],
    aged_exemption: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 65, amount: 2100 },
        ],
        sources: ["s15"],
        confidence: "two_sources",
      },
    ],
    gain_subtraction: [
      { from: "2021-01-01", value: 0.25, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    federal_senior_deduction: [
      { from: "2018-01-01", value: false, sources: ["s19"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: true,
        sources: ["s19", "s20", "s21"],
        confidence: "two_sources",
      },
    ],
    excise_credit: [
      { from: "2018-01-01", value: 25, sources: ["s22", "s23"], confidence: "two_sources" },
    ],
    excise_credit_limit: [
      {
        from: "2018-01-01",
        value: {
          single: 12500,
          married_joint: 25000,
          married_separate: 12500,
          head_of_household: 25000,
          surviving_spouse: 25000,
        },
        sources: ["s24", "s23"],
        confidence: "two_sources",
      },
    ],
    excise_credit_most: [
      { from: "2018-01-01", value: 100, sources: ["s22", "s23"], confidence: "two_sources" },
    ],
    charity_share: [
      { from: "2019-01-01", value: 0.25, sources: ["s7", "s25"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.27, sources: ["s7", "s25"], confidence: "two_sources" },
      { from: "2023-01-01", value: 0.31, sources: ["s7", "s25"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0.33, sources: ["s7", "s25"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.34, sources: ["s7", "s25"], confidence: "two_sources" },
      { from: "2026-01-01", value: 1, sources: ["s7", "s25"], confidence: "two_sources" },
    ],
    charity_most: [
      {
        from: "2026-01-01",
        value: {
          single: 1000,
          married_joint: 2000,
          married_separate: 1000,
          head_of_household: 1000,
          surviving_spouse: 1000,
        },
        sources: ["s26"],
        confidence: "one_source",
      },
    ],
    tax_cap: [{ from: "2026-01-01", value: 10000, sources: ["s27"], confidence: "one_source" }],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["n1", "n2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: ["tips", "overtime"],
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    care_subtraction: [
      { from: "2018-01-01", value: false, sources: ["n6"], confidence: "one_source" },
      { from: "2026-01-01", value: true, sources: ["n6"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
