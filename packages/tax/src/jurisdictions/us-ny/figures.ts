import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { EarnedIncomeTerms } from "../us/states/federal-matches.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of New York. */
export interface UsNyFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly supplemental_over: number;
  readonly supplemental_width: number;
  readonly supplemental_base: PerStatus<Lookup>;
  readonly supplemental_benefit: PerStatus<Lookup>;
  readonly household_credit_single: Lookup;
  readonly household_credit: Lookup;
  readonly household_credit_per_person: Lookup;

  readonly pension_exclusion: number;
  readonly pension_exclusion_age: number;
  readonly itemized: {
    readonly medical_floor: number;
    readonly charity_most_share: number;
    readonly limited_share: number;
    readonly loss_rate: number;
    readonly reduction_over: PerStatus<number>;
    readonly reduction_over_high: number;
    readonly reduction_width: number;
    readonly reduction_share: number;
    readonly charity_kept: Lookup;
  };
  readonly itemized_limit_start: PerStatus<number>;
  readonly earned_income_match: number;
  readonly earned_income_terms?: EarnedIncomeTerms;
  readonly child_credit?: {
    readonly share: number;
    readonly per_child: number;
    readonly start: PerStatus<number>;
    readonly step: number;
    readonly per_step: number;
    readonly earned_over: number;
    readonly earned_rate: number;
    readonly minimum: number;
    readonly from_age: number;
    readonly under_age: number;
  };
  readonly child_credit_by_age?: {
    readonly small: number;
    readonly small_under: number;
    readonly other: number;
    readonly under_age: number;
    readonly start: PerStatus<number>;
    readonly step: number;
    readonly per_step: number;
  };
  readonly care_credit: {
    readonly most: readonly number[];
    readonly rates?: Pick<UsFigures["care_credit"], "rate" | "steps">;
    readonly low_under: number;
    readonly low_top: number;
    readonly low_extra: number;
    readonly high_least: number;
    readonly high_top: number;
    readonly width: number;
    readonly multiplier: Lookup;
  };
  readonly own_care_credit?: {
    readonly share: number;
    readonly start: number;
    readonly loss: number;
    readonly least: number;
    readonly high_start: number;
    readonly high_step: number;
    readonly per_high_step: number;
  };
}

export const data: JurisdictionData<UsNyFigures> = {
  code: "US-NY",
  name: "New York",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "OpenTaxSolver 2021, IT-201: tax table and the schedule of the instructions",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2021/src/taxsolve_NY_IT201_2021.c",
      readOn: "2026-11-22",
    },
    t2: {
      title: "OpenTaxSolver 2022, IT-201: tax table and the schedule of the instructions",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2022/src/taxsolve_NY_IT201_2022.c",
      readOn: "2026-11-22",
    },
    t3: {
      title: "OpenTaxSolver 2023, IT-201: tax table and the schedule of the instructions",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2023/src/taxsolve_NY_IT201_2023.c",
      readOn: "2026-11-22",
    },
    t4: {
      title: "OpenTaxSolver 2024, IT-201: tax table and the schedule of the instructions",
      url: "https://github.com/shields/opentaxsolver/blob/fc42dd408b36e226b37973f6cbdb8f762d3a3114/OTS_2024/src/taxsolve_NY_IT201_2024.c",
      readOn: "2026-11-22",
    },
    t5: {
      title:
        "2025 New York State tax table (tax.ny.gov, it201i-2025): Invaro/opentax-engine compared its 1,302 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/f23f60743409f8d445ba8eeddf5c27a1dd193e82/packages/corpus-us-federal/src/rules/state-ny.ts",
      readOn: "2026-11-22",
    },
    t6: {
      title:
        "2025 New York State tax table, as Back-Road-Creative/yearend-planner reads it: the joint column goes on from 976.25 at 23,600, not from the 976 of the rate schedule",
      url: "https://github.com/Back-Road-Creative/yearend-planner/blob/0ad3df3acc188aebb670b68593659899b8297565/planner/taxprep/ny201.py",
      readOn: "2026-11-22",
    },
    c1: {
      title:
        "N.Y. Tax Law 606(c-2), L.2026 chapter 59 part A, as a public review of tax engines quotes it: 55 %, 0.00025 points for each dollar, 4 %",
      url: "https://www.nysenate.gov/legislation/laws/TAX/606",
      readOn: "2026-11-28",
    },
    c2: {
      title:
        "S.9009-C of 2026, part A, as PolicyEngine US cites it: also the expenses counted and the reduction from 750,000",
      url: "https://www.nysenate.gov/legislation/bills/2025/S9009/amendment/C",
      readOn: "2026-11-28",
    },
    s1: {
      title: "2021 NY Form IT-201 Instructions",
      url: "https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=51",
      readOn: "2026-11-20",
    },
    s2: {
      title:
        "Section 601 Imposition of tax (b)(1)(B), (IV) for 2021, (V) for 2022, and (VI) for 2023",
      url: "https://www.nysenate.gov/legislation/laws/TAX/601",
      readOn: "2026-11-20",
    },
    s3: {
      title: "2022 NY Form IT-201 Instructions",
      url: "https://www.tax.ny.gov/pdf/2022/printable-pdfs/inc/it201i-2022.pdf#page=45",
      readOn: "2026-11-20",
    },
    s4: {
      title: "2023 NY Form IT-201 Instructions",
      url: "https://www.tax.ny.gov/pdf/2023/printable-pdfs/inc/it201i-2023.pdf#page=46",
      readOn: "2026-11-20",
    },
    s5: {
      title:
        "Tax Law 601(a)-(c), 2026 tables (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s6: {
      title: "2021 NY Form IT-201 Instructions Line 34",
      url: "https://www.tax.ny.gov/pdf/2021/inc/it201i_2021.pdf#page=19",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Section 616 New York exemptions of a resident individual (a)",
      url: "https://www.nysenate.gov/legislation/laws/TAX/616",
      readOn: "2026-11-20",
    },
    s8: {
      title: "New York FY2026 Budget Agreement (Senate Bill S3009C)",
      url: "https://legislation.nysenate.gov/pdf/bills/2025/S3009C#page=12",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Section 606 Credits against tax (b)(2)(A)",
      url: "https://www.nysenate.gov/legislation/laws/TAX/606",
      readOn: "2026-11-20",
    },
    n1: {
      title: "Tax Law 612(c)(3-a) and (3-c): pensions from 59 1/2, and Social Security benefits",
      url: "https://www.nysenate.gov/legislation/laws/TAX/612",
      readOn: "2026-11-28",
    },
    n2: {
      title:
        "Tax Law 615(a), (c), (f) and (g): itemized deductions of the federal law before Public Law 115-97; IT-196, lines 1 to 46",
      url: "https://www.nysenate.gov/legislation/laws/TAX/615",
      readOn: "2026-11-28",
    },
    n3: {
      title:
        "Form IT-196 instructions, total itemized deductions worksheet, table 1 of each year, as PolicyEngine US reads them",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/ny/tax/income/deductions/itemized/phase_out/start.yaml",
      readOn: "2026-11-28",
    },
    n4: {
      title:
        "Tax Law 606(d): earned income credit; 607(a): in 2021 without the federal changes of March 2021",
      url: "https://www.nysenate.gov/legislation/laws/TAX/606",
      readOn: "2026-11-28",
    },
    n5: {
      title: "Tax Law 606(c-1): Empire State child credit; Form IT-213",
      url: "https://www.nysenate.gov/legislation/laws/TAX/606",
      readOn: "2026-11-28",
    },
    n8: {
      title:
        "IT-213-I of 2021: 33 % of the portion of the federal credit attributable to qualifying children",
      url: "https://www.tax.ny.gov/pdf/2021/inc/it213i_2021.pdf",
      readOn: "2026-11-28",
    },
    n6: {
      title: "Empire State child credit of 2025 to 2027",
      url: "https://www.tax.ny.gov/pit/credits/empire_state_child_credit.htm",
      readOn: "2026-11-28",
    },
    n7: {
      title:
        "Tax Law 606(c)(1) and (1-b): child and dependent care credit; Form IT-216, as PolicyEngine US reads it",
      url: "https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/states/ny/tax/income/credits/cdcc",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "IT-201, line 26, pensions of the federal government (Tax Law 612(c)(3)(ii)), in FreeTaxUSA",
      url: "http://www.freetaxusa.com/display_faq.jsp?pensions-subtracted-new-york-income&faq_id=192",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, pensions in New York: those of the federal government are not taxable",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015707192-Can-I-exclude-my-pension-from-New-York-income",
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
      confidence: "one_source",
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
      confidence: "one_source",
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
        from: "2021-01-01",
        value: {
          bands: [
            { from: 0, width: 13 },
            { from: 13, width: 12 },
            { from: 25, width: 25 },
            { from: 50, width: 50 },
          ],
          end: 65_000,
          bases: {
            single: [0, 340, 484, 600, 1042],
            married_joint: [0, 686, 976, 1202, 2093],
            married_separate: [0, 340, 484, 600, 1042],
            head_of_household: [0, 512, 730, 901, 1568],
            surviving_spouse: [0, 686, 976, 1202, 2093],
          },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          bands: [
            { from: 0, width: 13 },
            { from: 13, width: 12 },
            { from: 25, width: 25 },
            { from: 50, width: 50 },
          ],
          end: 65_000,
          bases: {
            single: [0, 340, 484, 600],
            married_joint: [0, 686, 976, 1202],
            married_separate: [0, 340, 484, 600],
            head_of_household: [0, 512, 730, 901],
            surviving_spouse: [0, 686, 976, 1202],
          },
        },
        sources: ["t2", "t3", "t4"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 13 },
            { from: 13, width: 12 },
            { from: 25, width: 25 },
            { from: 50, width: 50 },
          ],
          end: 65_000,
          bases: {
            single: [0, 340, 484, 600],
            married_joint: [0, 686, 976.25, 1202],
            married_separate: [0, 340, 484, 600],
            head_of_household: [0, 512, 730, 901],
            surviving_spouse: [0, 686, 976.25, 1202],
          },
        },
        sources: ["t6", "t5"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.059 },
            { over: 21_400, rate: 0.0597 },
            { over: 80_650, rate: 0.0633 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_joint: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.059 },
            { over: 43_000, rate: 0.0597 },
            { over: 161_550, rate: 0.0633 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_separate: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.059 },
            { over: 21_400, rate: 0.0597 },
            { over: 80_650, rate: 0.0633 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          head_of_household: [
            { over: 0, rate: 0.04 },
            { over: 12_800, rate: 0.045 },
            { over: 17_650, rate: 0.0525 },
            { over: 20_900, rate: 0.059 },
            { over: 32_200, rate: 0.0597 },
            { over: 107_650, rate: 0.0633 },
            { over: 269_300, rate: 0.0685 },
            { over: 1_616_450, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.059 },
            { over: 43_000, rate: 0.0597 },
            { over: 161_550, rate: 0.0633 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.0585 },
            { over: 80_650, rate: 0.0625 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_joint: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.0585 },
            { over: 161_550, rate: 0.0625 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_separate: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.0585 },
            { over: 80_650, rate: 0.0625 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          head_of_household: [
            { over: 0, rate: 0.04 },
            { over: 12_800, rate: 0.045 },
            { over: 17_650, rate: 0.0525 },
            { over: 20_900, rate: 0.0585 },
            { over: 107_650, rate: 0.0625 },
            { over: 269_300, rate: 0.0685 },
            { over: 1_616_450, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.0585 },
            { over: 161_550, rate: 0.0625 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.055 },
            { over: 80_650, rate: 0.06 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_joint: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.055 },
            { over: 161_550, rate: 0.06 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_separate: [
            { over: 0, rate: 0.04 },
            { over: 8500, rate: 0.045 },
            { over: 11_700, rate: 0.0525 },
            { over: 13_900, rate: 0.055 },
            { over: 80_650, rate: 0.06 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          head_of_household: [
            { over: 0, rate: 0.04 },
            { over: 12_800, rate: 0.045 },
            { over: 17_650, rate: 0.0525 },
            { over: 20_900, rate: 0.055 },
            { over: 107_650, rate: 0.06 },
            { over: 269_300, rate: 0.0685 },
            { over: 1_616_450, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.04 },
            { over: 17_150, rate: 0.045 },
            { over: 23_600, rate: 0.0525 },
            { over: 27_900, rate: 0.055 },
            { over: 161_550, rate: 0.06 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.039 },
            { over: 8500, rate: 0.044 },
            { over: 11_700, rate: 0.0515 },
            { over: 13_900, rate: 0.054 },
            { over: 80_650, rate: 0.059 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_joint: [
            { over: 0, rate: 0.039 },
            { over: 17_150, rate: 0.044 },
            { over: 23_600, rate: 0.0515 },
            { over: 27_900, rate: 0.054 },
            { over: 161_550, rate: 0.059 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          married_separate: [
            { over: 0, rate: 0.039 },
            { over: 8500, rate: 0.044 },
            { over: 11_700, rate: 0.0515 },
            { over: 13_900, rate: 0.054 },
            { over: 80_650, rate: 0.059 },
            { over: 215_400, rate: 0.0685 },
            { over: 1_077_550, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          head_of_household: [
            { over: 0, rate: 0.039 },
            { over: 12_800, rate: 0.044 },
            { over: 17_650, rate: 0.0515 },
            { over: 20_900, rate: 0.054 },
            { over: 107_650, rate: 0.059 },
            { over: 269_300, rate: 0.0685 },
            { over: 1_616_450, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.039 },
            { over: 17_150, rate: 0.044 },
            { over: 23_600, rate: 0.0515 },
            { over: 27_900, rate: 0.054 },
            { over: 161_550, rate: 0.059 },
            { over: 323_200, rate: 0.0685 },
            { over: 2_155_350, rate: 0.0965 },
            { over: 5_000_000, rate: 0.103 },
            { over: 25_000_000, rate: 0.109 },
          ],
        },
        sources: ["s2", "s5"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 8000,
          married_joint: 16_050,
          married_separate: 8000,
          head_of_household: 11_200,
          surviving_spouse: 16_050,
        },
        sources: ["s6"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s6", "s7"], confidence: "two_sources" },
    ],
    supplemental_over: [
      { from: "2021-01-01", value: 107_650, sources: ["s2"], confidence: "two_sources" },
    ],
    supplemental_width: [
      { from: "2021-01-01", value: 50_000, sources: ["s2"], confidence: "two_sources" },
    ],
    supplemental_base: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 526 },
            { over: 1_077_550, amount: 1646 },
            { over: 5_000_000, amount: 31_817 },
          ],
          married_joint: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 474 },
            { over: 323_200, amount: 1056 },
            { over: 2_155_350, amount: 2736 },
            { over: 5_000_000, amount: 63_086 },
          ],
          married_separate: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 526 },
            { over: 1_077_550, amount: 1646 },
            { over: 5_000_000, amount: 31_817 },
          ],
          head_of_household: [
            { over: -1, amount: 0 },
            { over: 269_300, amount: 742 },
            { over: 1_616_450, amount: 2143 },
            { over: 5_000_000, amount: 47_403 },
          ],
          surviving_spouse: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 474 },
            { over: 323_200, amount: 1056 },
            { over: 2_155_350, amount: 2736 },
            { over: 5_000_000, amount: 63_086 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 536 },
            { over: 1_077_550, amount: 1829 },
            { over: 5_000_000, amount: 32_000 },
          ],
          married_joint: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 430 },
            { over: 323_200, amount: 1076 },
            { over: 2_155_350, amount: 3016 },
            { over: 5_000_000, amount: 63_365 },
          ],
          married_separate: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 536 },
            { over: 1_077_550, amount: 1829 },
            { over: 5_000_000, amount: 32_000 },
          ],
          head_of_household: [
            { over: -1, amount: 0 },
            { over: 269_300, amount: 752 },
            { over: 1_616_450, amount: 2368 },
            { over: 5_000_000, amount: 47_629 },
          ],
          surviving_spouse: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 430 },
            { over: 323_200, amount: 1076 },
            { over: 2_155_350, amount: 3016 },
            { over: 5_000_000, amount: 63_365 },
          ],
        },
        sources: ["s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 568 },
            { over: 1_077_550, amount: 2399 },
            { over: 5_000_000, amount: 32_571 },
          ],
          married_joint: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 333 },
            { over: 323_200, amount: 1140 },
            { over: 2_155_350, amount: 3887 },
            { over: 5_000_000, amount: 64_237 },
          ],
          married_separate: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 568 },
            { over: 1_077_550, amount: 2399 },
            { over: 5_000_000, amount: 32_571 },
          ],
          head_of_household: [
            { over: -1, amount: 0 },
            { over: 269_300, amount: 787 },
            { over: 1_616_450, amount: 3076 },
            { over: 5_000_000, amount: 48_337 },
          ],
          surviving_spouse: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 333 },
            { over: 323_200, amount: 1140 },
            { over: 2_155_350, amount: 3887 },
            { over: 5_000_000, amount: 64_237 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 567 },
            { over: 1_077_550, amount: 2614 },
            { over: 5_000_000, amount: 32_786 },
          ],
          married_joint: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 333 },
            { over: 323_200, amount: 1140 },
            { over: 2_155_350, amount: 4211 },
            { over: 5_000_000, amount: 64_561 },
          ],
          married_separate: [
            { over: -1, amount: 0 },
            { over: 215_400, amount: 567 },
            { over: 1_077_550, amount: 2614 },
            { over: 5_000_000, amount: 32_786 },
          ],
          head_of_household: [
            { over: -1, amount: 0 },
            { over: 269_300, amount: 787 },
            { over: 1_616_450, amount: 3346 },
            { over: 5_000_000, amount: 48_606 },
          ],
          surviving_spouse: [
            { over: -1, amount: 0 },
            { over: 161_550, amount: 333 },
            { over: 323_200, amount: 1140 },
            { over: 2_155_350, amount: 4211 },
            { over: 5_000_000, amount: 64_561 },
          ],
        },
        sources: ["s8", "s2", "s5"],
        confidence: "two_sources",
      },
    ],
    supplemental_benefit: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 526 },
            { over: 215_400, amount: 1120 },
            { over: 1_077_550, amount: 30_171 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_joint: [
            { over: -1, amount: 474 },
            { over: 161_550, amount: 582 },
            { over: 323_200, amount: 1680 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_separate: [
            { over: -1, amount: 526 },
            { over: 215_400, amount: 1120 },
            { over: 1_077_550, amount: 30_171 },
            { over: 5_000_000, amount: 32_500 },
          ],
          head_of_household: [
            { over: -1, amount: 742 },
            { over: 269_300, amount: 1401 },
            { over: 1_616_450, amount: 45_260 },
            { over: 5_000_000, amount: 32_500 },
          ],
          surviving_spouse: [
            { over: -1, amount: 474 },
            { over: 161_550, amount: 582 },
            { over: 323_200, amount: 1680 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: -1, amount: 536 },
            { over: 215_400, amount: 1293 },
            { over: 1_077_550, amount: 30_171 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_joint: [
            { over: -1, amount: 430 },
            { over: 161_550, amount: 646 },
            { over: 323_200, amount: 1940 },
            { over: 2_155_350, amount: 60_349 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_separate: [
            { over: -1, amount: 536 },
            { over: 215_400, amount: 1293 },
            { over: 1_077_550, amount: 30_171 },
            { over: 5_000_000, amount: 32_500 },
          ],
          head_of_household: [
            { over: -1, amount: 752 },
            { over: 269_300, amount: 1616 },
            { over: 1_616_450, amount: 45_261 },
            { over: 5_000_000, amount: 32_500 },
          ],
          surviving_spouse: [
            { over: -1, amount: 430 },
            { over: 161_550, amount: 646 },
            { over: 323_200, amount: 1940 },
            { over: 2_155_350, amount: 60_349 },
            { over: 5_000_000, amount: 32_500 },
          ],
        },
        sources: ["s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: -1, amount: 568 },
            { over: 215_400, amount: 1831 },
            { over: 1_077_550, amount: 30_172 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_joint: [
            { over: -1, amount: 333 },
            { over: 161_550, amount: 807 },
            { over: 323_200, amount: 2747 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_separate: [
            { over: -1, amount: 568 },
            { over: 215_400, amount: 1831 },
            { over: 1_077_550, amount: 30_172 },
            { over: 5_000_000, amount: 32_500 },
          ],
          head_of_household: [
            { over: -1, amount: 787 },
            { over: 269_300, amount: 2289 },
            { over: 1_616_450, amount: 45_261 },
            { over: 5_000_000, amount: 32_500 },
          ],
          surviving_spouse: [
            { over: -1, amount: 333 },
            { over: 161_550, amount: 807 },
            { over: 323_200, amount: 2747 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
        },
        sources: ["s2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: -1, amount: 567 },
            { over: 215_400, amount: 2047 },
            { over: 1_077_550, amount: 30_172 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_joint: [
            { over: -1, amount: 333 },
            { over: 161_550, amount: 807 },
            { over: 323_200, amount: 3071 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
          married_separate: [
            { over: -1, amount: 567 },
            { over: 215_400, amount: 2047 },
            { over: 1_077_550, amount: 30_172 },
            { over: 5_000_000, amount: 32_500 },
          ],
          head_of_household: [
            { over: -1, amount: 787 },
            { over: 269_300, amount: 2559 },
            { over: 1_616_450, amount: 45_260 },
            { over: 5_000_000, amount: 32_500 },
          ],
          surviving_spouse: [
            { over: -1, amount: 333 },
            { over: 161_550, amount: 807 },
            { over: 323_200, amount: 3071 },
            { over: 2_155_350, amount: 60_350 },
            { over: 5_000_000, amount: 32_500 },
          ],
        },
        sources: ["s8", "s2", "s5"],
        confidence: "two_sources",
      },
    ],
    household_credit_single: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 75 },
          { over: 5000, amount: 60 },
          { over: 6000, amount: 50 },
          { over: 7000, amount: 45 },
          { over: 20_000, amount: 40 },
          { over: 25_000, amount: 20 },
          { over: 28_000, amount: 0 },
        ],
        sources: ["s9"],
        confidence: "two_sources",
      },
    ],
    household_credit: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 90 },
          { over: 5000, amount: 75 },
          { over: 6000, amount: 65 },
          { over: 7000, amount: 60 },
          { over: 22_000, amount: 50 },
          { over: 25_000, amount: 40 },
          { over: 28_000, amount: 20 },
          { over: 32_000, amount: 0 },
        ],
        sources: ["s9"],
        confidence: "two_sources",
      },
    ],
    household_credit_per_person: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 15 },
          { over: 20_000, amount: 10 },
          { over: 25_000, amount: 5 },
          { over: 32_000, amount: 0 },
        ],
        sources: ["s9"],
        confidence: "two_sources",
      },
    ],
    pension_exclusion: [
      { from: "2021-01-01", value: 20000, sources: ["n1"], confidence: "one_source" },
    ],
    pension_exclusion_age: [
      {
        from: "2021-01-01",
        value: 59.5,
        sources: ["n1"],
        confidence: "one_source",
        note: "From the day on which the person is 59 1/2: at whole ages, from 60 on.",
      },
    ],
    itemized: [
      {
        from: "2021-01-01",
        value: {
          medical_floor: 0.1,
          charity_most_share: 0.5,
          limited_share: 0.8,
          loss_rate: 0.03,
          reduction_over: {
            single: 100000,
            married_joint: 200000,
            married_separate: 100000,
            head_of_household: 150000,
            surviving_spouse: 200000,
          },
          reduction_over_high: 475000,
          reduction_width: 50000,
          reduction_share: 0.25,
          charity_kept: [
            { over: 1000000, amount: 0.5 },
            { over: 10000000, amount: 0.25 },
          ],
        },
        sources: ["n2"],
        confidence: "one_source",
      },
    ],
    itemized_limit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 282400,
          married_joint: 338850,
          married_separate: 169400,
          head_of_household: 310600,
          surviving_spouse: 338850,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 290850,
          married_joint: 349000,
          married_separate: 174500,
          head_of_household: 319950,
          surviving_spouse: 349000,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 313200,
          married_joint: 375850,
          married_separate: 187900,
          head_of_household: 344500,
          surviving_spouse: 375850,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 330200,
          married_joint: 396250,
          married_separate: 198100,
          head_of_household: 363250,
          surviving_spouse: 396250,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 340700,
          married_joint: 408850,
          married_separate: 204400,
          head_of_household: 374800,
          surviving_spouse: 408850,
        },
        sources: ["n3"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 340700,
          married_joint: 408850,
          married_separate: 204400,
          head_of_household: 374800,
          surviving_spouse: 408850,
        },
        sources: ["n3"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.3, sources: ["n4"], confidence: "one_source" },
    ],
    earned_income_terms: [
      {
        from: "2021-01-01",
        value: {
          rows: [
            { max: 543, rate: 0.0765, start: 8880, start_joint: 14820, loss_rate: 0.0765 },
            { max: 3618, rate: 0.34, start: 19520, start_joint: 25470, loss_rate: 0.1598 },
            { max: 5980, rate: 0.4, start: 19520, start_joint: 25470, loss_rate: 0.2106 },
            { max: 6728, rate: 0.45, start: 19520, start_joint: 25470, loss_rate: 0.2106 },
          ],
          investment_limit: 3650,
          ages: [25, 64],
        },
        sources: ["n4"],
        confidence: "one_source",
      },
      { from: "2022-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    child_credit: [
      {
        from: "2021-01-01",
        value: {
          share: 0.33,
          per_child: 1000,
          start: {
            single: 75000,
            married_joint: 110000,
            married_separate: 55000,
            head_of_household: 75000,
            surviving_spouse: 75000,
          },
          step: 1000,
          per_step: 50,
          earned_over: 3000,
          earned_rate: 0.15,
          minimum: 100,
          from_age: 4,
          under_age: 17,
        },
        sources: ["n5", "n8"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          share: 0.33,
          per_child: 1000,
          start: {
            single: 75000,
            married_joint: 110000,
            married_separate: 55000,
            head_of_household: 75000,
            surviving_spouse: 75000,
          },
          step: 1000,
          per_step: 50,
          earned_over: 3000,
          earned_rate: 0.15,
          minimum: 100,
          from_age: 0,
          under_age: 17,
        },
        sources: ["n5"],
        confidence: "one_source",
      },
      { from: "2025-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    child_credit_by_age: [
      {
        from: "2025-01-01",
        value: {
          small: 1000,
          small_under: 4,
          other: 330,
          under_age: 17,
          start: {
            single: 75000,
            married_joint: 110000,
            married_separate: 55000,
            head_of_household: 75000,
            surviving_spouse: 75000,
          },
          step: 1000,
          per_step: 16.5,
        },
        sources: ["n5", "n6"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          small: 1000,
          small_under: 4,
          other: 500,
          under_age: 17,
          start: {
            single: 75000,
            married_joint: 110000,
            married_separate: 55000,
            head_of_household: 75000,
            surviving_spouse: 75000,
          },
          step: 1000,
          per_step: 16.5,
        },
        sources: ["n5", "n6"],
        confidence: "one_source",
      },
    ],
    own_care_credit: [
      {
        from: "2026-01-01",
        value: {
          share: 0.55,
          start: 15_000,
          loss: 0.000_002_5,
          least: 0.04,
          high_start: 750_000,
          high_step: 1000,
          per_high_step: 20,
        },
        sources: ["c1", "c2"],
        confidence: "two_sources",
      },
    ],
    care_credit: [
      {
        from: "2021-01-01",
        value: {
          most: [3000, 6000, 7500, 8500, 9000],
          rates: {
            rate: 0.35,
            steps: [
              {
                over_joint: 15000,
                over_other: 15000,
                width_joint: 2000,
                width_other: 2000,
                least_rate: 0.2,
              },
            ],
          },
          low_under: 40000,
          low_top: 40000,
          low_extra: 0.1,
          high_least: 0.2,
          high_top: 65000,
          width: 15000,
          multiplier: [
            { over: -1, amount: 1 },
            { over: 50000, amount: 1.1682 },
            { over: 55000, amount: 1.2733 },
            { over: 60000, amount: 2.322 },
            { over: 65000, amount: 3 },
            { over: 150000, amount: 1 },
          ],
        },
        sources: ["n7"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          most: [3000, 6000, 7500, 8500, 9000],
          low_under: 40000,
          low_top: 40000,
          low_extra: 0.1,
          high_least: 0.2,
          high_top: 65000,
          width: 15000,
          multiplier: [
            { over: -1, amount: 1 },
            { over: 50000, amount: 1.1682 },
            { over: 55000, amount: 1.2733 },
            { over: 60000, amount: 2.322 },
            { over: 65000, amount: 3 },
            { over: 150000, amount: 1 },
          ],
        },
        sources: ["n7"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
