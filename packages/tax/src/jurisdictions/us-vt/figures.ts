import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { UsFigures } from "../us/figures.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Vermont. */
export interface UsVtFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_deduction: PerStatus<number>;
  readonly standard_deduction_65: number;
  readonly exemption: number;
  readonly minimum_tax: Lookup;

  readonly gain_exclusion: { readonly most: number; readonly income_share: number };
  readonly benefits_start: PerStatus<number>;
  readonly benefits_width: number;
  /** The most of military retirement pay, and another start and width of its fall. */
  readonly military_most?: number;
  readonly military_fall?: { readonly start: number; readonly width: number };
  readonly charity_credit: { readonly share: number; readonly most_gifts: number };
  readonly earned_income_match: number;
  readonly earned_income_match_without_children: number;
  readonly child_credit?: {
    readonly per_child: number;
    readonly under_age: number;
    readonly start: number;
    readonly step: number;
    readonly per_step: number;
  };
  readonly care_credit: {
    readonly refundable_share: number;
    readonly income_limit?: PerStatus<number>;
    readonly nonrefundable_share: number;
  };
  readonly care_credit_rates?: Pick<UsFigures["care_credit"], "rate" | "steps">;
  readonly child_care_contribution?: number;
}

export const data: JurisdictionData<UsVtFigures> = {
  code: "US-VT",
  name: "Vermont",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "IN-111 instructions of 2024 and 2025, tax tables and rate schedules, pages 13 to 20, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/91d6b26745c8b1539f36e0ac5061c046440831a4/docs/validation/state-fixtures/VT-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "2025 Vermont tax tables: Invaro/opentax-engine compared its 750 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/24576f03afd1d434917dd657ead6706ab76d8740/packages/corpus-us-federal/src/rules/state-vt.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Vermont 2021 Income Tax Rate Schedules",
      url: "https://tax.vermont.gov/sites/tax/files/documents/RateSched-2021.pdf#page=1",
      readOn: "2026-11-20",
    },
    s2: {
      title: "Vermont §5822. Tax on income of individuals, estates, and trusts",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05822",
      readOn: "2026-11-20",
    },
    s3: {
      title: "Vermont 2022 Income Tax Return Booklet Forms and Instructions",
      url: "https://tax.vermont.gov/sites/tax/files/documents/RateSched-2022.pdf#page=1",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Vermont 2023 Income Tax Return Booklet Forms and Instructions",
      url: "https://tax.vermont.gov/sites/tax/files/documents/RateSched-2023.pdf#page=1",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Vermont 2024 Income Tax Return Booklet Forms and Instructions",
      url: "https://tax.vermont.gov/sites/tax/files/documents/RateSched-2024.pdf#page=1",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Vermont 2025 Income Tax Rate Schedules",
      url: "https://tax.vermont.gov/sites/tax/files/documents/RateSched-2025.pdf#page=1",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2026 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2026/",
      readOn: "2026-11-20",
    },
    s8: {
      title:
        "Vermont 2026 withholding tables (GB-1210) as listed by a payroll vendor: allowance 5,400, zero bands 3,925 and 11,775",
      url: "https://suburbancomputer.com/tips_state_tax.php?effective_date=20260101&state=Vermont",
      readOn: "2026-11-20",
    },
    s9: {
      title: "2021 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2021.pdf#page=10",
      readOn: "2026-11-20",
    },
    s10: {
      title: "Legal Code Titl. 32 V.S.A. § 5811(21)(C)(ii)",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05811",
      readOn: "2026-11-20",
    },
    s11: {
      title: "2022 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income%20Booklet-2022.pdf#page=10",
      readOn: "2026-11-20",
    },
    s12: {
      title: "2023 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2023.pdf#page=10",
      readOn: "2026-11-20",
    },
    s13: {
      title: "2024 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income%20Booklet-2024.pdf#page=10",
      readOn: "2026-11-20",
    },
    s14: {
      title: "2025 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income-Booklet-2025.pdf#page=11",
      readOn: "2026-11-20",
    },
    s15: {
      title: "2023 VERMONT Income Tax Return Form Instructions-Taxable Income Line 4",
      url: "https://tax.vermont.gov/sites/tax/files/documents/Income%20Booklet-2023.pdf#page=10",
      readOn: "2026-11-20",
    },
    s16: {
      title: "2021 Vermont Income Tax Return Form Line 5",
      url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-2021.pdf",
      readOn: "2026-11-20",
    },
    s17: {
      title: "Legal Code Titl. 32 V.S.A. § 5811(21)(C)(i)",
      url: "http://legislature.vermont.gov/statutes/section/32/151/05811",
      readOn: "2026-11-20",
    },
    s18: {
      title: "2022 Vermont Income Tax Return Form Line 5",
      url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-2022.pdf",
      readOn: "2026-11-20",
    },
    s19: {
      title: "2023 Vermont Income Tax Return Form Line 5",
      url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-2023.pdf",
      readOn: "2026-11-20",
    },
    s20: {
      title: "2024 Vermont Income Tax Return Form Line 5",
      url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-2024.pdf",
      readOn: "2026-11-20",
    },
    s21: {
      title: "2025 Vermont Income Tax Return Form Line 5",
      url: "https://tax.vermont.gov/sites/tax/files/documents/IN-111-2025.pdf",
      readOn: "2026-11-20",
    },
    s22: {
      title: "Vermont §5822. Tax on income of individuals, estates, and trusts (a)(6)",
      url: "https://casetext.com/statute/vermont-statutes/title-32-taxation-and-finance/chapter-151-income-taxes/subchapter-002-taxation-of-individuals-trusts-and-estates/section-5822-tax-on-income-of-individuals-estates-and-trusts",
      readOn: "2026-11-20",
    },
    n1: {
      title:
        "32 V.S.A. 5811(21)(B)(ii): 5,000 of net gains, at most 40 % of federal taxable income",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05811",
      readOn: "2026-11-28",
    },
    n2: {
      title: "32 V.S.A. 5830e: Social Security benefits",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05830e",
      readOn: "2026-11-28",
    },
    n3: {
      title: "32 V.S.A. 5822(d): charitable credit, and 24 % of the federal care credit to 2021",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05822",
      readOn: "2026-11-28",
    },
    n4: {
      title: "32 V.S.A. 5828b: earned income credit",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05828b",
      readOn: "2026-11-28",
    },
    n5: {
      title: "32 V.S.A. 5830f: child tax credit",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05830f",
      readOn: "2026-11-28",
    },
    n6: {
      title: "32 V.S.A. 5828c: care credit; 5824: federal law as of the end of 2024",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05828c",
      readOn: "2026-11-28",
    },
    n7: {
      title: "32 V.S.A. 10552: child care contribution of the self-employed, from July 2024",
      url: "https://legislature.vermont.gov/statutes/section/32/246/10552",
      readOn: "2026-11-28",
    },
    m1: {
      title:
        "TaxSlayer on 32 V.S.A. 5830e: 10,000, with the limits of Social Security benefits, and one exclusion only",
      url: "https://support.taxslayerpro.com/hc/en-us/articles/7868246674458-Desktop-Vermont-Military-Retirement-Pension-Income",
      readOn: "2026-11-28",
    },
    m2: {
      title: "32 V.S.A. 5830e, in the session of 2023 and 2024",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05830e",
      readOn: "2026-11-28",
    },
    m3: {
      title: "VTDigger on S.51 of 2025: all of it under 125,000, a part under 175,000, from 2025",
      url: "https://vtdigger.org/2025/06/25/gov-phil-scott-signs-13-5-million-tax-credit-package-benefiting-low-income-workers-families-retirees-and-veterans",
      readOn: "2026-11-28",
    },
    m4: {
      title:
        "Vermont S.308 of 2026 on the law in force: all up to 125,000, in proportion to 175,000, of any status",
      url: "https://fastdemocracy.com/bill-summary/?billsummary_id=VTB00011458&billsummary_session=2025-2026&billsummary_state=vt",
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
          bands: [{ from: 100, width: 100 }],
          end: 75_000,
          bases: {
            single: [0, 1605],
            married_joint: [0],
            married_separate: [0, 1339],
            head_of_household: [0, 2151],
            surviving_spouse: [0],
          },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 100, tax: 0 },
            { from: 100, width: 100 },
          ],
          end: 75_000,
          bases: {
            single: [0, 1655],
            married_joint: [0],
            married_separate: [0, 1382],
            head_of_household: [0, 2218],
            surviving_spouse: [0],
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
            { over: 0, rate: 0.0335 },
            { over: 40_950, rate: 0.066 },
            { over: 99_200, rate: 0.076 },
            { over: 206_950, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 68_400, rate: 0.066 },
            { over: 165_350, rate: 0.076 },
            { over: 251_950, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 34_200, rate: 0.066 },
            { over: 82_675, rate: 0.076 },
            { over: 125_975, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 54_850, rate: 0.066 },
            { over: 141_700, rate: 0.076 },
            { over: 229_450, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 68_400, rate: 0.066 },
            { over: 165_350, rate: 0.076 },
            { over: 251_950, rate: 0.0875 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0335 },
            { over: 42_150, rate: 0.066 },
            { over: 102_200, rate: 0.076 },
            { over: 213_150, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 70_450, rate: 0.066 },
            { over: 170_300, rate: 0.076 },
            { over: 259_500, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 35_225, rate: 0.066 },
            { over: 85_150, rate: 0.076 },
            { over: 129_750, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 56_500, rate: 0.066 },
            { over: 145_950, rate: 0.076 },
            { over: 236_350, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 70_450, rate: 0.066 },
            { over: 170_300, rate: 0.076 },
            { over: 259_500, rate: 0.0875 },
          ],
        },
        sources: ["s3", "s2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0335 },
            { over: 45_400, rate: 0.066 },
            { over: 110_050, rate: 0.076 },
            { over: 229_550, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 75_850, rate: 0.066 },
            { over: 183_400, rate: 0.076 },
            { over: 279_450, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 37_925, rate: 0.066 },
            { over: 91_700, rate: 0.076 },
            { over: 139_725, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 60_850, rate: 0.066 },
            { over: 157_150, rate: 0.076 },
            { over: 254_500, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 75_850, rate: 0.066 },
            { over: 183_400, rate: 0.076 },
            { over: 279_450, rate: 0.0875 },
          ],
        },
        sources: ["s4", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0335 },
            { over: 47_900, rate: 0.066 },
            { over: 116_000, rate: 0.076 },
            { over: 242_000, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 79_950, rate: 0.066 },
            { over: 193_300, rate: 0.076 },
            { over: 294_600, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 39_975, rate: 0.066 },
            { over: 96_650, rate: 0.076 },
            { over: 147_300, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 64_200, rate: 0.066 },
            { over: 165_700, rate: 0.076 },
            { over: 268_300, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 79_950, rate: 0.066 },
            { over: 193_300, rate: 0.076 },
            { over: 294_600, rate: 0.0875 },
          ],
        },
        sources: ["s5", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0335 },
            { over: 49_400, rate: 0.066 },
            { over: 119_700, rate: 0.076 },
            { over: 249_700, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 82_500, rate: 0.066 },
            { over: 199_450, rate: 0.076 },
            { over: 304_000, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 41_250, rate: 0.066 },
            { over: 99_725, rate: 0.076 },
            { over: 152_000, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 66_200, rate: 0.066 },
            { over: 171_000, rate: 0.076 },
            { over: 276_850, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 82_500, rate: 0.066 },
            { over: 199_450, rate: 0.076 },
            { over: 304_000, rate: 0.0875 },
          ],
        },
        sources: ["s6", "s2", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0335 },
            { over: 50_750, rate: 0.066 },
            { over: 122_850, rate: 0.076 },
            { over: 256_300, rate: 0.0875 },
          ],
          married_joint: [
            { over: 0, rate: 0.0335 },
            { over: 84_700, rate: 0.066 },
            { over: 204_750, rate: 0.076 },
            { over: 312_050, rate: 0.0875 },
          ],
          married_separate: [
            { over: 0, rate: 0.0335 },
            { over: 42_350, rate: 0.066 },
            { over: 102_375, rate: 0.076 },
            { over: 156_025, rate: 0.0875 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0335 },
            { over: 66_200, rate: 0.066 },
            { over: 171_000, rate: 0.076 },
            { over: 276_850, rate: 0.0875 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0335 },
            { over: 84_700, rate: 0.066 },
            { over: 204_750, rate: 0.076 },
            { over: 312_050, rate: 0.0875 },
          ],
        },
        sources: ["s8", "s2"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    standard_deduction: [
      {
        from: "2021-01-01",
        value: {
          single: 6350,
          married_joint: 12_700,
          married_separate: 6350,
          head_of_household: 9500,
          surviving_spouse: 12_700,
        },
        sources: ["s9", "s10"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 6500,
          married_joint: 13_050,
          married_separate: 6500,
          head_of_household: 9800,
          surviving_spouse: 13_050,
        },
        sources: ["s11", "s10"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 7000,
          married_joint: 14_050,
          married_separate: 7000,
          head_of_household: 10_550,
          surviving_spouse: 14_050,
        },
        sources: ["s12", "s10"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 7400,
          married_joint: 14_850,
          married_separate: 7400,
          head_of_household: 11_100,
          surviving_spouse: 14_850,
        },
        sources: ["s13", "s10"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 7650,
          married_joint: 15_300,
          married_separate: 7650,
          head_of_household: 11_450,
          surviving_spouse: 15_300,
        },
        sources: ["s14", "s10", "s7"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 7850,
          married_joint: 15_700,
          married_separate: 7850,
          head_of_household: 11_450,
          surviving_spouse: 15_700,
        },
        sources: ["s8", "s10"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    standard_deduction_65: [
      { from: "2021-01-01", value: 1050, sources: ["s9", "s10"], confidence: "two_sources" },
      { from: "2023-01-01", value: 1150, sources: ["s15", "s10"], confidence: "two_sources" },
      { from: "2024-01-01", value: 1200, sources: ["s13", "s10"], confidence: "two_sources" },
      { from: "2025-01-01", value: 1250, sources: ["s14", "s10", "s7"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 1250,
        sources: ["s10", "s8"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    exemption: [
      { from: "2021-01-01", value: 4350, sources: ["s16", "s17"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4500, sources: ["s18", "s17"], confidence: "one_source" },
      { from: "2023-01-01", value: 4850, sources: ["s19", "s17"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5100, sources: ["s20", "s17"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5300, sources: ["s21", "s17", "s7"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5400, sources: ["s8", "s17"], confidence: "one_source" },
    ],
    minimum_tax: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 150_000, amount: 0.03 },
        ],
        sources: ["s1", "s22"],
        confidence: "two_sources",
      },
    ],
    gain_exclusion: [
      {
        from: "2021-01-01",
        value: { most: 5000, income_share: 0.4 },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    benefits_start: [
      {
        from: "2021-01-01",
        value: {
          single: 45000,
          married_joint: 60000,
          married_separate: 45000,
          head_of_household: 45000,
          surviving_spouse: 45000,
        },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 50000,
          married_joint: 65000,
          married_separate: 50000,
          head_of_household: 50000,
          surviving_spouse: 50000,
        },
        sources: ["n2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 55000,
          married_joint: 70000,
          married_separate: 55000,
          head_of_household: 55000,
          surviving_spouse: 55000,
        },
        sources: ["n2"],
        confidence: "one_source",
      },
    ],
    benefits_width: [
      { from: "2021-01-01", value: 10000, sources: ["n2"], confidence: "one_source" },
    ],
    charity_credit: [
      {
        from: "2021-01-01",
        value: { share: 0.05, most_gifts: 20000 },
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.36, sources: ["n4"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.38, sources: ["n4"], confidence: "one_source" },
    ],
    earned_income_match_without_children: [
      { from: "2021-01-01", value: 0.36, sources: ["n4"], confidence: "one_source" },
      { from: "2022-01-01", value: 0.38, sources: ["n4"], confidence: "one_source" },
      { from: "2025-01-01", value: 1, sources: ["n4"], confidence: "one_source" },
    ],
    child_credit: [
      {
        from: "2022-01-01",
        value: { per_child: 1000, under_age: 6, start: 125000, step: 1000, per_step: 20 },
        sources: ["n5"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { per_child: 1000, under_age: 7, start: 125000, step: 1000, per_step: 20 },
        sources: ["n5"],
        confidence: "one_source",
      },
    ],
    care_credit: [
      {
        from: "2021-01-01",
        value: {
          refundable_share: 0.5,
          income_limit: {
            single: 30000,
            married_joint: 40000,
            married_separate: 30000,
            head_of_household: 30000,
            surviving_spouse: 30000,
          },
          nonrefundable_share: 0.24,
        },
        sources: ["n6", "n3"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: { refundable_share: 0.72, nonrefundable_share: 0 },
        sources: ["n6", "n3"],
        confidence: "one_source",
      },
    ],
    care_credit_rates: [
      {
        from: "2026-01-01",
        value: {
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
        sources: ["n6"],
        confidence: "one_source",
      },
    ],
    child_care_contribution: [
      { from: "2024-01-01", value: 0.00055, sources: ["n7"], confidence: "one_source" },
      { from: "2025-01-01", value: 0.0011, sources: ["n7"], confidence: "one_source" },
    ],
    military_most: [
      { from: "2022-01-01", value: 10_000, sources: ["m1", "m2"], confidence: "two_sources" },
      { from: "2025-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    military_fall: [
      {
        from: "2025-01-01",
        value: { start: 125_000, width: 50_000 },
        sources: ["m3", "m4"],
        confidence: "two_sources",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 0 }, sources: ["m1"], confidence: "one_source" },
      { from: "2022-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
      { from: "2025-01-01", value: { share: 1 }, sources: ["m3", "m4"], confidence: "two_sources" },
    ],
  },
};
