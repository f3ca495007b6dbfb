import type { JurisdictionData } from "../../engine/figures.ts";
import type {
  Brackets,
  EarnedIncomeRows,
  Lookup,
  PerStatus,
  StateTable,
} from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Alabama. */
export interface UsAlFigures extends MilitaryFigures {
  readonly retirement_exclusion?: number;
  readonly medical_floor: number;
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_floor: PerStatus<number>;
  readonly standard_deduction_step: PerStatus<number>;
  readonly standard_deduction_per_step: PerStatus<number>;
  readonly standard_deduction_start: PerStatus<number>;
  readonly personal_exemption: PerStatus<number>;
  readonly dependent_exemption: Lookup;
  /** The credits used to compute the federal tax of 2021 that Alabama deducts. */
  readonly child_credit?: UsFigures["child_credit"];
  readonly earned_income_credit?: EarnedIncomeRows;
  readonly care_credit?: UsFigures["care_credit"];
}

export const data: JurisdictionData<UsAlFigures> = {
  code: "US-AL",
  name: "Alabama",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Alabama Form 40 booklet, tax tables, pages 25 to 30, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/b318362cbda6c6504b3384ba1d88311e388517b6/packages/corpus-us-federal/src/rules/state-al.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "The Code of Alabama 1975 Section 40-18-5",
      url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-5/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2021 Alabama Department of Revenue -Form 40 Booklet Page 9",
      url: "https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=9",
      readOn: "2026-11-20",
    },
    s3: {
      title: "The Code of Alabama 1975 Section 40-18-15(b)",
      url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-15/",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2021 Alabama Department of Revenue",
      url: "https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=6",
      readOn: "2026-11-20",
    },
    s5: {
      title: "The Code of Alabama 1975 Section 40-18-19 (a)(8)",
      url: "https://law.justia.com/codes/alabama/title-40/chapter-18/article-1/section-40-18-19/",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 Alabama Department of Revenue",
      url: "https://www.revenue.alabama.gov/wp-content/uploads/2022/06/21f40abk.pdf#page=8",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Alabama Act 2022-37: the federal income tax of 2021 is deducted as if the credits were those of the Code on 2020-12-31",
      url: "https://revenue.alabama.gov/arpa-tax-relief/",
      readOn: "2026-11-21",
    },
    s8: {
      title: "Alabama Senate Bill 172 (Act 2022-37), quoted by a preparer of tax software",
      url: "https://www.thomsonreuters.com/content/helpandsupp/en-us/help/ultratax-cs/1040/states/alabama/help-articles/calculate-updated-federal-income-tax-deduction.html",
      readOn: "2026-11-21",
    },
    s9: {
      title:
        "Rev. Proc. 2020-45, child tax credit and earned income credit of 2021 before the Rescue Plan: 543 without children, ending at 15,980 and 21,920 on a joint return (as the Texas Society of CPAs quotes it; PolicyEngine US has its starts, 8,880 and 14,820)",
      url: "https://tx.cpa/resources/news/articles/American-Rescue-Plan-Act-Uses-Tax-Policy-to-Stimulate-Economy/earned-income-tax-credit",
      readOn: "2026-11-21",
    },
    s13: {
      title:
        "2021 Form 40 booklet, federal income tax deduction worksheet, parts I and II, as PolicyEngine US quotes it",
      url: "https://github.com/PolicyEngine/policyengine-us/issues/9487",
      readOn: "2026-11-28",
    },
    s10: {
      title: "Code of Alabama Section 40-18-15, (a) (3) (h) (13)",
      url: "https://law.justia.com/codes/alabama/2022/title-40/chapter-18/article-1/section-40-18-15/",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2021 Schedule A (Form 1040)",
      url: "https://www.revenue.alabama.gov/ultraviewer/viewer/basic_viewer/index.html?form=2022/06/21f40schabdc_blk.pdf#page=1",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Alabama Schedule RS | line 10",
      url: "https://www.revenue.alabama.gov/wp-content/uploads/2024/01/23schrsinstr.pdf#page=1",
      readOn: "2026-11-20",
    },
    m1: {
      title: "Code of Alabama 40-18-20(d): all military retirement pay is exempt",
      url: "https://law.justia.com/codes/alabama/2017/title-40/chapter-18/article-1/section-40-18-20/",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Code of Alabama 40-18-20, a second copy",
      url: "https://lawserver.com/law/state/alabama/al-code/alabama_code_40-18-20",
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
        "Alabama Acts 2026-603 and 2026-604 amend exemption and deduction from 2026-10-01; the amounts before them are used.",
      ],
    },
  ],
  figures: {
    printed_table: [
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 50, tax: 1 },
            { from: 100, width: 100 },
          ],
          end: 100_000,
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.02 },
            { over: 500, rate: 0.04 },
            { over: 3000, rate: 0.05 },
          ],
          married_joint: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.04 },
            { over: 6000, rate: 0.05 },
          ],
          married_separate: [
            { over: 0, rate: 0.02 },
            { over: 500, rate: 0.04 },
            { over: 3000, rate: 0.05 },
          ],
          head_of_household: [
            { over: 0, rate: 0.02 },
            { over: 500, rate: 0.04 },
            { over: 3000, rate: 0.05 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.04 },
            { over: 6000, rate: 0.05 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 7500,
          married_separate: 3750,
          head_of_household: 4700,
          surviving_spouse: 7500,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 3000,
          married_joint: 8500,
          married_separate: 4250,
          head_of_household: 5200,
          surviving_spouse: 8500,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_floor: [
      {
        from: "2021-01-01",
        value: {
          single: 2000,
          married_joint: 4000,
          married_separate: 2000,
          head_of_household: 2000,
          surviving_spouse: 4000,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 2500,
          married_joint: 5000,
          married_separate: 2500,
          head_of_household: 2500,
          surviving_spouse: 5000,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_step: [
      {
        from: "2021-01-01",
        value: {
          single: 500,
          married_joint: 500,
          married_separate: 250,
          head_of_household: 500,
          surviving_spouse: 500,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_per_step: [
      {
        from: "2021-01-01",
        value: {
          single: 25,
          married_joint: 175,
          married_separate: 88,
          head_of_household: 135,
          surviving_spouse: 175,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_start: [
      {
        from: "2021-01-01",
        value: {
          single: 23_000,
          married_joint: 23_000,
          married_separate: 10_500,
          head_of_household: 23_000,
          surviving_spouse: 23_000,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 25_500,
          married_joint: 25_500,
          married_separate: 12_750,
          head_of_household: 25_500,
          surviving_spouse: 25_500,
        },
        sources: ["s2", "s3"],
        confidence: "two_sources",
      },
    ],
    personal_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 1500,
          married_joint: 3000,
          married_separate: 1500,
          head_of_household: 3000,
          surviving_spouse: 3000,
        },
        sources: ["s4", "s5"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 1000 },
          { over: 20_000, amount: 500 },
          { over: 100_000, amount: 300 },
        ],
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: -1, amount: 1000 },
          { over: 50_000, amount: 500 },
          { over: 100_000, amount: 300 },
        ],
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
    ],
    child_credit: [
      {
        from: "2021-01-01",
        value: {
          per_child: 2000,
          per_child_under_6: 2000,
          max_age: 16,
          other_dependent: 500,
          start_joint: 400_000,
          start_other: 200_000,
          step: 1000,
          per_step: 50,
          refundable_max: 1400,
          fully_refundable: false,
          refundable_rate: 0.15,
          refundable_over: 2500,
        },
        sources: ["s7", "s8", "s9"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    care_credit: [
      {
        from: "2021-01-01",
        value: {
          most_for_one: 3000,
          most_for_more: 6000,
          rate: 0.35,
          steps: [
            {
              over_joint: 15_000,
              over_other: 15_000,
              width_joint: 2000,
              width_other: 2000,
              least_rate: 0.2,
            },
          ],
          is_refundable: false,
        },
        sources: ["s7", "s8", "s13"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    earned_income_credit: [
      {
        from: "2021-01-01",
        value: [
          { max: 543, rate: 0.0765, start: 8880, start_joint: 14_820, loss_rate: 0.0765 },
          { max: 3618, rate: 0.34, start: 19_520, start_joint: 25_470, loss_rate: 0.1598 },
          { max: 5980, rate: 0.4, start: 19_520, start_joint: 25_470, loss_rate: 0.2106 },
          { max: 6728, rate: 0.45, start: 19_520, start_joint: 25_470, loss_rate: 0.2106 },
        ],
        sources: ["s7", "s8", "s9"],
        confidence: "two_sources",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    medical_floor: [
      { from: "2021-01-01", value: 0.04, sources: ["s10", "s11"], confidence: "two_sources" },
    ],
    retirement_exclusion: [
      { from: "2023-01-01", value: 6000, sources: ["s12", "s5"], confidence: "two_sources" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
