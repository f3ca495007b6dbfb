import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of West Virginia. */
export interface UsWvFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly exemption: number;
  readonly no_exemption_amount: number;
  readonly family_credit: PerStatus<Lookup>;
  readonly family_credit_poverty_share: PerStatus<number>;
  readonly family_credit_max_size: number;
  readonly earned_exclusion: PerStatus<number>;
  readonly earned_exclusion_limit: PerStatus<number>;
  readonly poverty_guideline: number;
  readonly poverty_guideline_further: number;
  readonly senior_deduction: number;

  readonly social_security_limit: PerStatus<number>;
  readonly social_security_share: number;
  readonly social_security_share_above: number;
  readonly care_credit_share?: number;
  readonly property_tax_credit: {
    readonly income_share: number;
    readonly most: number;
    readonly poverty_multiple: number;
  };
}

export const data: JurisdictionData<UsWvFigures> = {
  code: "US-WV",
  name: "West Virginia",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "2025 West Virginia booklet, line 8 and tax table, pages 36 to 40: Invaro/opentax-engine compared its 1,702 rows",
      url: "https://github.com/Invaro/opentax-engine/blob/6617f7619c2f27d5559f379d9dc0b9d941b3a0f6/packages/corpus-us-federal/src/rules/state-wv.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "West Virginia Senate Bill 392 (2026), §11-21-4j(a)",
      url: "https://www.wvlegislature.gov/Bill_Text_HTML/2026_SESSIONS/RS/bills/sb392%20sub1%20enr.pdf#page=6",
      readOn: "2026-11-20",
    },
    s2: {
      title: "West Virginia Personal Income Tax Forms And Instructions 2023",
      url: "https://tax.wv.gov/Documents/PIT/2023/it140.PersonalIncomeTaxFormsAndInstructions.2023.pdf#page=37",
      readOn: "2026-11-20",
    },
    s3: {
      title: "West Virginia Personal Income Tax Forms And Instructions 2025, Tax Rate Schedules",
      url: "https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=37",
      readOn: "2026-11-20",
    },
    s4: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s5: {
      title: "W. Va. Code 11-21-4j (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Code of West Virginia §11-21-16",
      url: "https://code.wvlegislature.gov/11-21-16/",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "2021 West Virginia Personal Income Tax Forms And Instructions-2021 FAMILY TAX CREDIT TABLES",
      url: "https://tax.wv.gov/Documents/TaxForms/2021/it140.pdf#page=28",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Code of West Virginia §11-21-22B (b)",
      url: "https://code.wvlegislature.gov/11-21-22B/",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Code of West Virginia §11-21-22A (b)",
      url: "https://code.wvlegislature.gov/11-21-22A/",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "2021 West Virginia Personal Income Tax Forms And Instructions-2021 FAMILY TAX CREDIT TABLES",
      url: "https://tax.wv.gov/Documents/TaxForms/2021/it140.pdf#page=20",
      readOn: "2026-11-20",
    },
    s11: {
      title: "Code of West Virginia §11-21-10 (a)",
      url: "https://code.wvlegislature.gov/11-21-10/",
      readOn: "2026-11-20",
    },
    s12: {
      title: "HHS poverty guidelines 2021, 86 FR 7732 (read in a table that cites it)",
      url: "https://docslib.org/doc/2431152/2021-federal-poverty-guidelines-fpg-annual-monthly-income-levels-from-100-to-250",
      readOn: "2026-11-20",
    },
    s13: {
      title: "HHS poverty guidelines 2022, 87 FR 3315",
      url: "https://www.federalregister.gov/d/2022-01166",
      readOn: "2026-11-20",
    },
    s14: {
      title: "HHS poverty guidelines 2023, 88 FR 3424",
      url: "https://www.federalregister.gov/d/2023-00885",
      readOn: "2026-11-20",
    },
    s15: {
      title: "HHS poverty guidelines 2024, 89 FR 2961",
      url: "https://www.federalregister.gov/d/2024-00796",
      readOn: "2026-11-20",
    },
    s16: {
      title: "HHS poverty guidelines 2025, 90 FR 5917",
      url: "https://www.federalregister.gov/d/2025-01377",
      readOn: "2026-11-20",
    },
    s17: {
      title: "HHS, poverty guidelines for 2026 (91 FR 1797)",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
      readOn: "2026-11-20",
    },
    s18: {
      title: "PolicyEngine US, federal poverty guidelines, which cites the pages of HHS",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/hhs/fpg.yaml",
      readOn: "2026-11-21",
    },
    s19: {
      title: "W. Va. Code 11-21-12(c)(9): up to 8,000 of any income of each taxpayer of 65",
      url: "https://code.wvlegislature.gov/11-21-12/",
      readOn: "2026-11-22",
    },
    s20: {
      title:
        "West Virginia 2025 Form IT-140 instructions, senior citizen deduction (as PolicyEngine US cites them)",
      url: "https://tax.wv.gov/Documents/PIT/2025/it140.PersonalIncomeTaxFormsAndInstructions.2025.pdf#page=23",
      readOn: "2026-11-22",
    },
    s21: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    n1: {
      title: "W. Va. Code 11-21-12(c)(8): Social Security benefits",
      url: "https://code.wvlegislature.gov/11-21-12/",
      readOn: "2026-11-28",
    },
    n2: {
      title: "W. Va. Code 11-21-26: care credit of 50 % of the federal one",
      url: "https://code.wvlegislature.gov/11-21-26/",
      readOn: "2026-11-28",
    },
    n3: {
      title: "W. Va. Code 11-21-23: homestead excess property tax credit; Form HEPTC-1",
      url: "https://code.wvlegislature.gov/11-21-23/",
      readOn: "2026-11-28",
    },
    m1: {
      title: "Schedule M of IT-140, line 30, military retirement modification, by spouse (2022)",
      url: "https://ses.stf.com./bookmarks/Candice%20Butts/Candice_wsw/0023/2023061614024764713225.htm",
      readOn: "2026-11-28",
    },
    m2: {
      title: "TaxSlayer, subtractions of West Virginia: the taxable amount of the federal return",
      url: "https://support.taxslayer.com/hc/en-us/articles/360015906851-What-type-of-income-can-I-subtract-on-my-West-Virginia-return-",
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
            { from: 25, width: 25 },
            { from: 100, width: 100 },
            { from: 25_000, width: 60 },
            { from: 40_000, width: 50 },
          ],
          end: 100_000,
          except: ["married_separate"],
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
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.04 },
            { over: 25_000, rate: 0.045 },
            { over: 40_000, rate: 0.06 },
            { over: 60_000, rate: 0.065 },
          ],
          married_joint: [
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.04 },
            { over: 25_000, rate: 0.045 },
            { over: 40_000, rate: 0.06 },
            { over: 60_000, rate: 0.065 },
          ],
          married_separate: [
            { over: 0, rate: 0.03 },
            { over: 5000, rate: 0.04 },
            { over: 12_500, rate: 0.045 },
            { over: 20_000, rate: 0.06 },
            { over: 30_000, rate: 0.065 },
          ],
          head_of_household: [
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.04 },
            { over: 25_000, rate: 0.045 },
            { over: 40_000, rate: 0.06 },
            { over: 60_000, rate: 0.065 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.03 },
            { over: 10_000, rate: 0.04 },
            { over: 25_000, rate: 0.045 },
            { over: 40_000, rate: 0.06 },
            { over: 60_000, rate: 0.065 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0236 },
            { over: 10_000, rate: 0.0315 },
            { over: 25_000, rate: 0.0354 },
            { over: 40_000, rate: 0.0472 },
            { over: 60_000, rate: 0.0512 },
          ],
          married_joint: [
            { over: 0, rate: 0.0236 },
            { over: 10_000, rate: 0.0315 },
            { over: 25_000, rate: 0.0354 },
            { over: 40_000, rate: 0.0472 },
            { over: 60_000, rate: 0.0512 },
          ],
          married_separate: [
            { over: 0, rate: 0.0236 },
            { over: 5000, rate: 0.0315 },
            { over: 12_500, rate: 0.0354 },
            { over: 20_000, rate: 0.0472 },
            { over: 30_000, rate: 0.0512 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0236 },
            { over: 10_000, rate: 0.0315 },
            { over: 25_000, rate: 0.0354 },
            { over: 40_000, rate: 0.0472 },
            { over: 60_000, rate: 0.0512 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0236 },
            { over: 10_000, rate: 0.0315 },
            { over: 25_000, rate: 0.0354 },
            { over: 40_000, rate: 0.0472 },
            { over: 60_000, rate: 0.0512 },
          ],
        },
        sources: ["s2", "s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0222 },
            { over: 10_000, rate: 0.0296 },
            { over: 25_000, rate: 0.0333 },
            { over: 40_000, rate: 0.0444 },
            { over: 60_000, rate: 0.0482 },
          ],
          married_joint: [
            { over: 0, rate: 0.0222 },
            { over: 10_000, rate: 0.0296 },
            { over: 25_000, rate: 0.0333 },
            { over: 40_000, rate: 0.0444 },
            { over: 60_000, rate: 0.0482 },
          ],
          married_separate: [
            { over: 0, rate: 0.0222 },
            { over: 5000, rate: 0.0296 },
            { over: 12_500, rate: 0.0333 },
            { over: 20_000, rate: 0.0444 },
            { over: 30_000, rate: 0.0482 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0222 },
            { over: 10_000, rate: 0.0296 },
            { over: 25_000, rate: 0.0333 },
            { over: 40_000, rate: 0.0444 },
            { over: 60_000, rate: 0.0482 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0222 },
            { over: 10_000, rate: 0.0296 },
            { over: 25_000, rate: 0.0333 },
            { over: 40_000, rate: 0.0444 },
            { over: 60_000, rate: 0.0482 },
          ],
        },
        sources: ["s3", "s1", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0211 },
            { over: 10_000, rate: 0.0281 },
            { over: 25_000, rate: 0.0316 },
            { over: 40_000, rate: 0.0422 },
            { over: 60_000, rate: 0.0458 },
          ],
          married_joint: [
            { over: 0, rate: 0.0211 },
            { over: 10_000, rate: 0.0281 },
            { over: 25_000, rate: 0.0316 },
            { over: 40_000, rate: 0.0422 },
            { over: 60_000, rate: 0.0458 },
          ],
          married_separate: [
            { over: 0, rate: 0.0211 },
            { over: 5000, rate: 0.0281 },
            { over: 12_500, rate: 0.0316 },
            { over: 20_000, rate: 0.0422 },
            { over: 30_000, rate: 0.0458 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0211 },
            { over: 10_000, rate: 0.0281 },
            { over: 25_000, rate: 0.0316 },
            { over: 40_000, rate: 0.0422 },
            { over: 60_000, rate: 0.0458 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0211 },
            { over: 10_000, rate: 0.0281 },
            { over: 25_000, rate: 0.0316 },
            { over: 40_000, rate: 0.0422 },
            { over: 60_000, rate: 0.0458 },
          ],
        },
        sources: ["s1", "s5"],
        confidence: "two_sources",
      },
    ],
    exemption: [{ from: "2021-01-01", value: 2000, sources: ["s6"], confidence: "two_sources" }],
    no_exemption_amount: [
      { from: "2021-01-01", value: 500, sources: ["s6"], confidence: "two_sources" },
    ],
    family_credit: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 1 },
            { over: 0, amount: 0.9 },
            { over: 300, amount: 0.8 },
            { over: 600, amount: 0.7 },
            { over: 900, amount: 0.6 },
            { over: 1200, amount: 0.5 },
            { over: 1500, amount: 0.4 },
            { over: 1800, amount: 0.3 },
            { over: 2100, amount: 0.2 },
            { over: 2400, amount: 0.1 },
            { over: 2700, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 1 },
            { over: 0, amount: 0.9 },
            { over: 300, amount: 0.8 },
            { over: 600, amount: 0.7 },
            { over: 900, amount: 0.6 },
            { over: 1200, amount: 0.5 },
            { over: 1500, amount: 0.4 },
            { over: 1800, amount: 0.3 },
            { over: 2100, amount: 0.2 },
            { over: 2400, amount: 0.1 },
            { over: 2700, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 1 },
            { over: 0, amount: 0.9 },
            { over: 150, amount: 0.8 },
            { over: 300, amount: 0.7 },
            { over: 450, amount: 0.6 },
            { over: 600, amount: 0.5 },
            { over: 750, amount: 0.4 },
            { over: 900, amount: 0.3 },
            { over: 1050, amount: 0.2 },
            { over: 1200, amount: 0.1 },
            { over: 1350, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 1 },
            { over: 0, amount: 0.9 },
            { over: 300, amount: 0.8 },
            { over: 600, amount: 0.7 },
            { over: 900, amount: 0.6 },
            { over: 1200, amount: 0.5 },
            { over: 1500, amount: 0.4 },
            { over: 1800, amount: 0.3 },
            { over: 2100, amount: 0.2 },
            { over: 2400, amount: 0.1 },
            { over: 2700, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 1 },
            { over: 0, amount: 0.9 },
            { over: 300, amount: 0.8 },
            { over: 600, amount: 0.7 },
            { over: 900, amount: 0.6 },
            { over: 1200, amount: 0.5 },
            { over: 1500, amount: 0.4 },
            { over: 1800, amount: 0.3 },
            { over: 2100, amount: 0.2 },
            { over: 2400, amount: 0.1 },
            { over: 2700, amount: 0 },
          ],
        },
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
    ],
    family_credit_poverty_share: [
      {
        from: "2021-01-01",
        value: {
          single: 1,
          married_joint: 1,
          married_separate: 0.5,
          head_of_household: 1,
          surviving_spouse: 1,
        },
        sources: ["s7", "s8"],
        confidence: "two_sources",
      },
    ],
    family_credit_max_size: [
      { from: "2021-01-01", value: 8, sources: ["s7", "s9"], confidence: "two_sources" },
    ],
    earned_exclusion: [
      {
        from: "2021-01-01",
        value: {
          single: 10_000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 10_000,
          surviving_spouse: 10_000,
        },
        sources: ["s10", "s11"],
        confidence: "two_sources",
      },
    ],
    earned_exclusion_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 10_000,
          married_joint: 10_000,
          married_separate: 5000,
          head_of_household: 10_000,
          surviving_spouse: 10_000,
        },
        sources: ["s10", "s11"],
        confidence: "two_sources",
      },
    ],
    poverty_guideline: [
      { from: "2021-01-01", value: 12_880, sources: ["s12", "s18"], confidence: "two_sources" },
      { from: "2022-01-01", value: 13_590, sources: ["s13", "s18"], confidence: "two_sources" },
      { from: "2023-01-01", value: 14_580, sources: ["s14", "s18"], confidence: "two_sources" },
      { from: "2024-01-01", value: 15_060, sources: ["s15", "s18"], confidence: "two_sources" },
      { from: "2025-01-01", value: 15_650, sources: ["s16", "s18"], confidence: "two_sources" },
      { from: "2026-01-01", value: 15_960, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    poverty_guideline_further: [
      { from: "2021-01-01", value: 4540, sources: ["s12", "s18"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4720, sources: ["s13", "s18"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5140, sources: ["s14", "s18"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5380, sources: ["s15", "s18"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5500, sources: ["s16", "s18"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5680, sources: ["s17", "s18"], confidence: "two_sources" },
    ],
    senior_deduction: [
      {
        from: "2021-01-01",
        value: 8000,
        sources: ["s19", "s20", "s21"],
        confidence: "two_sources",
      },
    ],
    social_security_limit: [
      {
        from: "2021-01-01",
        value: {
          single: 50000,
          married_joint: 100000,
          married_separate: 50000,
          head_of_household: 50000,
          surviving_spouse: 50000,
        },
        sources: ["n1"],
        confidence: "one_source",
      },
    ],
    social_security_share: [
      { from: "2021-01-01", value: 0.65, sources: ["n1"], confidence: "one_source" },
      { from: "2022-01-01", value: 1, sources: ["n1"], confidence: "one_source" },
    ],
    social_security_share_above: [
      { from: "2021-01-01", value: 0, sources: ["n1"], confidence: "one_source" },
      { from: "2024-01-01", value: 0.35, sources: ["n1"], confidence: "one_source" },
      { from: "2025-01-01", value: 0.65, sources: ["n1"], confidence: "one_source" },
      { from: "2026-01-01", value: 1, sources: ["n1"], confidence: "one_source" },
    ],
    care_credit_share: [
      { from: "2024-01-01", value: 0.5, sources: ["n2"], confidence: "one_source" },
    ],
    property_tax_credit: [
      {
        from: "2021-01-01",
        value: { income_share: 0.04, most: 1000, poverty_multiple: 3 },
        sources: ["n3"],
        confidence: "one_source",
      },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
