import type { JurisdictionData } from "../../engine/figures.ts";
import type { Schedule1AFigures } from "../us/federal/schedule-1a.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";

/** The figures of Oregon. */
export interface UsOrFigures {
  readonly schedule_1a?: Schedule1AFigures["schedule_1a"];
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly federal_tax_cap: PerStatus<Lookup>;
  readonly exemption_credit: number;
  readonly exemption_credit_limit: PerStatus<number>;
  readonly standard_deduction_65: PerStatus<number>;
  readonly recovery_rebate?: number;
  readonly recovery_rebate_start?: PerStatus<number>;
  readonly recovery_rebate_width?: PerStatus<number>;

  readonly earned_income_match: number;
  readonly earned_income_match_small_child: number;
  readonly small_child_under: number;
  readonly kids_credit?: {
    readonly per_child: number;
    readonly most_children: number;
    readonly under_age: number;
    readonly start: number;
    readonly width: number;
  };
  readonly retirement_credit: {
    readonly from_age: number;
    readonly base: PerStatus<number>;
    readonly income_over: PerStatus<number>;
    readonly share: number;
  };
  readonly care_credit: {
    readonly most_per_child: number;
    /** The share of what was paid, by income as a multiple of the poverty guideline. */
    readonly by_youngest: readonly { readonly under_age: number; readonly share: Lookup }[];
  };
  readonly poverty_guideline: number;
  readonly poverty_guideline_further: number;
}

export const data: JurisdictionData<UsOrFigures> = {
  code: "US-OR",
  name: "Oregon",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "OpenTaxSolver 2024, OR-40: rows of the tax tables, whose brackets add up in whole dollars",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2024/src/taxsolve_OR_40_2024.c",
      readOn: "2026-11-22",
    },
    t2: {
      title:
        "2025 Form OR-40 instructions, tax tables, pages 27 to 31, as Invaro/opentax-engine reads them",
      url: "https://github.com/Invaro/opentax-engine/blob/1aa50ed172565e652c5d356ebfdb6f06d066f93d/packages/corpus-us-federal/src/rules/state-or.ts",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2025, OR-40: rows of the tax tables",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2025/src/taxsolve_OR_40_2025.c",
      readOn: "2026-11-22",
    },
    s1: {
      title: "2021 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2021.pdf#page=27",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "2022 Publication OR-40-NP, Oregon Income Tax Part-year Resident/Nonresident Forms and Instructions, 150-101-048-1",
      url: "https://www.oregon.gov/dor/programs/individuals/Documents/Part-year%20and%20nonresident,%20Form%20OR-40-P%20and%20OR-40-N%20filers.pdf.pdf",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2023 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2023.pdf#page=24",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2024 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-n_or-40-p-inst_101-048-1_2024.pdf#page=21",
      readOn: "2026-11-20",
    },
    s5: {
      title: "2025 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=17",
      readOn: "2026-11-20",
    },
    s6: {
      title: "opentax-engine Oregon rule, read from the printed 2025 chart (4,400 / 11,100)",
      url: "https://github.com/Invaro/opentax-engine",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Oregon Withholding Tax Formulas 150-206-436 (Rev. 12-31-25)",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/withholding-tax-formulas_206-436_2026.pdf",
      readOn: "2026-11-20",
    },
    s8: {
      title:
        "Publication OR-ESTIMATE 2026 charts S and J (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2021 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2021.pdf#page=15",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2022 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2022.pdf#page=15",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2023 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2023.pdf#page=15",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2024 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2024.pdf#page=15",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2025 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=16",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2021 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2021.pdf#page=13",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2022 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2022.pdf#page=14",
      readOn: "2026-11-20",
    },
    s16: {
      title: "2023 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2023.pdf#page=14",
      readOn: "2026-11-20",
    },
    s17: {
      title: "OpenTaxSolver 2024, OR-40: 4,950 and 2,475 in the third range",
      url: "https://github.com/mmacpherson/tenforty",
      readOn: "2026-11-21",
    },
    s18: {
      title: "2025 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=15",
      readOn: "2026-11-20",
    },
    s19: {
      title: "Publication OR-ESTIMATE 2026 (rounded estimates)",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/publication-or-estimate_101-026_2026.pdf",
      readOn: "2026-11-20",
    },
    s20: {
      title: "2021 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2021.pdf#page=17",
      readOn: "2026-11-20",
    },
    s21: {
      title: "2022 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2022.pdf#page=17",
      readOn: "2026-11-20",
    },
    s22: {
      title: "2023 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2023.pdf#page=17",
      readOn: "2026-11-20",
    },
    s23: {
      title: "2024 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2024.pdf#page=18",
      readOn: "2026-11-20",
    },
    s24: {
      title: "2025 Oregon Income Tax Form OR-40 Instructions",
      url: "https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf#page=18",
      readOn: "2026-11-20",
    },
    s25: {
      title:
        "Oregon Department of Revenue, Publication OR-17: economic impact payments and the recovery rebate credit reduce the federal tax subtraction",
      url: "https://dokumen.tips/documents/2020-publication-or-17.html",
      readOn: "2026-11-21",
    },
    s26: {
      title:
        "KDRV, 2021-06-24: the bill to leave recovery rebates out of the subtraction stalled, and the third payment counts in 2021",
      url: "https://www.kdrv.com/content/news/Bill-to-refund-Oregon-taxes-on-federal-stimulus-checks-dies-in-the-legislature-574705401.html",
      readOn: "2026-11-21",
    },
    s27: {
      title: "26 U.S.C. 6428B, recovery rebates of 2021: amount and limitation",
      url: "https://govregs.com/uscode/title26_subtitleF_chapter65_subchapterB_section6428B",
      readOn: "2026-11-21",
    },
    n1: {
      title: "ORS 315.266: earned income credit; from 2026 14 and 17 %",
      url: "https://oregon.public.law/statutes/ors_315.266",
      readOn: "2026-11-28",
    },
    n2: {
      title: "ORS 315.273: Oregon Kids Credit, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/or/tax/income/credits/ctc",
      readOn: "2026-11-28",
    },
    n3: {
      title: "ORS 316.157: retirement income credit; OR-40 instructions, worksheet",
      url: "https://oregon.public.law/statutes/ors_316.157",
      readOn: "2026-11-28",
    },
    n4: {
      title:
        "ORS 315.264: working family household and dependent care credit; Publication OR-WFHDC-TB, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/or/tax/income/credits/wfhdc",
      readOn: "2026-11-28",
    },
    n5: {
      title: "Federal poverty guidelines of each year",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines/prior-hhs-poverty-guidelines-federal-register-references",
      readOn: "2026-11-28",
    },
    o1: {
      title: "Tax Foundation on Pub. L. 119-21: states that start from federal taxable income",
      url: "https://taxfoundation.org/research/all/state/big-beautiful-bill-state-tax-impact",
      readOn: "2026-11-28",
    },
    o2: {
      title:
        "Oregon Capital Chronicle on SB 1507 of 2026: no deduction of interest on car loans from 2026",
      url: "https://oregoncapitalchronicle.com/2026/02/25/oregon-will-partially-disconnect-state-tax-code-from-new-federal-code-to-curb-revenue-loss/",
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
    printed_table: [
      {
        from: "2024-01-01",
        value: {
          bands: [
            { from: 0, width: 20 },
            { from: 20, width: 30 },
            { from: 50, width: 50 },
            { from: 100, width: 100 },
          ],
          end: 50_000,
          bases: {
            single: [0, 204, 639],
            married_joint: [0, 409, 1280],
            married_separate: [0, 204, 639],
            head_of_household: [0, 409, 1280],
            surviving_spouse: [0, 409, 1280],
          },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 20 },
            { from: 20, width: 30 },
            { from: 50, width: 50 },
            { from: 100, width: 100 },
          ],
          end: 50_000,
          bases: {
            single: [0, 209, 661],
            married_joint: [0, 418, 1323],
            married_separate: [0, 209, 661],
            head_of_household: [0, 418, 1323],
            surviving_spouse: [0, 418, 1323],
          },
        },
        sources: ["t2", "t3"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 3650, rate: 0.0675 },
            { over: 9200, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 7300, rate: 0.0675 },
            { over: 18_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 3650, rate: 0.0675 },
            { over: 9200, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 7300, rate: 0.0675 },
            { over: 18_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 7300, rate: 0.0675 },
            { over: 18_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 3750, rate: 0.0675 },
            { over: 9450, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 7500, rate: 0.0675 },
            { over: 18_900, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 3750, rate: 0.0675 },
            { over: 9450, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 7500, rate: 0.0675 },
            { over: 18_900, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 7500, rate: 0.0675 },
            { over: 18_900, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 4050, rate: 0.0675 },
            { over: 10_200, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 8100, rate: 0.0675 },
            { over: 20_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 4050, rate: 0.0675 },
            { over: 10_200, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 8100, rate: 0.0675 },
            { over: 20_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 8100, rate: 0.0675 },
            { over: 20_400, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s3"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 4300, rate: 0.0675 },
            { over: 10_750, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 8600, rate: 0.0675 },
            { over: 21_500, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 4300, rate: 0.0675 },
            { over: 10_750, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 8600, rate: 0.0675 },
            { over: 21_500, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 8600, rate: 0.0675 },
            { over: 21_500, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s4"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 4400, rate: 0.0675 },
            { over: 11_100, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 8800, rate: 0.0675 },
            { over: 22_200, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 4400, rate: 0.0675 },
            { over: 11_100, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 8800, rate: 0.0675 },
            { over: 22_200, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 8800, rate: 0.0675 },
            { over: 22_200, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s5", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0475 },
            { over: 4550, rate: 0.0675 },
            { over: 11_400, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          married_joint: [
            { over: 0, rate: 0.0475 },
            { over: 9100, rate: 0.0675 },
            { over: 22_800, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          married_separate: [
            { over: 0, rate: 0.0475 },
            { over: 4550, rate: 0.0675 },
            { over: 11_400, rate: 0.0875 },
            { over: 125_000, rate: 0.099 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0475 },
            { over: 9100, rate: 0.0675 },
            { over: 22_800, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0475 },
            { over: 9100, rate: 0.0675 },
            { over: 22_800, rate: 0.0875 },
            { over: 250_000, rate: 0.099 },
          ],
        },
        sources: ["s7", "s8"],
        confidence: "one_source",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 2350,
          married_joint: 4700,
          married_separate: 2350,
          head_of_household: 3780,
          surviving_spouse: 4700,
        },
        sources: ["s9"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 2420,
          married_joint: 4840,
          married_separate: 2420,
          head_of_household: 3895,
          surviving_spouse: 4840,
        },
        sources: ["s10"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 2605,
          married_joint: 5210,
          married_separate: 2605,
          head_of_household: 4195,
          surviving_spouse: 5210,
        },
        sources: ["s11"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 2745,
          married_joint: 5495,
          married_separate: 2745,
          head_of_household: 4420,
          surviving_spouse: 5495,
        },
        sources: ["s12"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 2835,
          married_joint: 5670,
          married_separate: 2835,
          head_of_household: 4560,
          surviving_spouse: 5670,
        },
        sources: ["s13", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 2910,
          married_joint: 5820,
          married_separate: 2910,
          head_of_household: 4650,
          surviving_spouse: 5820,
        },
        sources: ["s7", "s8"],
        confidence: "one_source",
      },
    ],
    federal_tax_cap: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 7050 },
            { over: 125_000, amount: 5650 },
            { over: 130_000, amount: 4200 },
            { over: 135_000, amount: 2800 },
            { over: 140_000, amount: 1400 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 7050 },
            { over: 250_000, amount: 5650 },
            { over: 260_000, amount: 4200 },
            { over: 270_000, amount: 2800 },
            { over: 280_000, amount: 1400 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 3525 },
            { over: 125_000, amount: 2825 },
            { over: 130_000, amount: 2100 },
            { over: 135_000, amount: 1400 },
            { over: 140_000, amount: 700 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 7050 },
            { over: 250_000, amount: 5650 },
            { over: 260_000, amount: 4200 },
            { over: 270_000, amount: 2800 },
            { over: 280_000, amount: 1400 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 7050 },
            { over: 250_000, amount: 5650 },
            { over: 260_000, amount: 4200 },
            { over: 270_000, amount: 2800 },
            { over: 280_000, amount: 1400 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s14"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: -1, amount: 7250 },
            { over: 125_000, amount: 5800 },
            { over: 130_000, amount: 4350 },
            { over: 135_000, amount: 2900 },
            { over: 140_000, amount: 1450 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 7250 },
            { over: 250_000, amount: 5800 },
            { over: 260_000, amount: 4350 },
            { over: 270_000, amount: 2900 },
            { over: 280_000, amount: 1450 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 3625 },
            { over: 125_000, amount: 2900 },
            { over: 130_000, amount: 2175 },
            { over: 135_000, amount: 1450 },
            { over: 140_000, amount: 725 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 7250 },
            { over: 250_000, amount: 5800 },
            { over: 260_000, amount: 4350 },
            { over: 270_000, amount: 2900 },
            { over: 280_000, amount: 1450 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 7250 },
            { over: 250_000, amount: 5800 },
            { over: 260_000, amount: 4350 },
            { over: 270_000, amount: 2900 },
            { over: 280_000, amount: 1450 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s15"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: -1, amount: 7800 },
            { over: 125_000, amount: 6250 },
            { over: 130_000, amount: 4700 },
            { over: 135_000, amount: 3100 },
            { over: 140_000, amount: 1550 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 7800 },
            { over: 250_000, amount: 6250 },
            { over: 260_000, amount: 4700 },
            { over: 270_000, amount: 3100 },
            { over: 280_000, amount: 1550 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 3900 },
            { over: 125_000, amount: 3125 },
            { over: 130_000, amount: 2350 },
            { over: 135_000, amount: 1550 },
            { over: 140_000, amount: 775 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 7800 },
            { over: 250_000, amount: 6250 },
            { over: 260_000, amount: 4700 },
            { over: 270_000, amount: 3100 },
            { over: 280_000, amount: 1550 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 7800 },
            { over: 250_000, amount: 6250 },
            { over: 260_000, amount: 4700 },
            { over: 270_000, amount: 3100 },
            { over: 280_000, amount: 1550 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s16"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: -1, amount: 8250 },
            { over: 125_000, amount: 6600 },
            { over: 130_000, amount: 4950 },
            { over: 135_000, amount: 3300 },
            { over: 140_000, amount: 1650 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 8250 },
            { over: 250_000, amount: 6600 },
            { over: 260_000, amount: 4950 },
            { over: 270_000, amount: 3300 },
            { over: 280_000, amount: 1650 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 4125 },
            { over: 125_000, amount: 3300 },
            { over: 130_000, amount: 2475 },
            { over: 135_000, amount: 1650 },
            { over: 140_000, amount: 825 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 8250 },
            { over: 250_000, amount: 6600 },
            { over: 260_000, amount: 4950 },
            { over: 270_000, amount: 3300 },
            { over: 280_000, amount: 1650 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 8250 },
            { over: 250_000, amount: 6600 },
            { over: 260_000, amount: 4950 },
            { over: 270_000, amount: 3300 },
            { over: 280_000, amount: 1650 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s12", "s17"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: -1, amount: 8500 },
            { over: 125_000, amount: 6800 },
            { over: 130_000, amount: 5100 },
            { over: 135_000, amount: 3400 },
            { over: 140_000, amount: 1700 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 8500 },
            { over: 250_000, amount: 6800 },
            { over: 260_000, amount: 5100 },
            { over: 270_000, amount: 3400 },
            { over: 280_000, amount: 1700 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 4250 },
            { over: 125_000, amount: 3400 },
            { over: 130_000, amount: 2550 },
            { over: 135_000, amount: 1700 },
            { over: 140_000, amount: 850 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 8500 },
            { over: 250_000, amount: 6800 },
            { over: 260_000, amount: 5100 },
            { over: 270_000, amount: 3400 },
            { over: 280_000, amount: 1700 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 8500 },
            { over: 250_000, amount: 6800 },
            { over: 260_000, amount: 5100 },
            { over: 270_000, amount: 3400 },
            { over: 280_000, amount: 1700 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s18", "s6"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: -1, amount: 8750 },
            { over: 125_000, amount: 7000 },
            { over: 130_000, amount: 5250 },
            { over: 135_000, amount: 3500 },
            { over: 140_000, amount: 1750 },
            { over: 145_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 8750 },
            { over: 250_000, amount: 7000 },
            { over: 260_000, amount: 5250 },
            { over: 270_000, amount: 3500 },
            { over: 280_000, amount: 1750 },
            { over: 290_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 4375 },
            { over: 125_000, amount: 3500 },
            { over: 130_000, amount: 2625 },
            { over: 135_000, amount: 1750 },
            { over: 140_000, amount: 875 },
            { over: 145_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 8750 },
            { over: 250_000, amount: 7000 },
            { over: 260_000, amount: 5250 },
            { over: 270_000, amount: 3500 },
            { over: 280_000, amount: 1750 },
            { over: 290_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 8750 },
            { over: 250_000, amount: 7000 },
            { over: 260_000, amount: 5250 },
            { over: 270_000, amount: 3500 },
            { over: 280_000, amount: 1750 },
            { over: 290_000, amount: 0 },
          ],
        },
        sources: ["s19", "s8"],
        confidence: "one_source",
      },
    ],
    exemption_credit: [
      { from: "2021-01-01", value: 213, sources: ["s20"], confidence: "two_sources" },
      { from: "2022-01-01", value: 219, sources: ["s21"], confidence: "two_sources" },
      { from: "2023-01-01", value: 236, sources: ["s22"], confidence: "two_sources" },
      { from: "2024-01-01", value: 249, sources: ["s23"], confidence: "two_sources" },
      { from: "2025-01-01", value: 256, sources: ["s24", "s6"], confidence: "two_sources" },
      { from: "2026-01-01", value: 263, sources: ["s7", "s8"], confidence: "one_source" },
    ],
    exemption_credit_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 100_000,
          married_joint: 200_000,
          married_separate: 100_000,
          head_of_household: 200_000,
          surviving_spouse: 200_000,
        },
        sources: ["s20"],
        confidence: "two_sources",
      },
    ],
    standard_deduction_65: [
      {
        from: "2021-01-01",
        value: {
          single: 1200,
          married_joint: 1000,
          married_separate: 1000,
          head_of_household: 1200,
          surviving_spouse: 1000,
        },
        sources: ["s9"],
        confidence: "two_sources",
      },
    ],
    recovery_rebate: [
      { from: "2021-01-01", value: 1400, sources: ["s25", "s26", "s27"], confidence: "one_source" },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    recovery_rebate_start: [
      {
        from: "2021-01-01",
        value: {
          single: 75_000,
          married_joint: 150_000,
          married_separate: 75_000,
          head_of_household: 112_500,
          surviving_spouse: 150_000,
        },
        sources: ["s25", "s26", "s27"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    recovery_rebate_width: [
      {
        from: "2021-01-01",
        value: {
          single: 5000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 7500,
          surviving_spouse: 10_000,
        },
        sources: ["s25", "s26", "s27"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.09, sources: ["n1"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.14, sources: ["n1"], confidence: "one_source" },
    ],
    earned_income_match_small_child: [
      { from: "2021-01-01", value: 0.12, sources: ["n1"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.17, sources: ["n1"], confidence: "one_source" },
    ],
    small_child_under: [
      { from: "2021-01-01", value: 3, sources: ["n1"], confidence: "one_source" },
    ],
    kids_credit: [
      {
        from: "2023-01-01",
        value: { per_child: 1000, most_children: 5, under_age: 6, start: 25000, width: 5000 },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { per_child: 1000, most_children: 5, under_age: 6, start: 25750, width: 5000 },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { per_child: 1050, most_children: 5, under_age: 6, start: 26550, width: 5000 },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { per_child: 1050, most_children: 5, under_age: 6, start: 26550, width: 5000 },
        sources: ["n2"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    retirement_credit: [
      {
        from: "2021-01-01",
        value: {
          from_age: 62,
          base: {
            single: 7500,
            married_joint: 15000,
            married_separate: 7500,
            head_of_household: 7500,
            surviving_spouse: 7500,
          },
          income_over: {
            single: 15000,
            married_joint: 30000,
            married_separate: 15000,
            head_of_household: 15000,
            surviving_spouse: 15000,
          },
          share: 0.09,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    care_credit: [
      {
        from: "2021-01-01",
        value: {
          most_per_child: 12000,
          by_youngest: [
            {
              under_age: 3,
              share: [
                { over: -1, amount: 0.1 },
                { over: 0.1, amount: 0.2 },
                { over: 0.2, amount: 0.3 },
                { over: 0.3, amount: 0.4 },
                { over: 0.4, amount: 0.5 },
                { over: 0.5, amount: 0.55 },
                { over: 0.6, amount: 0.6 },
                { over: 0.7, amount: 0.65 },
                { over: 0.8, amount: 0.7 },
                { over: 0.9, amount: 0.75 },
                { over: 1.1, amount: 0.71 },
                { over: 1.2, amount: 0.66 },
                { over: 1.3, amount: 0.61 },
                { over: 1.4, amount: 0.55 },
                { over: 1.5, amount: 0.5 },
                { over: 1.6, amount: 0.47 },
                { over: 2.0, amount: 0.45 },
                { over: 2.1, amount: 0.4 },
                { over: 2.2, amount: 0.35 },
                { over: 2.3, amount: 0.3 },
                { over: 2.4, amount: 0.2 },
                { over: 2.5, amount: 0.1 },
                { over: 2.6, amount: 0.06 },
                { over: 2.8, amount: 0.04 },
                { over: 3, amount: 0 },
              ],
            },
            {
              under_age: 6,
              share: [
                { over: -1, amount: 0.08 },
                { over: 0.1, amount: 0.18 },
                { over: 0.2, amount: 0.28 },
                { over: 0.3, amount: 0.38 },
                { over: 0.4, amount: 0.48 },
                { over: 0.5, amount: 0.53 },
                { over: 0.6, amount: 0.58 },
                { over: 0.7, amount: 0.63 },
                { over: 0.8, amount: 0.68 },
                { over: 0.9, amount: 0.73 },
                { over: 1.1, amount: 0.69 },
                { over: 1.2, amount: 0.64 },
                { over: 1.3, amount: 0.59 },
                { over: 1.4, amount: 0.53 },
                { over: 1.5, amount: 0.48 },
                { over: 1.6, amount: 0.45 },
                { over: 2.0, amount: 0.43 },
                { over: 2.1, amount: 0.38 },
                { over: 2.2, amount: 0.33 },
                { over: 2.3, amount: 0.28 },
                { over: 2.4, amount: 0.18 },
                { over: 2.5, amount: 0.08 },
                { over: 2.6, amount: 0.06 },
                { over: 2.8, amount: 0.04 },
                { over: 3, amount: 0 },
              ],
            },
            {
              under_age: 13,
              share: [
                { over: -1, amount: 0.05 },
                { over: 0.1, amount: 0.15 },
                { over: 0.2, amount: 0.25 },
                { over: 0.3, amount: 0.35 },
                { over: 0.4, amount: 0.45 },
                { over: 0.5, amount: 0.5 },
                { over: 0.6, amount: 0.55 },
                { over: 0.7, amount: 0.6 },
                { over: 0.8, amount: 0.65 },
                { over: 0.9, amount: 0.7 },
                { over: 1.1, amount: 0.66 },
                { over: 1.2, amount: 0.61 },
                { over: 1.3, amount: 0.56 },
                { over: 1.4, amount: 0.5 },
                { over: 1.5, amount: 0.45 },
                { over: 1.6, amount: 0.42 },
                { over: 2.0, amount: 0.4 },
                { over: 2.1, amount: 0.35 },
                { over: 2.2, amount: 0.3 },
                { over: 2.3, amount: 0.25 },
                { over: 2.4, amount: 0.15 },
                { over: 2.5, amount: 0.05 },
                { over: 2.6, amount: 0.04 },
                { over: 3, amount: 0 },
              ],
            },
          ],
        },
        sources: ["n4"],
        confidence: "one_source",
      },
    ],
    poverty_guideline: [
      { from: "2021-01-01", value: 12880, sources: ["n5"], confidence: "one_source" },
      { from: "2022-01-01", value: 13590, sources: ["n5"], confidence: "one_source" },
      { from: "2023-01-01", value: 14580, sources: ["n5"], confidence: "one_source" },
      { from: "2024-01-01", value: 15060, sources: ["n5"], confidence: "one_source" },
      { from: "2025-01-01", value: 15650, sources: ["n5"], confidence: "one_source" },
      { from: "2026-01-01", value: 15960, sources: ["n5"], confidence: "one_source" },
    ],
    poverty_guideline_further: [
      { from: "2021-01-01", value: 4540, sources: ["n5"], confidence: "one_source" },
      { from: "2022-01-01", value: 4720, sources: ["n5"], confidence: "one_source" },
      { from: "2023-01-01", value: 5140, sources: ["n5"], confidence: "one_source" },
      { from: "2024-01-01", value: 5380, sources: ["n5"], confidence: "one_source" },
      { from: "2025-01-01", value: 5500, sources: ["n5"], confidence: "one_source" },
      { from: "2026-01-01", value: 5680, sources: ["n5"], confidence: "one_source" },
    ],
    schedule_1a: [
      {
        from: "2025-01-01",
        value: ["tips", "overtime", "car_loan_interest"],
        sources: ["o1"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: ["tips", "overtime"],
        sources: ["o2"],
        confidence: "one_source",
      },
    ],
  },
};
