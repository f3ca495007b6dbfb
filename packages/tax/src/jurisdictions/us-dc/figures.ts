import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of the District of Columbia. */
export interface UsDcFigures extends MilitaryFigures {
  readonly child_credit_terms?: {
    readonly under_age: number;
    readonly step: number;
    readonly per_step: number;
  };
  readonly business_loss_most: number;
  readonly property_tax_age: number;
  readonly property_tax_share_70: number;
  readonly property_tax_share?: Lookup;
  readonly property_tax_limit?: number;
  readonly property_tax_limit_70?: number;
  readonly property_tax_credit?: number;
  readonly child_credit_start?: PerStatus<number>;
  readonly child_credit?: number;
  readonly itemized_limit_rate?: number;
  readonly itemized_limit_start?: PerStatus<number>;
  readonly care_credit_share?: number;
  readonly childless_credit_loss?: number;
  readonly childless_credit_start?: number;
  readonly earned_income_credit_rate?: number;
  readonly rates: Brackets;
  readonly standard_deduction?: PerStatus<number>;
}

export const data: JurisdictionData<UsDcFigures> = {
  code: "US-DC",
  name: "District of Columbia",
  currency: "USD",
  decimals: 2,
  sources: {
    s1: {
      title: "2021 Form D-40 Booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=19",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2022 Form D-40 Booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=18",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2025 DC D-40 Booklet, Standard Deduction (p.13)",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2025_D40_Book_Final_wLinks_030526_v1.0.pdf#page=13",
      readOn: "2026-11-20",
    },
    s4: {
      title: "DC Code § 47-1801.04(3A) - Basic standard deduction",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1801.04",
      readOn: "2026-11-20",
    },
    s5: {
      title: "EY Tax News 2025-2409 (B26-0457): 15,000 / 22,500 / 30,000",
      url: "https://taxnews.ey.com/news/2025-2409",
      readOn: "2026-11-20",
    },
    s6: {
      title: "D-40ES 2026 (April 2026), reported second hand; Tax Foundation 2026",
      url: "https://otr.cfo.dc.gov/",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Financial-Path-Visualizer state tax table, tax year 2026 (per-state source notes, after July 2026)",
      url: "https://github.com/kase1111-hash/Financial-Path-Visualizer",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Code of the District of Columbia \u00a7 47\u20131806.04 (f)(1)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.04#(f)(1)",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2023 DC Form D-40 Booklet, Page 34, Line 27c",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2023_D40_Book_Final_012324.pdf#page=34",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Code of the District of Columbia \u00a7 47\u20131806.04 (f)(1)(C)(ii)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.04#(f)(1)(C)(ii)",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 DC Form D-40 Booklet, Page 24, Line 5",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=24",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2021 DC Form D-40 Booklet, Page 36, Line 21",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=36",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2022 DC Form D-40 Booklet, Page 34, Line 21",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=34",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2021 DC Form D-40 Booklet, Calculation F",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=18",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2022 DC Form D-40 Booklet, Calculation F",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/2022_D-40_Booklet_Final_blk_01_23_23_Ordc.pdf#page=17",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Code of the District of Columbia \u00a7 47-1806.17(b)(1)(A)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.17#(b)(1)",
      readOn: "2026-11-20",
    },
    s17: {
      title: "Code of the District of Columbia \u00a7 47-1806.17(e)(5)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.17#(e)(5)",
      readOn: "2026-11-20",
    },
    s18: {
      title: "Code of the District of Columbia \u00a7 47\u20131806.06 (b)(14)(C)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.06#(b)(14)(C)",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2021 DC Form D-40 Booklet",
      url: "https://otr.cfo.dc.gov/sites/default/files/dc/sites/otr/publication/attachments/52926_D-40_12.21.21_Final_Rev011122.pdf#page=49",
      readOn: "2026-11-20",
    },
    s20: {
      title: "Code of the District of Columbia \u00a7 47\u20131806.06 (a)(2A)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.06#(a)(2A)",
      readOn: "2026-11-20",
    },
    s21: {
      title: "D.C. Code 47-1806.06(b)",
      url: "https://code.dccouncil.gov/us/dc/council/code/sections/47-1806.06",
      readOn: "2026-11-20",
    },
    b1: {
      title:
        "UltraTax CS on Schedule I of Form D-40: losses of D.C. unincorporated businesses beyond 12,000 are added back",
      url: "https://www.thomsonreuters.com/en-us/help/ultratax-cs/1040/states/dc/screens/idc451.html",
      readOn: "2026-11-28",
    },
    b2: {
      title:
        "PolicyEngine US on calculation A, line 6, of the D-40 booklets of 2021 to 2025: a threshold of 12,000",
      url: "https://github.com/PolicyEngine/policyengine-us/issues/7408",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "Bill 25-0144 of the Council of the District of Columbia, which would have restored the exclusion of military and other pensions",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_state=dc&billsummary_id=DCB00019833&billsummary_session=25",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Forest Hills Connection: from 2015 no exclusion of 3,000",
      url: "https://www.foresthillsconnection.com/news/opinion-other-states-provide-income-tax-relief-for-retired-civil-servants-and-other-retirees-why-doesnt-the-district/",
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
      notes: [
        "The standard deduction of the District of Columbia for 2026 is unsettled: the federal amounts of the estimate form are used.",
      ],
    },
  ],
  figures: {
    rates: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 10_000, rate: 0.06 },
          { over: 40_000, rate: 0.065 },
          { over: 60_000, rate: 0.085 },
          { over: 350_000, rate: 0.0875 },
          { over: 1_000_000, rate: 0.0895 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.04 },
          { over: 10_000, rate: 0.06 },
          { over: 40_000, rate: 0.065 },
          { over: 60_000, rate: 0.085 },
          { over: 250_000, rate: 0.0925 },
          { over: 500_000, rate: 0.0975 },
          { over: 1_000_000, rate: 0.1075 },
        ],
        sources: ["s2"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2025-01-01",
        value: {
          single: 15_000,
          married_joint: 30_000,
          married_separate: 15_000,
          head_of_household: 22_500,
          surviving_spouse: 30_000,
        },
        sources: ["s3", "s4", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 16_100,
          married_joint: 32_200,
          married_separate: 16_100,
          head_of_household: 24_150,
          surviving_spouse: 32_200,
        },
        sources: ["s6", "s4", "s7"],
        confidence: "one_source",
      },
    ],
    earned_income_credit_rate: [
      { from: "2018-01-01", value: 0.4, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2022-01-01", value: 0.7, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1, sources: ["s8", "s9"], confidence: "two_sources" },
    ],
    childless_credit_start: [
      { from: "2021-01-01", value: 19743, sources: ["s10", "s11"], confidence: "two_sources" },
      { from: "2022-01-01", value: 20532, sources: ["s10", "s11"], confidence: "two_sources" },
      { from: "2023-01-01", value: 21888, sources: ["s10", "s11"], confidence: "two_sources" },
      { from: "2024-01-01", value: 22566, sources: ["s10", "s11"], confidence: "two_sources" },
      { from: "2025-01-01", value: 23288, sources: ["s10", "s11"], confidence: "two_sources" },
    ],
    childless_credit_loss: [
      { from: "2018-01-01", value: 0.0848, sources: ["s10"], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2021-01-01", value: 0.32, sources: ["s12", "s13"], confidence: "two_sources" },
      { from: "2026-01-01", value: 0.2425, sources: ["s12", "s13"], confidence: "two_sources" },
    ],
    itemized_limit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 200000,
          married_joint: 200000,
          married_separate: 100000,
          head_of_household: 200000,
          surviving_spouse: 200000,
        },
        sources: ["s14", "s15"],
        confidence: "two_sources",
      },
    ],
    itemized_limit_rate: [
      { from: "2021-01-01", value: 0.05, sources: ["s14", "s15"], confidence: "two_sources" },
    ],
    child_credit: [{ from: "2026-01-01", value: 1000, sources: ["s16"], confidence: "one_source" }],
    child_credit_start: [
      {
        from: "2026-01-01",
        value: {
          single: 55000,
          married_joint: 70000,
          married_separate: 35000,
          head_of_household: 55000,
          surviving_spouse: 55000,
        },
        sources: ["s17"],
        confidence: "one_source",
      },
    ],
    property_tax_credit: [
      { from: "2021-01-01", value: 1225, sources: ["s18", "s19"], confidence: "two_sources" },
      { from: "2022-01-01", value: 1250, sources: ["s18", "s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: 1325, sources: ["s18", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 1375, sources: ["s18", "s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1425, sources: ["s18", "s19"], confidence: "two_sources" },
    ],
    property_tax_limit_70: [
      { from: "2021-01-01", value: 76700, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2022-01-01", value: 78600, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: 83700, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 87100, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 90000, sources: ["s20", "s19"], confidence: "two_sources" },
    ],
    property_tax_limit: [
      { from: "2021-01-01", value: 56200, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2022-01-01", value: 57600, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2023-01-01", value: 61300, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2024-01-01", value: 63900, sources: ["s20", "s19"], confidence: "two_sources" },
      { from: "2025-01-01", value: 66000, sources: ["s20", "s19"], confidence: "two_sources" },
    ],
    property_tax_share: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, amount: 0.03 },
          { over: 25_000, amount: 0.04 },
          { over: 52_000, amount: 0.05 },
        ],
        sources: ["s20", "s19"],
        confidence: "two_sources",
      },
    ],
    property_tax_share_70: [
      { from: "2021-01-01", value: 0.03, sources: ["s21", "s18", "s19"], confidence: "one_source" },
    ],
    property_tax_age: [
      { from: "2021-01-01", value: 70, sources: ["s21"], confidence: "one_source" },
    ],
    child_credit_terms: [
      {
        from: "2026-01-01",
        value: { under_age: 18, step: 1000, per_step: 50 },
        sources: ["s16"],
        confidence: "one_source",
      },
    ],
    business_loss_most: [
      { from: "2021-01-01", value: 12_000, sources: ["b1", "b2"], confidence: "two_sources" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
