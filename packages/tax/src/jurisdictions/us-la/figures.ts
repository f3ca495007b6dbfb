import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Louisiana. */
export interface UsLaFigures extends MilitaryFigures {
  readonly retirement_exclusion_age: number;
  readonly printed_table?: StateTable;
  readonly rates: Brackets | PerStatus<Brackets>;
  readonly standard_deduction?: PerStatus<number>;
  readonly flat: boolean;
  readonly personal_exemption: PerStatus<number>;
  readonly dependent_exemption: number;
  readonly exempt_income_table: Brackets;
  readonly federal_tax_deductible: boolean;
  readonly aged_exemption?: number;
  readonly earned_income_match: number;
  readonly care_credit_match: Lookup;
  readonly care_credit_refundable_match: Lookup;
  readonly care_credit_cap: number;
  readonly care_credit_cap_over: number;
  readonly retirement_exclusion: number;
  readonly medical_only: boolean;
}

export const data: JurisdictionData<UsLaFigures> = {
  code: "US-LA",
  name: "Louisiana",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title: "2024 Louisiana IT-540 tax table, as mmacpherson/tenforty reads it",
      url: "https://github.com/mmacpherson/tenforty/blob/5d3591a4cf52cfb24717a1d2053bf48befe8e3cb/docs/validation/state-fixtures/LA-2024.md",
      readOn: "2026-11-22",
    },
    e3: {
      title:
        "Louisiana Revenue Information Bulletin 26-019: 2.7 % more in 2026 (as PolicyEngine US 2.68.0 cites it)",
      url: "https://dam.ldr.la.gov/lawspolicies/RIB%2026-019.pdf",
      readOn: "2026-11-28",
    },
    e4: {
      title:
        "La. R.S. 47:294(B): the consumer prices of the calendar year before, which rose by 2.7 % in 2025",
      url: "https://casetext.com/statute/louisiana-revised-statutes/revised-statutes/title-47-revenue-and-taxation/subtitle-ii-provisions-relating-to-taxes-collected-and-administered-by-the-collector-of-revenue/chapter-1-income-tax/part-iii-provisions-for-individuals/section-47294-standard-deduction",
      readOn: "2026-11-28",
    },
    e1: {
      title:
        "IT-540 instructions of 2021, schedule E, options 1 and 2 (as PolicyEngine US cites page 9)",
      url: "https://dam.ldr.la.gov/taxforms/IT540i(2021)%20Instructions.pdf#page=9",
      readOn: "2026-11-28",
    },
    e2: {
      title:
        "IT-540, schedule E, federal tax applicable to exempt income (read in a published copy of 2014)",
      url: "https://www.formsbank.com/template/361121/form-it-540-web-louisiana-resident-2014.html?page=6",
      readOn: "2026-11-28",
    },
    s1: {
      title: "Louisiana Revised Statutes, RS 47:32 - Tax on individuals",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=101946",
      readOn: "2026-11-20",
    },
    s2: {
      title: "2025 Louisiana Resident Income Tax Return Instructions, Line 11",
      url: "https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=3",
      readOn: "2026-11-20",
    },
    s3: {
      title:
        "Tax Foundation, State Individual Income Tax Rates and Brackets 2025 (as reproduced in public code)",
      url: "https://taxfoundation.org/data/all/state/state-income-tax-rates-2025/",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Consumer Price Index News Release - 2025 M12 Results",
      url: "https://www.bls.gov/news.release/archives/cpi_01132026.htm",
      readOn: "2026-11-20",
    },
    s5: {
      title: "Louisiana Revised Statutes, RS 47:294 - Standard deduction",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=101761",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Louisiana Register, February 20, 2026, Income Tax Withholding Tables notice",
      url: "https://bese.louisiana.gov/docs/default-source/rulemaking-docket/feb-louisiana-register.pdf#page=127",
      readOn: "2026-11-20",
    },
    s7: {
      title:
        "2026 IT-540ES instructions (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s8: {
      title: "2021 Louisiana IT540i Instructions",
      url: "https://revenue.louisiana.gov/TaxForms/IT540i(2021)%20Instructions.pdf#page=3",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Title 47 - Revenue and Taxation §298. Repealed by Acts 2021, No. 39",
      url: "https://law.justia.com/codes/louisiana/2021/revised-statutes/title-47/rs-298/",
      readOn: "2026-11-20",
    },
    s10: {
      title: "2022 Louisiana IT540i Instructions",
      url: "https://revenue.louisiana.gov/TaxForms/IT540iWEB(2022)D1.pdf#page=2",
      readOn: "2026-11-20",
    },
    s11: {
      title: "La. R.S. 47:79(A)(2), and Form IT-540 of 2022 to 2024: 1,000 for each taxpayer of 65",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=102518",
      readOn: "2026-11-22",
    },
    s12: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    w1: {
      title: "Louisiana Revised Statutes, RS 47:297.8 - Earned income tax credit (A)",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=453085",
      readOn: "2026-11-20",
    },
    w2: {
      title: "2025 Louisiana Resident Income Tax Return Instructions, Line 16",
      url: "https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=4",
      readOn: "2026-11-20",
    },
    w3: {
      title:
        "Louisiana Revised Statutes, RS 47:297.4 - Reduction to tax due; certain child care expenses (A)(1)",
      url: "https://legis.la.gov/Legis/Law.aspx?d=101769",
      readOn: "2026-11-20",
    },
    w4: {
      title:
        "2025 Louisiana Resident Income Tax Return Instructions, Nonrefundable Child Care Credits",
      url: "https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=12",
      readOn: "2026-11-20",
    },
    w5: {
      title:
        "Louisiana Revised Statutes, RS 47:297.4 - Reduction to tax due; certain child care expenses (A)(1) & (B)(1)",
      url: "https://legis.la.gov/Legis/Law.aspx?d=101769",
      readOn: "2026-11-20",
    },
    w6: {
      title: "2025 Louisiana Resident Income Tax Return Instructions, Refundable Child Care Credit",
      url: "https://dam.ldr.la.gov/taxforms/IT540i%20WEB(2025)D11.pdf#page=16",
      readOn: "2026-11-20",
    },
    w7: {
      title: "§297.4. Reduction to tax due; certain child care expenses, part (A)(4)",
      url: "http://legis.la.gov/Legis/Law.aspx?d=101769",
      readOn: "2026-11-20",
    },
    w8: {
      title:
        "2024 Louisiana Resident Income Tax Return, 2024 Louisiana Nonrefundable Child Care Credit Worksheet",
      url: "https://dam.ldr.la.gov/taxforms/IT540i%20WEB%20(2024)D18%20INSTRUCTIONS.pdf#page=30",
      readOn: "2026-11-20",
    },
    w9: {
      title: "La. R.S. 47:297.4: 10 %, at most 25 above 60,000",
      url: "https://legis.la.gov/Legis/Law.aspx?d=101769",
      readOn: "2026-11-20",
    },
    w10: {
      title:
        "La. R.S. 47:44.1: retirement income of each person from 65; 12,000 from 2025 (Act 11 of 2024, third special session)",
      url: "https://www.legis.la.gov/legis/Law.aspx?d=102133",
      readOn: "2026-11-20",
    },
    w11: {
      title:
        "La. R.S. 47:293(3): from 2022 only medical expenses above the federal standard deduction (Act 395 of 2021)",
      url: "https://www.legis.la.gov/Legis/Law.aspx?d=101760",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Louisiana Department of Revenue: Act 395 of 2021, from 2022 medical expenses alone",
      url: "https://www.revenue.louisiana.gov/Faq/Details/4794",
      readOn: "2026-11-28",
    },
    m1: {
      title: "La. R.S. 47:44.2: income from a retirement system of the United States is exempt",
      url: "https://lawserver.com/law/state/louisiana/la-constitution/louisiana_revised_statutes_47-44-2",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "Louisiana Department of Revenue: federal retirement benefits, both military and nonmilitary",
      url: "https://revenue.louisiana.gov/tax-education-and-faqs/faqs/individual-income-tax/is-there-a-list-of-retirement-system-benefits-that-may-be-excluded-from-louisiana-income-tax",
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
          bands: [{ from: 0, width: 250 }],
          end: 51_000,
          longer: { married_joint: 101_000, surviving_spouse: 101_000 },
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      { from: "2025-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    rates: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: 0, rate: 0.02 },
            { over: 12_500, rate: 0.04 },
            { over: 50_000, rate: 0.06 },
          ],
          married_joint: [
            { over: 0, rate: 0.02 },
            { over: 25_000, rate: 0.04 },
            { over: 100_000, rate: 0.06 },
          ],
          married_separate: [
            { over: 0, rate: 0.02 },
            { over: 12_500, rate: 0.04 },
            { over: 50_000, rate: 0.06 },
          ],
          head_of_household: [
            { over: 0, rate: 0.02 },
            { over: 12_500, rate: 0.04 },
            { over: 50_000, rate: 0.06 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.02 },
            { over: 25_000, rate: 0.04 },
            { over: 100_000, rate: 0.06 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: [
            { over: 0, rate: 0.0185 },
            { over: 12_500, rate: 0.035 },
            { over: 50_000, rate: 0.0425 },
          ],
          married_joint: [
            { over: 0, rate: 0.0185 },
            { over: 25_000, rate: 0.035 },
            { over: 100_000, rate: 0.0425 },
          ],
          married_separate: [
            { over: 0, rate: 0.0185 },
            { over: 12_500, rate: 0.035 },
            { over: 50_000, rate: 0.0425 },
          ],
          head_of_household: [
            { over: 0, rate: 0.0185 },
            { over: 12_500, rate: 0.035 },
            { over: 50_000, rate: 0.0425 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.0185 },
            { over: 25_000, rate: 0.035 },
            { over: 100_000, rate: 0.0425 },
          ],
        },
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.03 }],
        sources: ["s2", "s1", "s3"],
        confidence: "two_sources",
      },
    ],
    standard_deduction: [
      {
        from: "2025-01-01",
        value: {
          single: 12_500,
          married_joint: 25_000,
          married_separate: 12_500,
          head_of_household: 25_000,
          surviving_spouse: 25_000,
        },
        sources: ["s4", "s5", "s3"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 12_838,
          married_joint: 25_676,
          married_separate: 12_838,
          head_of_household: 25_676,
          surviving_spouse: 25_676,
        },
        sources: ["e3", "e4"],
        confidence: "two_sources",
      },
    ],
    flat: [
      { from: "2021-01-01", value: false, sources: ["s1"], confidence: "two_sources" },
      { from: "2025-01-01", value: true, sources: ["s2", "s1", "s3"], confidence: "two_sources" },
    ],
    personal_exemption: [
      {
        from: "2021-01-01",
        value: {
          single: 4500,
          married_joint: 9000,
          married_separate: 4500,
          head_of_household: 9000,
          surviving_spouse: 9000,
        },
        sources: ["s5"],
        confidence: "two_sources",
      },
    ],
    dependent_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s5"], confidence: "two_sources" },
    ],
    exempt_income_table: [
      {
        from: "2021-01-01",
        value: [
          { over: 0, rate: 0 },
          { over: 15_000, rate: 0.25 },
          { over: 50_000, rate: 0.45 },
        ],
        sources: ["e1", "e2"],
        confidence: "one_source",
      },
    ],
    federal_tax_deductible: [
      { from: "2021-01-01", value: true, sources: ["s8", "s9"], confidence: "two_sources" },
      { from: "2022-01-01", value: false, sources: ["s10", "s9"], confidence: "two_sources" },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s11", "s12"], confidence: "two_sources" },
      { from: "2025-01-01", value: null, sources: [], confidence: "two_sources" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.05, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    care_credit_match: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0 },
          { over: 25_000, amount: 0.3 },
          { over: 35_000, amount: 0.1 },
          { over: 60_000, amount: 0.1 },
        ],
        sources: ["w3", "w4"],
        confidence: "one_source",
      },
    ],
    care_credit_refundable_match: [
      {
        from: "2021-01-01",
        value: [
          { over: -1, amount: 0.5 },
          { over: 25_000, amount: 0 },
        ],
        sources: ["w5", "w6"],
        confidence: "one_source",
      },
    ],
    care_credit_cap: [
      { from: "2021-01-01", value: 25, sources: ["w7", "w8"], confidence: "one_source" },
    ],
    care_credit_cap_over: [
      { from: "2021-01-01", value: 60_000, sources: ["w9"], confidence: "one_source" },
    ],
    retirement_exclusion: [
      { from: "2021-01-01", value: 6000, sources: ["w10"], confidence: "one_source" },
      { from: "2025-01-01", value: 12_000, sources: ["w10"], confidence: "one_source" },
      { from: "2026-01-01", value: 12_324, sources: ["e3"], confidence: "one_source" },
    ],
    medical_only: [
      { from: "2021-01-01", value: false, sources: ["w11", "s13"], confidence: "one_source" },
      { from: "2022-01-01", value: true, sources: ["w11", "s13"], confidence: "one_source" },
    ],
    retirement_exclusion_age: [
      { from: "2021-01-01", value: 65, sources: ["w10"], confidence: "one_source" },
    ],
    military_exclusion: [
      { from: "2021-01-01", value: { share: 1 }, sources: ["m1", "m2"], confidence: "two_sources" },
    ],
  },
};
