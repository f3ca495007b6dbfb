import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Kansas. */
export interface UsKsFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_65: PerStatus<number>;
  readonly exemption: PerStatus<number> | number;
  readonly exemption_by_status: boolean;
  readonly dependent_exemption: number;
  readonly exemption_per_person: number;
  readonly head_exemption?: number;
  readonly zero_tax_agi: PerStatus<number> | number;
  readonly zero_tax_income: PerStatus<number> | number;
  readonly food_credit?: number;
  readonly food_credit_limit?: number;
  readonly food_credit_age?: number;
  readonly benefits_exempt_up_to?: number;
  readonly care_credit_match: number;
  readonly earned_income_match: number;
}

export const data: JurisdictionData<UsKsFigures> = {
  code: "US-KS",
  name: "Kansas",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Kansas income tax booklet, line 8 and tax table, pages 27 to 33: Invaro/opentax-engine compared its 2,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/bc43054343bec4d5f2d8cceb62c6b930410fcc66/packages/corpus-us-federal/src/rules/state-ks.ts",
      readOn: "2026-11-22",
    },
    t2: {
      title:
        "Kansas income tax booklets of 2024 and 2025, tax table, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/280d3ab471282a4b34ee0fa2fa4fee832bce9b62/docs/validation/state-fixtures/KS-2024-2025.md",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Kansas 2022 Statute Article 32 79-32,110_k",
      url: "http://www.kslegislature.org/li/b2023_24/statute/079_000_0000_chapter/079_032_0000_article/079_032_0110_section/079_032_0110_k/",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2024 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip24.pdf#page=34",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Kansas 2022 Statute Article 32 79-32,119(c)",
      url: "http://www.kslegislature.org/li/b2023_24/statute/079_000_0000_chapter/079_032_0000_article/079_032_0119_section/079_032_0119_k/",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip24.pdf#page=2",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2023 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip23.pdf#page=2",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip21.pdf",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Kan. Stat. § 79-32,121 (a)",
      url: "https://casetext.com/statute/kansas-statutes/chapter-79-taxation/article-32-income-tax/section-79-32121-kansas-exemption-for-an-individual",
      readOn: "2026-11-20",
    },
    s8: {
      title: "2024 Form K-40",
      url: "https://www.ksrevenue.gov/pdf/k-4024.pdf#page=1",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2024 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip24.pdf#page=3",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2021 Form K-40 instructions, tax table",
      url: "https://www.ksrevenue.gov/pdf/ip21.pdf#page=22",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "K.S.A. 79-32,271, food sales tax credit: 125 an exemption, to 30,615 of federal adjusted gross income, through 2024",
      url: "http://www.kslegislature.org/li/b2023_24/statute/079_000_0000_chapter/079_032_0000_article/079_032_0271_section/079_032_0271_k/",
      readOn: "2026-11-22",
    },
    s12: {
      title:
        "2024 Form K-40 instructions, page 5, as PolicyEngine US reads them: from 55 years, or with a dependent under 18; dependents of 18 do not count",
      url: "https://www.ksrevenue.gov/pdf/ip24.pdf#page=5",
      readOn: "2026-11-22",
    },
    s13: {
      title:
        "TaxSlayer on the K-40 instructions of 2024: who is a qualifying surviving spouse federally is a head of household in Kansas; 17,660 for heads of household",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015706212-What-are-the-filing-requirements-for-Kansas",
      readOn: "2026-11-22",
    },
    w1: {
      title: "2021 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip21.pdf",
      readOn: "2026-11-20",
    },
    w2: {
      title: "2022 Form K-40 instructions",
      url: "https://www.ksrevenue.gov/pdf/ip22.pdf",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "FreeTaxUSA, Schedule S of Kansas, retirement benefits exempt: service in the Armed Forces",
      url: "https://www.freetaxusa.com/help/display_faq.jsp?retirement-benefits-exempt-kansas-tax&faq_id=784",
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
          bands: [
            { from: 25.5, width: 25 },
            { from: 50.5, width: 50 },
          ],
          end: 100_000.5,
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
            { over: 0, rate: 0.031 },
            { over: 15_000, rate: 0.0525 },
            { over: 30_000, rate: 0.057 },
          ],
          married_joint: [
            { over: 0, rate: 0.031 },
            { over: 30_000, rate: 0.0525 },
            { over: 60_000, rate: 0.057 },
          ],
          married_separate: [
            { over: 0, rate: 0.031 },
            { over: 15_000, rate: 0.0525 },
            { over: 30_000, rate: 0.057 },
          ],
          head_of_household: [
            { over: 0, rate: 0.031 },
            { over: 15_000, rate: 0.0525 },
            { over: 30_000, rate: 0.057 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.031 },
            { over: 15_000, rate: 0.0525 },
            { over: 30_000, rate: 0.057 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.052 },
            { over: 23_000, rate: 0.0558 },
          ],
          married_joint: [
            { over: 0, rate: 0.052 },
            { over: 46_000, rate: 0.0558 },
          ],
          married_separate: [
            { over: 0, rate: 0.052 },
            { over: 23_000, rate: 0.0558 },
          ],
          head_of_household: [
            { over: 0, rate: 0.052 },
            { over: 23_000, rate: 0.0558 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.052 },
            { over: 23_000, rate: 0.0558 },
          ],
        },
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 3500,
          married_joint: 8000,
          married_separate: 4000,
          head_of_household: 6000,
          surviving_spouse: 6000,
        },
        sources: ["s3", "s13"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 3605,
          married_joint: 8240,
          married_separate: 4120,
          head_of_household: 6180,
          surviving_spouse: 6180,
        },
        sources: ["s4", "s3", "s13"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_65: [
      {
        from: "2021-01-01",
        value: {
          single: 850,
          married_joint: 700,
          married_separate: 700,
          head_of_household: 850,
          surviving_spouse: 850,
        },
        sources: ["s3"],
        confidence: "two_sources",
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 2250, sources: ["s5"], confidence: "two_sources" },
      {
        from: "2024-01-01",
        value: {
          single: 9160,
          married_joint: 18_320,
          married_separate: 9160,
          head_of_household: 9160,
          surviving_spouse: 9160,
        },
        sources: ["s4"],
        confidence: "two_sources",
      },
    ],
    exemption_by_status: [
      { from: "2021-01-01", value: false, sources: ["s5"], confidence: "two_sources" },
      { from: "2024-01-01", value: true, sources: ["s4"], confidence: "two_sources" },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 2320, sources: ["s5"], confidence: "two_sources" },
    ],
    exemption_per_person: [
      { from: "2021-01-01", value: 2250, sources: ["s6", "s7"], confidence: "two_sources" },
    ],
    head_exemption: [
      { from: "2024-01-01", value: 2320, sources: ["s8"], confidence: "two_sources" },
    ],
    zero_tax_agi: [
      { from: "2021-01-01", value: 0, sources: ["s9"], confidence: "two_sources" },
      {
        from: "2024-01-01",
        value: {
          single: 12_765,
          married_joint: 26_560,
          married_separate: 13_280,
          head_of_household: 17_660,
          surviving_spouse: 17_660,
        },
        sources: ["s9", "s13"],
        confidence: "two_sources",
      },
    ],
    zero_tax_income: [
      {
        from: "2021-01-01",
        value: {
          single: 2500,
          married_joint: 5000,
          married_separate: 2500,
          head_of_household: 2500,
          surviving_spouse: 2500,
        },
        sources: ["s10", "s1"],
        confidence: "two_sources",
      },
      { from: "2024-01-01", value: 0, sources: ["s1"], confidence: "two_sources" },
    ],
    food_credit: [
      { from: "2021-01-01", value: 125, sources: ["s11", "s12"], confidence: "one_source" },
      { from: "2025-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    food_credit_limit: [
      { from: "2021-01-01", value: 30_615, sources: ["s11", "s12"], confidence: "one_source" },
      { from: "2025-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    food_credit_age: [
      { from: "2021-01-01", value: 55, sources: ["s11", "s12"], confidence: "one_source" },
      { from: "2025-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    benefits_exempt_up_to: [
      { from: "2021-01-01", value: 75_000, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    care_credit_match: [
      { from: "2021-01-01", value: 0.25, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 0.5, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.17, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1"], confidence: "one_source" },
    ],
  },
};
