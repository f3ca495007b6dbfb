import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Rhode Island. */
export interface UsRiFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: Brackets;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_start: number;
  readonly standard_step: number;
  readonly standard_loss_per_step: number;
  readonly exemption: number;
  readonly exemption_start: number;
  readonly exemption_step: number;
  readonly exemption_loss_per_step: number;

  readonly full_retirement_age: number;
  readonly benefits_limit: PerStatus<number>;
  readonly pension_limit: PerStatus<number>;
  readonly pension_exclusion: number;
  readonly earned_income_match: number;
  readonly care_credit_share: number;
  readonly property_tax_relief: {
    readonly most: number;
    readonly income_up_to: number;
    /** By the income of a household of one person, and of more. */
    readonly shares_alone: Lookup;
    readonly shares: Lookup;
  };
}

export const data: JurisdictionData<UsRiFigures> = {
  code: "US-RI",
  name: "Rhode Island",
  currency: "USD",
  decimals: 2,
  sources: {
    p1: {
      title:
        "R.I. Gen. Laws 44-33-9, Form RI-1040H of 2021 to 2025, tables of page 3 (as PolicyEngine US 2.68.0 cites them)",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-33/44-33-9.htm",
      readOn: "2026-11-28",
    },
    p2: {
      title: "RI-1040H: in 2021 a household income up to 30,000",
      url: "https://kb.globalknowledgebase.com/17366/kb/article/60123",
      readOn: "2026-11-28",
    },
    p3: {
      title: "Form RI-1040H of 2023: a household income up to 37,870",
      url: "https://taxformfinder.org/rhodeisland/form-1040h",
      readOn: "2026-11-28",
    },
    p4: {
      title: "TaxSlayer: in 2024 675 at most, with a household income up to 39,275",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015708212-How-do-I-claim-the-Rhode-Island-property-tax-relief-credit",
      readOn: "2026-11-28",
    },
    t1: {
      title:
        "2025 Rhode Island tax table, pages T-2 to T-7: Invaro/opentax-engine compared its 2,000 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/6d9ff60a953467da58e94e88ce1accc07dda4a71/packages/corpus-us-federal/src/rules/state-ri.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Rhode Island Tax Rate Schedule - 2021",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-01/2021-ri-tax-tables_web.pdf#page=1",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "Rhode Island Income Tax Law - Section 44-30-2.6. - Rhode Island taxable income (c)(2)(A)",
      url: "https://law.justia.com/codes/rhode-island/2022/title-44/chapter-44-30/part-i/section-44-30-2-6/",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Rhode Island Tax Rate Schedule - 2022",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-10/2022%20RI%20Tax%20Tables_Complete.pdf#page=1",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Rhode Island Tax Rate Schedule - 2023",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2023-11/2023%20Tax%20Rate%20and%20Worksheets_d.pdf#page=1",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Rhode Island Tax Rate Schedule - 2024",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2024-12/2024%20Tax%20Rate%20and%20Worksheets.pdf#page=1",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Rhode Island Division of Taxation Advisory ADV 2025-22",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf#page=2",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "RI Advisory 2025-22, 2025 column (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Rhode Island tax rate schedule and worksheets 2021",
      url: "https://tax.ri.gov/media/18021/download?language=en#page=1",
      readOn: "2026-11-20",
    },
    s9: {
      title:
        "Rhode Island Department of Revenue, Division of Taxation, Inflation-adjusted amounts set for tax year 2023.",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-12/ADV_2022_40_Inflation_Adjustments.pdf#page=1",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Rhode Island RI-1040 Instructions 2025",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-12/2025%201040R%20Instructions%20122025.pdf#page=4",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Rhode Island Division of Taxation, ADV 2025-22 - Inflation-adjusted amounts set for Tax Year 2026",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2025-11/ADV_2025_22_Inflation_Adjustments.pdf#page=1",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2021 FORM RI-1040 line 6",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-01/2021_1040we_w.pdf",
      readOn: "2026-11-20",
    },
    s13: {
      title: "R.I. Gen. Laws § 44-30-2.6 (c), (3), (B), (III)",
      url: "https://law.justia.com/codes/rhode-island/title-44/chapter-44-30/part-i/section-44-30-2-6/",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2022 FORM RI-1040 line 6",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-12/2022_1040WE_w_0.pdf",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2024 FORM RI-1040 line 6",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2024-12/2024_1040WE_w.pdf",
      readOn: "2026-11-20",
    },
    s16: {
      title: "Rhode Island tax rate schedule and worksheets 2021",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2021-11/2021-tax-rate-and-worksheets.pdf",
      readOn: "2026-11-20",
    },
    s17: {
      title: "RHODE ISLAND TAX RATE SCHEDULE AND WORKSHEETS 2022",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-12/2022%20Tax%20Rate%20and%20Worksheets.pdf",
      readOn: "2026-11-20",
    },
    s18: {
      title: "RHODE ISLAND TAX RATE SCHEDULE AND WORKSHEETS 2024",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2024-12/2024%20Tax%20Rate%20and%20Worksheets.pdf",
      readOn: "2026-11-20",
    },
    s19: {
      title: "Rhode Island Tax Rate Schedule and Worksheet 2021 (Exemption Worksheet line 1)",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2021-11/2021-tax-rate-and-worksheets.pdf#page=1",
      readOn: "2026-11-20",
    },
    s20: {
      title: "Rhode Island Legal Code R.I. Gen. Laws § 44-30-2.6 (E), (1)&(3)",
      url: "http://webserver.rilin.state.ri.us/Statutes/TITLE44/44-30/44-30-2.6.HTM",
      readOn: "2026-11-20",
    },
    s21: {
      title: "Rhode Island Tax Rate Schedule and Worksheet 2022 (Exemption Worksheet line 1)",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2022-12/2022%20Tax%20Rate%20and%20Worksheets.pdf#page=1",
      readOn: "2026-11-20",
    },
    s22: {
      title: "Rhode Island Tax Rate Schedule and Worksheet 2023 (Exemption Worksheet line 1)",
      url: "https://tax.ri.gov/sites/g/files/xkgbur541/files/2023-12/2023%20Tax%20Rate%20and%20Worksheets.pdf#page=1",
      readOn: "2026-11-20",
    },
    n1: {
      title:
        "R.I. Gen. Laws 44-30-12(c)(8) and (9): Social Security benefits and pensions from the full retirement age on; limits of each year as PolicyEngine US reads them",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/ri/tax/income/agi/subtractions",
      readOn: "2026-11-28",
    },
    n2: {
      title: "R.I. Gen. Laws 44-30-2.6(c)(2)(N): earned income credit",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-30/44-30-2.6.htm",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "R.I. Gen. Laws 44-30-2.6(c)(2)(E): a quarter of the federal care credit; RI-1040, schedule I",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-30/44-30-2.6.htm",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "R.I. Gen. Laws 44-30-12(c)(11), as Kahn, Litwin, Renza report it: from 2023, beside the general exclusion of other pensions",
      url: "https://kahnlitwin.com/blogs/tax-blog/ri-individual-income-tax-modifications-for-pensions-and-social-security",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, military pensions in Rhode Island",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029181591-Is-my-military-pension-retirement-income-taxable-to-Rhode-Island",
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
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 50 },
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
        value: [
          { over: 0, rate: 0.0375 },
          { over: 66_200, rate: 0.0475 },
          { over: 150_550, rate: 0.0599 },
        ],
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: [
          { over: 0, rate: 0.0375 },
          { over: 68_200, rate: 0.0475 },
          { over: 155_050, rate: 0.0599 },
        ],
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.0375 },
          { over: 73_450, rate: 0.0475 },
          { over: 166_950, rate: 0.0599 },
        ],
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.0375 },
          { over: 77_450, rate: 0.0475 },
          { over: 176_050, rate: 0.0599 },
        ],
        sources: ["s5", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.0375 },
          { over: 79_900, rate: 0.0475 },
          { over: 181_650, rate: 0.0599 },
        ],
        sources: ["s6", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.0375 },
          { over: 82_050, rate: 0.0475 },
          { over: 186_450, rate: 0.0599 },
        ],
        sources: ["s2", "s7"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 9050,
          married_joint: 18_100,
          married_separate: 9050,
          head_of_household: 13_550,
          surviving_spouse: 18_100,
        },
        sources: ["s8"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 9300,
          married_joint: 18_600,
          married_separate: 9300,
          head_of_household: 13_950,
          surviving_spouse: 18_600,
        },
        sources: ["s9"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 10_000,
          married_joint: 20_050,
          married_separate: 10_025,
          head_of_household: 15_050,
          surviving_spouse: 20_050,
        },
        sources: ["s9"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 10_550,
          married_joint: 21_150,
          married_separate: 10_575,
          head_of_household: 15_850,
          surviving_spouse: 21_150,
        },
        sources: ["s10"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 10_900,
          married_joint: 21_800,
          married_separate: 10_900,
          head_of_household: 16_350,
          surviving_spouse: 21_800,
        },
        sources: ["s10", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 11_200,
          married_joint: 22_400,
          married_separate: 11_200,
          head_of_household: 16_800,
          surviving_spouse: 22_400,
        },
        sources: ["s11", "s7"],
        confidence: "two_sources",
      },
    ],
    standard_start: [
      { from: "2021-01-01", value: 210_750, sources: ["s12", "s13"], confidence: "two_sources" },
      { from: "2022-01-01", value: 217_050, sources: ["s14", "s13"], confidence: "two_sources" },
      { from: "2023-01-01", value: 233_750, sources: ["s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 246_450, sources: ["s15", "s13"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: 254_250,
        sources: ["s11", "s13", "s7"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: 261_000, sources: ["s13", "s7"], confidence: "two_sources" },
    ],
    standard_step: [
      { from: "2021-01-01", value: 6000, sources: ["s16", "s13"], confidence: "two_sources" },
      { from: "2022-01-01", value: 6200, sources: ["s17", "s13"], confidence: "two_sources" },
      { from: "2023-01-01", value: 6700, sources: ["s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 7050, sources: ["s18", "s13"], confidence: "two_sources" },
      { from: "2025-01-01", value: 7250, sources: ["s11", "s13", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 7450, sources: ["s13", "s7"], confidence: "two_sources" },
    ],
    standard_loss_per_step: [
      { from: "2021-01-01", value: 0.2, sources: ["s16", "s13"], confidence: "two_sources" },
    ],
    exemption: [
      { from: "2021-01-01", value: 4250, sources: ["s19", "s20"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4350, sources: ["s21", "s20"], confidence: "two_sources" },
      { from: "2023-01-01", value: 4700, sources: ["s22", "s20"], confidence: "two_sources" },
      { from: "2024-01-01", value: 4950, sources: ["s5", "s20"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5100, sources: ["s11", "s20", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5250, sources: ["s20", "s7"], confidence: "two_sources" },
    ],
    exemption_start: [
      { from: "2021-01-01", value: 210_750, sources: ["s19", "s13"], confidence: "two_sources" },
      { from: "2022-01-01", value: 217_050, sources: ["s21", "s13"], confidence: "two_sources" },
      { from: "2023-01-01", value: 233_750, sources: ["s22", "s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 246_450, sources: ["s5", "s13"], confidence: "two_sources" },
      {
        from: "2025-01-01",
        value: 254_250,
        sources: ["s11", "s13", "s7"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: 261_000, sources: ["s13", "s7"], confidence: "two_sources" },
    ],
    exemption_step: [
      { from: "2021-01-01", value: 6000, sources: ["s19", "s13"], confidence: "two_sources" },
      { from: "2022-01-01", value: 6200, sources: ["s21", "s13"], confidence: "two_sources" },
      { from: "2023-01-01", value: 6700, sources: ["s22", "s13"], confidence: "two_sources" },
      { from: "2024-01-01", value: 7050, sources: ["s5", "s13"], confidence: "two_sources" },
      { from: "2025-01-01", value: 7250, sources: ["s11", "s13", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 7450, sources: ["s13", "s7"], confidence: "two_sources" },
    ],
    exemption_loss_per_step: [
      { from: "2021-01-01", value: 0.2, sources: ["s19", "s13"], confidence: "two_sources" },
    ],
    full_retirement_age: [
      {
        from: "2021-01-01",
        value: 66,
        sources: ["n1"],
        confidence: "one_source",
        note: "In whole years: born by 1955 in 2021, one year later each year.",
      },
    ],
    benefits_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 88950,
          married_joint: 111200,
          married_separate: 88975,
          head_of_household: 88950,
          surviving_spouse: 111200,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 95800,
          married_joint: 119750,
          married_separate: 95800,
          head_of_household: 95800,
          surviving_spouse: 119750,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 101000,
          married_joint: 126250,
          married_separate: 101025,
          head_of_household: 101000,
          surviving_spouse: 126250,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 104200,
          married_joint: 130250,
          married_separate: 104225,
          head_of_household: 104200,
          surviving_spouse: 130250,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 107000,
          married_joint: 133750,
          married_separate: 107000,
          head_of_household: 107000,
          surviving_spouse: 133750,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 107000,
          married_joint: 133750,
          married_separate: 107000,
          head_of_household: 107000,
          surviving_spouse: 133750,
        },
        sources: ["n1"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    pension_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 87200,
          married_joint: 109050,
          married_separate: 87200,
          head_of_household: 87200,
          surviving_spouse: 109050,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 95800,
          married_joint: 119750,
          married_separate: 95800,
          head_of_household: 95800,
          surviving_spouse: 119750,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 101000,
          married_joint: 126250,
          married_separate: 101025,
          head_of_household: 101000,
          surviving_spouse: 126250,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 104200,
          married_joint: 130250,
          married_separate: 104225,
          head_of_household: 104200,
          surviving_spouse: 130250,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 107000,
          married_joint: 133750,
          married_separate: 107000,
          head_of_household: 107000,
          surviving_spouse: 133750,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 107000,
          married_joint: 133750,
          married_separate: 107000,
          head_of_household: 107000,
          surviving_spouse: 133750,
        },
        sources: ["n1"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    pension_exclusion: [
      { from: "2021-01-01", value: 15000, sources: ["n1"], confidence: "one_source" },
      { from: "2023-01-01", value: 20000, sources: ["n1"], confidence: "one_source" },
      { from: "2025-01-01", value: 50000, sources: ["n1"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.15, sources: ["n2"], confidence: "one_source" },
      { from: "2024-01-01", value: 0.16, sources: ["n2"], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2021-01-01", value: 0.25, sources: ["n3"], confidence: "one_source" },
    ],
    property_tax_relief: [
      {
        from: "2021-01-01",
        value: {
          most: 415,
          income_up_to: 30000,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6000, amount: 0.04 },
            { over: 9000, amount: 0.05 },
            { over: 12000, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6000, amount: 0.04 },
            { over: 9000, amount: 0.05 },
            { over: 15000, amount: 0.06 },
          ],
        },
        sources: ["p1", "p2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          most: 600,
          income_up_to: 35000,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6000, amount: 0.04 },
            { over: 9000, amount: 0.05 },
            { over: 12000, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6000, amount: 0.04 },
            { over: 9000, amount: 0.05 },
            { over: 15000, amount: 0.06 },
          ],
        },
        sources: ["p1"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          most: 650,
          income_up_to: 37870,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6496, amount: 0.04 },
            { over: 9740, amount: 0.05 },
            { over: 12986, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6495, amount: 0.04 },
            { over: 9740, amount: 0.05 },
            { over: 16230, amount: 0.06 },
          ],
        },
        sources: ["p1", "p3"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          most: 675,
          income_up_to: 39275,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6740, amount: 0.04 },
            { over: 10105, amount: 0.05 },
            { over: 13470, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6740, amount: 0.04 },
            { over: 10105, amount: 0.05 },
            { over: 16835, amount: 0.06 },
          ],
        },
        sources: ["p1", "p4"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          most: 700,
          income_up_to: 40731,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6991, amount: 0.04 },
            { over: 10481, amount: 0.05 },
            { over: 13971, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6991, amount: 0.04 },
            { over: 10481, amount: 0.05 },
            { over: 17461, amount: 0.06 },
          ],
        },
        sources: ["p1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          most: 700,
          income_up_to: 40731,
          shares_alone: [
            { over: -1, amount: 0.03 },
            { over: 6991, amount: 0.04 },
            { over: 10481, amount: 0.05 },
            { over: 13971, amount: 0.06 },
          ],
          shares: [
            { over: -1, amount: 0.03 },
            { over: 6991, amount: 0.04 },
            { over: 10481, amount: 0.05 },
            { over: 17461, amount: 0.06 },
          ],
        },
        sources: ["p1"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1", "m2"], confidence: "two_sources" },
      { from: "2023-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
