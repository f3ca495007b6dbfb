import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Georgia. */
export interface UsGaFigures extends MilitaryFigures {
  readonly tips_and_overtime_exclusion?: number;
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly itemizer_credit?: number;
  readonly standard_deduction_65?: number;
  readonly care_credit_share?: number;
  readonly rates: Brackets | PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly personal_exemption: PerStatus<number>;
  readonly personal_exemption_applies: boolean;
  readonly dependent_exemption: number;
  readonly low_income_credit: Lookup;
  readonly child_credit?: number;
  readonly child_credit_age?: number;
  readonly retirement_exclusion: number;
  readonly retirement_exclusion_65: number;
  readonly retirement_exclusion_earned: number;
}

export const data: JurisdictionData<UsGaFigures> = {
  code: "US-GA",
  name: "Georgia",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "Official Code of Georgia Annotated | O.C.G.A. § 48-7-20(a.1)",
      url: "https://law.justia.com/codes/georgia/2022/title-48/chapter-7/article-2/section-48-7-20/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Georgia HB1015 (2023-2024), Section 1 - flat-tax transition",
      url: "https://www.legis.ga.gov/legislation/66260",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2025 IT-511 Individual Income Tax Booklet, Page 9",
      url: "https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download#page=9",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Georgia HB463 (2025-2026), Section 2-1 amending O.C.G.A. § 48-7-20(a.1)",
      url: "https://www.legis.ga.gov/api/legislation/document/20252026/249080#page=2",
      readOn: "2026-11-20",
    },
    s6: {
      title: "HB 463 (2026); Georgia 2026 Employer Tax Guide, June 2026",
      url: "https://dor.georgia.gov",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2021 IT-511 Individual Income Tax Booklet - page 12 - FORM 500, LINE 11a",
      url: "https://dor.georgia.gov/document/booklet/2021-it-511-individual-income-tax-booklet/download",
      readOn: "2026-11-20",
    },
    s8: {
      title:
        "Official Code of Georgia Annotated | CH17 Income Taxes | O.C.G.A. § 48-7-27 | (a)(1)(B)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=f2f03a7b-4dec-4c65-b2f5-c74b75791422&nodeid=ABWAALAADAAM&nodepath=%2fROOT%2fABW%2fABWAAL%2fABWAALAAD%2fABWAALAADAAM&level=4&haschildren=&populated=false&title=48-7-27.+%5bEffective+January+1%2c+2024.+See+note.%5d+Computation+of+taxable+net+income.&config=00JAA1MDBlYzczZi1lYjFlLTQxMTgtYWE3OS02YTgyOGM2NWJlMDYKAFBvZENhdGFsb2feed0oM9qoQOMCSJFX5qkd&pddocfullpath=%2fshared%2fdocument%2fstatutes-legislation%2furn%3acontentItem%3a65BG-DWN3-CGX8-02TS-00008-00&ecomp=bgf5kkk&prid=0bbf9da8-e012-45ee-8089-7ab2fc1bfa02",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2022 IT-511 Individual Income Tax Booklet - - page 12 - FORM 500, LINE 11a",
      url: "https://dor.georgia.gov/document/document/2022-it-511-individual-income-tax-booklet/download",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Georgia HB463 (2025-2026), Section 2-3 amending O.C.G.A. § 48-7-27(a)(1)(B)",
      url: "https://www.legis.ga.gov/api/legislation/document/20252026/249080#page=3",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 Form 500 Instructions",
      url: "https://houpl.org/wp-content/uploads/2022/01/2021_IT-511_Individual_Income_Tax_Booklet-12.29.21-Web-Version.pdf#page=13",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Official Code of Georgia Annotated | CH17 Income Taxes | O.C.G.A. § 48-7-26",
      url: "https://casetext.com/statute/code-of-georgia/title-48-revenue-and-taxation/chapter-7-income-taxes/article-2-imposition-rate-and-computation-exemptions/section-48-7-26-personal-exemptions",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Official Code of Georgia Annotated | CH17 Income Taxes | O.C.G.A. § 48-7-26 (b)(4)",
      url: "https://law.justia.com/codes/georgia/2022/title-48/chapter-7/article-2/section-48-7-26-d-1/",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Georgia General Assembly, House Bill 1021 (AS PASSED HOUSE AND SENATE), Section 1",
      url: "https://www.legis.ga.gov/api/legislation/document/20232024/229350#page=1",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2021 Form 500 Instructions",
      url: "https://www.zillionforms.com/2021/I2122607361.PDF#page=21",
      readOn: "2026-11-20",
    },
    s17: {
      title:
        "Georgia House Bill 136 (2025): from 2026 a nonrefundable credit of 250 for each child under 6 (as PolicyEngine US quotes it)",
      url: "https://legiscan.com/GA/text/HB136/id/3204611/Georgia-2025-HB136-Enrolled.pdf#page=2",
      readOn: "2026-11-21",
    },
    s16: {
      title: "Official Code of Georgia Annotated | CH17 Income Taxes | O.C.G.A. § § 48-7A-3 (b)",
      url: "https://advance.lexis.com/documentpage/?pdmfid=1000516&crid=0d6fd3c6-6e65-4928-9679-0b33bed98769&config=00JAA1MDBlYzczZi1lYjFlLTQxMTgtYWE3OS02YTgyOGM2NWJlMDYKAFBvZENhdGFsb2feed0oM9qoQOMCSJFX5qkd&pddocfullpath=%2Fshared%2Fdocument%2Fstatutes-legislation%2Furn%3AcontentItem%3A6348-G0H1-DYB7-W3SK-00008-00&pdcontentcomponentid=234186&pdteaserkey=sr0&pditab=allpods&ecomp=7s65kkk&earg=sr0&prid=8be67d32-0de2-4977-a057-d9d01bc94c88",
      readOn: "2026-11-20",
    },
    s18: {
      title:
        "2023 IT-511 booklet, page 13, and O.C.G.A. 48-7A-3(b), low income credit: one more for each of taxpayer and spouse who is 65 (as PolicyEngine US cites them)",
      url: "https://dor.georgia.gov/document/document/2023-it-511-individual-income-tax-booklet/download#page=13",
      readOn: "2026-11-22",
    },
    s19: {
      title:
        "O.C.G.A. 48-7-27(a)(5), retirement income: 35,000 from 62 and 65,000 from 65 years, with 4,000 of earned income, 5,000 from 2024",
      url: "https://law.justia.com/codes/georgia/title-48/chapter-7/article-2/section-48-7-27/",
      readOn: "2026-11-22",
    },
    s20: {
      title:
        "IT-511 booklets of 2021 to 2025, Schedule 1, retirement income exclusion (as PolicyEngine US reads them)",
      url: "https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download#page=21",
      readOn: "2026-11-22",
    },
    s21: {
      title: "2024 Georgia Individual Income Tax Booklet, Page 17, Line 19",
      url: "https://dor.georgia.gov/document/document/2024-it-511-individual-income-tax-booklet/download#page=17",
      readOn: "2026-11-20",
    },
    s22: {
      title: "Official Code of Georgia Annotated | O.C.G.A. \u00a7 48-7-27.1",
      url: "https://law.justia.com/codes/georgia/title-48/chapter-7/article-2/section-48-7-27-1/",
      readOn: "2026-11-20",
    },
    n1: {
      title:
        "HB 463 of 2026, sec. 2-4 (O.C.G.A. 48-7-27(a)(16) and (17)), as PolicyEngine US cites it",
      url: "https://www.legis.ga.gov/api/legislation/document/20252026/249080",
      readOn: "2026-11-28",
    },
    s23: {
      title: "O.C.G.A. 48-7-27.1(b): 300 for each taxpayer",
      url: "https://casetext.com/statute/code-of-georgia/title-48-revenue-and-taxation/chapter-7-income-taxes/article-2-imposition-rate-and-computation-exemptions/section-48-7-271-eligible-itemizer-defined-tax-credits",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Georgia HB 1064 of 2022: from 2022, under 62, 17,500 and 17,500 more with earnings over 17,500",
      url: "http://www.gamoaa.org/GA-Tax-Exemption?showall=1",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Georgia HB 409 of 2025, which repeats O.C.G.A. 48-7-27(a)(5.1)",
      url: "https://app.legiplex.com/ga/legislature/2025/2025-r/bills/hb409/drafts-latest",
      readOn: "2026-11-28",
    },
    m3: {
      title: "Georgia HB 266 of 2025: 65,000 under 65, not beside the general exclusion",
      url: "https://www.billtrack50.com/billdetail/1818417",
      readOn: "2026-11-28",
    },
    m4: {
      title: "AllOnGeorgia on HB 266: from tax year 2026",
      url: "https://chattooga1180.com/new-georgia-law-offers-significant-tax-break-to-military-retirees-starting-in-2026",
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
        value: {
          single: [
            { over: 0, rate: 0.01 },
            { over: 750, rate: 0.02 },
            { over: 2250, rate: 0.03 },
            { over: 3750, rate: 0.04 },
            { over: 5250, rate: 0.05 },
            { over: 7000, rate: 0.0575 },
          ],
          married_joint: [
            { over: 0, rate: 0.01 },
            { over: 1000, rate: 0.02 },
            { over: 3000, rate: 0.03 },
            { over: 5000, rate: 0.04 },
            { over: 7000, rate: 0.05 },
            { over: 10_000, rate: 0.0575 },
          ],
          married_separate: [
            { over: 0, rate: 0.01 },
            { over: 500, rate: 0.02 },
            { over: 1500, rate: 0.03 },
            { over: 2500, rate: 0.04 },
            { over: 3500, rate: 0.05 },
            { over: 5000, rate: 0.0575 },
          ],
          head_of_household: [
            { over: 0, rate: 0.01 },
            { over: 1000, rate: 0.02 },
            { over: 3000, rate: 0.03 },
            { over: 5000, rate: 0.04 },
            { over: 7000, rate: 0.05 },
            { over: 10_000, rate: 0.0575 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.01 },
            { over: 1000, rate: 0.02 },
            { over: 3000, rate: 0.03 },
            { over: 5000, rate: 0.04 },
            { over: 7000, rate: 0.05 },
            { over: 10_000, rate: 0.0575 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [{ over: 0, rate: 0.0539 }],
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.0519 }],
        sources: ["s3", "s1", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [{ over: 0, rate: 0.0499 }],
        sources: ["s5", "s1", "s6"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 4600,
          married_joint: 6000,
          married_separate: 3000,
          head_of_household: 4600,
          surviving_spouse: 4600,
        },
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 5400,
          married_joint: 7100,
          married_separate: 3550,
          head_of_household: 5400,
          surviving_spouse: 5400,
        },
        sources: ["s9", "s8"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 12_000,
          married_joint: 24_000,
          married_separate: 12_000,
          head_of_household: 12_000,
          surviving_spouse: 12_000,
        },
        sources: ["s8"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 15_000,
          surviving_spouse: 30_000,
        },
        sources: ["s10", "s8", "s6"],
        confidence: "two_sources",
      },
    ],
    personal_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 2700,
          married_joint: 7400,
          married_separate: 3700,
          head_of_household: 2700,
          surviving_spouse: 2700,
        },
        sources: ["s11", "s12"],
        confidence: "two_sources",
      },
    ],
    personal_exemption_applies: [
      { from: "2021-01-01", value: true, sources: ["s12"], confidence: "two_sources" },
      { from: "2024-01-01", value: false, sources: ["s12"], confidence: "two_sources" },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 3000, sources: ["s11", "s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 4000, sources: ["s14", "s13"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5000, sources: ["s10", "s13", "s6"], confidence: "two_sources" },
    ],
    low_income_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 26 },
          { over: 6000, amount: 20 },
          { over: 8000, amount: 14 },
          { over: 10_000, amount: 8 },
          { over: 15_000, amount: 5 },
          { over: 20_000, amount: 0 },
        ],
        sources: ["s18", "s15", "s16"],
        confidence: "two_sources",
      },
    ],
    child_credit: [{ from: "2026-01-01", value: 250, sources: ["s17"], confidence: "one_source" }],
    child_credit_age: [
      { from: "2026-01-01", value: 6, sources: ["s17"], confidence: "one_source" },
    ],
    retirement_exclusion: [
      { from: "2021-01-01", value: 35_000, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    retirement_exclusion_65: [
      { from: "2021-01-01", value: 65_000, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    retirement_exclusion_earned: [
      { from: "2021-01-01", value: 4000, sources: ["s19", "s20"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5000, sources: ["s19", "s20"], confidence: "two_sources" },
    ],
    care_credit_share: [
      { from: "2018-01-01", value: 0.3, sources: ["s17", "s3"], confidence: "two_sources" },
      { from: "2025-01-01", value: 0.5, sources: ["s17", "s3"], confidence: "two_sources" },
    ],
    standard_deduction_65: [
      { from: "2021-01-01", value: 1300, sources: ["s7", "s9"], confidence: "two_sources" },
      { from: "2024-01-01", value: 0, sources: ["s7", "s9"], confidence: "two_sources" },
    ],
    itemizer_credit: [
      { from: "2024-01-01", value: 300, sources: ["s21", "s22", "s23"], confidence: "two_sources" },
    ],
    schedule_1a: [
      {
        from: "2026-01-01",
        value: ["tips", "overtime"],
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    tips_and_overtime_exclusion: [
      { from: "2026-01-01", value: 1750, sources: ["n1"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1"], confidence: "one_source" },
      {
        from: "2022-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 17_500 },
            { over: 62, amount: 0 },
          ],
          earners: {
            over: 17_500,
            most: [
              { over: 0, amount: 35_000 },
              { over: 62, amount: 0 },
            ],
          },
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 65_000 },
            { over: 65, amount: 0 },
          ],
        },
        sources: ["m3", "m4"],
        confidence: "two_sources",
      },
    ],
  },
};
