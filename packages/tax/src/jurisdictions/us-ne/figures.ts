import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Nebraska. */
export interface UsNeFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_65: PerStatus<number>;
  readonly exemption_credit: number;
  readonly benefits_share: number;
  readonly benefits_whole_up_to?: PerStatus<number>;
  readonly care_credit_match: number;
  readonly care_refund_income: number;
  readonly care_refund_start: number;
  readonly care_refund_step: number;
  readonly care_refund_per_step: number;
  readonly earned_income_match: number;
}

export const data: JurisdictionData<UsNeFigures> = {
  code: "US-NE",
  name: "Nebraska",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 Nebraska tax table (for returns on paper), pages 46 to 49: Invaro/opentax-engine compared its 777 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/6d9ff60a953467da58e94e88ce1accc07dda4a71/packages/corpus-us-federal/src/rules/state-ne.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_1040n_booklet.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Nebraska Revised Statute | chapter 77 | §2715.03",
      url: "https://www.nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/2022_Ne_Individual_Income_Tax_Booklet_8-307-2022_final_5.pdf",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2023 NE Individual Income Tax Booklet",
      url: "https://revenue.nebraska.gov/sites/revenue.nebraska.gov/files/doc/tax-forms/2023/incometax/f_1040n_booklet_2023_Final.pdf#page=9",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2025 Nebraska Individual Income Tax Booklet, Tax Table",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=49",
      readOn: "2026-11-20",
    },
    s6: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s7: {
      title: "2026 Nebraska Estimated Income Tax Rate Schedule (Form 1040N-ES)",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_1040N-ES.pdf#page=5",
      readOn: "2026-11-20",
    },
    a1: {
      title:
        "2026 Form 1040N-ES, worksheet line 5 and the additional amounts (as PolicyEngine US 2.68.0 cites pages 4 and 5)",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_1040N-ES.pdf#page=4",
      readOn: "2026-11-28",
    },
    s8: {
      title:
        "2026 Form 1040N-ES schedule, three columns (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Nebraska Revised Statute | chapter 77 | §2716.01",
      url: "https://nebraskalegislature.gov/laws/statutes.php?statute=77-2716.01",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2024 Nebraska Individual Income Tax Booklet, Line 6",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2024/f_Individual_Income_Tax_Booklet.pdf#page=10",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2025 Nebraska Individual Income Tax Booklet, Line 6",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=13",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Tax Foundation 2026 (standard deduction 8,850 / 17,700)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2021 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_1040n_booklet.pdf#page=7",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2022 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/2022_Ne_Individual_Income_Tax_Booklet_8-307-2022_final_5.pdf#page=9",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2023 NE Individual Income Tax Booklet",
      url: "https://revenue.nebraska.gov/sites/revenue.nebraska.gov/files/doc/tax-forms/2023/incometax/f_1040n_booklet_2023_Final.pdf#page=10",
      readOn: "2026-11-20",
    },
    s16: {
      title: "2024 Nebraska Individual Income Tax Booklet, Line 18",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2024/f_Individual_Income_Tax_Booklet.pdf#page=11",
      readOn: "2026-11-20",
    },
    s17: {
      title: "2025 Nebraska Individual Income Tax Booklet, Line 18",
      url: "https://revenue.nebraska.gov/sites/default/files/doc/tax-forms/2025/f_Individual_Income_Tax_Booklet.pdf#page=14",
      readOn: "2026-11-20",
    },
    s18: {
      title: "Nebraska 2026 personal exemption credit, second hand (171 x 1.028)",
      url: "https://github.com/kase1111-hash/Financial-Path-Visualizer",
      readOn: "2026-11-20",
    },
    w1: {
      title: "2021 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_1040n_booklet.pdf",
      readOn: "2026-11-20",
    },
    w2: {
      title: "2022 NE income tax form and instruction booklet",
      url: "https://revenue.nebraska.gov/files/doc/2022_Ne_Individual_Income_Tax_Booklet_8-307-2022_final_5.pdf",
      readOn: "2026-11-20",
    },
    w3: {
      title: "2021 NE Form 2441N",
      url: "https://revenue.nebraska.gov/files/doc/tax-forms/2021/f_2441n.pdf",
      readOn: "2026-11-20",
    },
    w4: {
      title: "2022 NE Form 2441N",
      url: "https://revenue.nebraska.gov/sites/revenue.nebraska.gov/files/doc/Form_2441N_Ne_Child_and_Dependent_Care_Expenses_8-618-2022_final_2.pdf",
      readOn: "2026-11-20",
    },
    m1: {
      title:
        "Nebraska Department of Revenue, military retirement benefits exclusion: 100 % from 2022; to 2021 by election",
      url: "https://revenue.nebraska.gov/about/frequently-asked-questions/military-retirement-benefits-exclusion",
      readOn: "2026-11-28",
    },
    m2: {
      title: "Lutz, Nebraska taxation of military retirement pay (LB 387 of 2021)",
      url: "https://lutz.us/nebraska-taxation-of-military-retirement-pay",
      readOn: "2026-11-28",
    },
  },
  years: [
    {
      label: "2021",
      from: "2021-01-01",
      to: "2021-12-31",
      status: "enacted",
      confidence: "one_source",
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
    printed_table: [
      {
        from: "2025-01-01",
        value: { bands: [{ from: 60, width: 100 }], end: 77_760, holds: "upper" },
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
            { over: 0, rate: 0.0246 },
            { over: 3340, rate: 0.0351 },
            { over: 19_990, rate: 0.0501 },
            { over: 32_210, rate: 0.0684 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 6660, rate: 0.0351 },
            { over: 39_990, rate: 0.0501 },
            { over: 64_430, rate: 0.0684 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 3340, rate: 0.0351 },
            { over: 19_990, rate: 0.0501 },
            { over: 32_210, rate: 0.0684 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 6220, rate: 0.0351 },
            { over: 31_990, rate: 0.0501 },
            { over: 47_760, rate: 0.0684 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 6660, rate: 0.0351 },
            { over: 39_990, rate: 0.0501 },
            { over: 64_430, rate: 0.0684 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0246 },
            { over: 3440, rate: 0.0351 },
            { over: 20_590, rate: 0.0501 },
            { over: 33_180, rate: 0.0684 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 6860, rate: 0.0351 },
            { over: 41_190, rate: 0.0501 },
            { over: 66_360, rate: 0.0684 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 3440, rate: 0.0351 },
            { over: 20_590, rate: 0.0501 },
            { over: 33_180, rate: 0.0684 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 6410, rate: 0.0351 },
            { over: 32_950, rate: 0.0501 },
            { over: 49_200, rate: 0.0684 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 6860, rate: 0.0351 },
            { over: 41_190, rate: 0.0501 },
            { over: 66_360, rate: 0.0684 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0246 },
            { over: 3700, rate: 0.0351 },
            { over: 22_170, rate: 0.0501 },
            { over: 35_730, rate: 0.0664 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 7390, rate: 0.0351 },
            { over: 44_350, rate: 0.0501 },
            { over: 71_460, rate: 0.0664 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 3700, rate: 0.0351 },
            { over: 22_170, rate: 0.0501 },
            { over: 35_730, rate: 0.0664 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 6900, rate: 0.0351 },
            { over: 35_480, rate: 0.0501 },
            { over: 52_980, rate: 0.0664 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 7390, rate: 0.0351 },
            { over: 44_350, rate: 0.0501 },
            { over: 71_460, rate: 0.0664 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0246 },
            { over: 3900, rate: 0.0351 },
            { over: 23_370, rate: 0.0501 },
            { over: 37_670, rate: 0.0584 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 7790, rate: 0.0351 },
            { over: 46_760, rate: 0.0501 },
            { over: 75_340, rate: 0.0584 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 3900, rate: 0.0351 },
            { over: 23_370, rate: 0.0501 },
            { over: 37_670, rate: 0.0584 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 7270, rate: 0.0351 },
            { over: 37_400, rate: 0.0501 },
            { over: 55_850, rate: 0.0584 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 7790, rate: 0.0351 },
            { over: 46_760, rate: 0.0501 },
            { over: 75_340, rate: 0.0584 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0246 },
            { over: 4030, rate: 0.0351 },
            { over: 24_120, rate: 0.0501 },
            { over: 38_870, rate: 0.052 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 8040, rate: 0.0351 },
            { over: 48_250, rate: 0.0501 },
            { over: 77_730, rate: 0.052 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 4030, rate: 0.0351 },
            { over: 24_120, rate: 0.0501 },
            { over: 38_870, rate: 0.052 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 7510, rate: 0.0351 },
            { over: 38_590, rate: 0.0501 },
            { over: 57_630, rate: 0.052 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 8040, rate: 0.0351 },
            { over: 48_250, rate: 0.0501 },
            { over: 77_730, rate: 0.052 },
          ],
        },
        sources: ["s5", "s2", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0246 },
            { over: 4130, rate: 0.0351 },
            { over: 24_760, rate: 0.0455 },
          ],
          married_joint: [
            { over: 0, rate: 0.0246 },
            { over: 8250, rate: 0.0351 },
            { over: 49_530, rate: 0.0455 },
          ],
          married_separate: [
            { over: 0, rate: 0.0246 },
            { over: 4130, rate: 0.0351 },
            { over: 24_760, rate: 0.0455 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0246 },
            { over: 7700, rate: 0.0351 },
            { over: 39_620, rate: 0.0455 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0246 },
            { over: 8250, rate: 0.0351 },
            { over: 49_530, rate: 0.0455 },
          ],
        },
        sources: ["s7", "s2", "s8"],
        confidence: "one_source",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 7100,
          married_joint: 14_200,
          married_separate: 7100,
          head_of_household: 10_450,
          surviving_spouse: 14_200,
        },
        sources: ["s1", "s9"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 7350,
          married_joint: 14_700,
          married_separate: 7350,
          head_of_household: 10_750,
          surviving_spouse: 14_700,
        },
        sources: ["s3", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 7900,
          married_joint: 15_800,
          married_separate: 7900,
          head_of_household: 11_600,
          surviving_spouse: 15_800,
        },
        sources: ["s4", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 8350,
          married_joint: 16_700,
          married_separate: 8350,
          head_of_household: 12_250,
          surviving_spouse: 16_700,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 8600,
          married_joint: 17_200,
          married_separate: 8600,
          head_of_household: 12_600,
          surviving_spouse: 17_200,
        },
        sources: ["s11", "s9", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 8850,
          married_joint: 17_700,
          married_separate: 8850,
          head_of_household: 12_950,
          surviving_spouse: 17_700,
        },
        sources: ["a1", "s12"],
        confidence: "one_source",
      },
    ],
    standard_deduction_65: [
      {
        from: "2021-01-01",
        value: {
          single: 1650,
          married_joint: 1350,
          married_separate: 1350,
          head_of_household: 1650,
          surviving_spouse: 1350,
        },
        sources: ["s13", "s9"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 1700,
          married_joint: 1400,
          married_separate: 1400,
          head_of_household: 1700,
          surviving_spouse: 1400,
        },
        sources: ["s14", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 1850,
          married_joint: 1500,
          married_separate: 1500,
          head_of_household: 1850,
          surviving_spouse: 1500,
        },
        sources: ["s4", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 1950,
          married_joint: 1600,
          married_separate: 1600,
          head_of_household: 1950,
          surviving_spouse: 1600,
        },
        sources: ["s10", "s9"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 2000,
          married_joint: 1650,
          married_separate: 1650,
          head_of_household: 2000,
          surviving_spouse: 1650,
        },
        sources: ["s11", "s9", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 2050,
          married_joint: 1700,
          married_separate: 1700,
          head_of_household: 2050,
          surviving_spouse: 1700,
        },
        sources: ["a1"],
        confidence: "one_source",
      },
    ],
    exemption_credit: [
      { from: "2021-01-01", value: 142, sources: ["s1", "s9"], confidence: "one_source" },
      { from: "2022-01-01", value: 146, sources: ["s3", "s9"], confidence: "two_sources" },
      { from: "2023-01-01", value: 157, sources: ["s15", "s9"], confidence: "two_sources" },
      { from: "2024-01-01", value: 166, sources: ["s16", "s9"], confidence: "two_sources" },
      { from: "2025-01-01", value: 171, sources: ["s17", "s9", "s6"], confidence: "two_sources" },
      { from: "2026-01-01", value: 176, sources: ["s18", "s9", "s8"], confidence: "one_source" },
    ],
    benefits_share: [
      { from: "2021-01-01", value: 0.05, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.4, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 0.6, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 1, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    benefits_whole_up_to: [
      {
        from: "2021-01-01",
        value: {
          single: 44_460,
          married_joint: 59_960,
          married_separate: 44_460,
          head_of_household: 44_460,
          surviving_spouse: 44_460,
        },
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 45_790,
          married_joint: 61_760,
          married_separate: 45_790,
          head_of_household: 45_790,
          surviving_spouse: 45_790,
        },
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 49_310,
          married_joint: 66_510,
          married_separate: 49_310,
          head_of_household: 49_310,
          surviving_spouse: 49_310,
        },
        sources: ["w1", "w2"],
        confidence: "one_source",
      },
      { from: "2024-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    care_credit_match: [
      { from: "2021-01-01", value: 0.25, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    care_refund_income: [
      { from: "2021-01-01", value: 29_000, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    care_refund_start: [
      { from: "2021-01-01", value: 22_000, sources: ["w3", "w4"], confidence: "one_source" },
    ],
    care_refund_step: [
      { from: "2021-01-01", value: 1000, sources: ["w3", "w4"], confidence: "one_source" },
    ],
    care_refund_per_step: [
      { from: "2021-01-01", value: 0.1, sources: ["w3", "w4"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.1, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2022-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
