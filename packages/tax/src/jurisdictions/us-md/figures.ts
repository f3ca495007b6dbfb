import type { JurisdictionData } from "../../engine/figures.ts";
import type { Brackets, Lookup, PerStatus, StateTable } from "../us/figure-types.ts";
import type { MilitaryFigures } from "../us/states/military-pensions.ts";

/** The figures of Maryland. */
export interface UsMdFigures extends MilitaryFigures {
  readonly printed_table?: StateTable;
  readonly rates: PerStatus<Brackets>;
  readonly standard_rate: number;
  readonly standard_max: PerStatus<number>;
  readonly standard_min: PerStatus<number>;
  readonly standard_flat?: PerStatus<number>;
  readonly exemption: PerStatus<Lookup>;
  readonly aged_exemption: number;
  readonly two_income_subtraction: number;
  readonly gain_surtax_rate?: number;
  readonly gain_surtax_start?: number;
  readonly senior_credit?: PerStatus<number>;
  readonly senior_credit_of_one_spouse?: number;
  readonly senior_credit_limit?: PerStatus<number>;
  readonly poverty_credit_share: number;
  readonly poverty_guideline: number;
  readonly poverty_guideline_further: number;
  readonly unemployment_exempt_below: PerStatus<number>;
  readonly pension_exclusion: number;
  readonly pension_exclusion_age: number;
  readonly care_credit_match: number;
  readonly care_credit_income: PerStatus<number>;
  readonly care_refund_income: PerStatus<number>;
  readonly care_credit_start: PerStatus<number>;
  readonly care_credit_step: PerStatus<number>;
  readonly care_credit_per_step: number;
  readonly child_credit_under: number;
  readonly child_credit: number;
  readonly child_credit_income: number;
  readonly child_credit_start?: number;
  readonly child_credit_step?: number;
  readonly child_credit_per_step?: number;
  readonly earned_income_match: number;
  readonly earned_income_refund: number;
  readonly earned_income_match_childless: number;
  readonly earned_income_most_childless?: number;
  readonly itemized_reduction_rate?: number;
  readonly itemized_reduction_start?: PerStatus<number>;
  readonly care_subtraction_one: number;
  readonly care_subtraction_more: number;
}

export const data: JurisdictionData<UsMdFigures> = {
  code: "US-MD",
  name: "Maryland",
  currency: "USD",
  decimals: 2,
  sources: {
    t1: {
      title:
        "Maryland resident booklets of 2024 and 2025, Instruction 17 and tax table, as mmacpherson/tenforty reads them",
      url: "https://github.com/mmacpherson/tenforty/blob/e2997602d1b30455b651b9714cc1a2dad4684bf2/docs/validation/state-fixtures/MD-2024-2025.md",
      readOn: "2026-11-22",
    },
    t2: {
      title: "2025 Maryland resident booklet, tax table, as Invaro/opentax-engine reads it",
      url: "https://github.com/Invaro/opentax-engine/blob/e3405859f6d0c9411f1ace05e30b31ace1dbbda3/packages/corpus-us-federal/src/rules/state-md.ts",
      readOn: "2026-11-22",
    },
    s1: {
      title: "Maryland 2021 State & Local Tax Forms & Instructions",
      url: "https://www.marylandtaxes.gov/forms/21_forms/Resident_Booklet.pdf",
      readOn: "2026-11-20",
    },
    s2: {
      title: "§ 10-105 (a)(2). State income tax rates",
      url: "https://govt.westlaw.com/mdc/Document/N5C14CC91D9D311E2A5EFA1428CB399FF?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)",
      readOn: "2026-11-20",
    },
    s3: {
      title:
        "Maryland 2025 Resident Tax Forms and Instructions - Tax Computation Worksheet Schedules",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22",
      readOn: "2026-11-20",
    },
    s4: {
      title: "Md. Tax-Gen. 10-105 (text quoted in TheAxiomFoundation/rulespec-us, 2026-08-18)",
      url: "https://github.com/TheAxiomFoundation/rulespec-us",
      readOn: "2026-11-20",
    },
    s5: {
      title: "MD Code, Tax - General, § 10-217 (b)",
      url: "https://govt.westlaw.com/mdc/Document/NC8EB19606F6911E8A99BCF2C90B83D38?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)#co_anchor_I552E3B107DF711ECA8F2FF3A9E62BB69",
      readOn: "2026-11-20",
    },
    s6: {
      title: "Maryland 2023 State & Local Tax Forms & Instructions",
      url: "https://www.marylandtaxes.gov/forms/23_forms/Resident-Booklet.pdf#page=19",
      readOn: "2026-11-20",
    },
    s7: {
      title: "Maryland 2024 State & Local Tax Forms & Instructions - Worksheet 16(a)",
      url: "https://www.marylandtaxes.gov/forms/24-forms/Resident-Booklet.pdf#page=20",
      readOn: "2026-11-20",
    },
    s8: {
      title: "Maryland 2022 State & Local Tax Forms & Instructions",
      url: "https://www.marylandtaxes.gov/forms/22_forms/Resident_Booklet.pdf#page=18",
      readOn: "2026-11-20",
    },
    s9: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Standard Deduction",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=21",
      readOn: "2026-11-20",
    },
    s10: {
      title:
        "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025 (page 164 - chained CPI indexing)",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=164",
      readOn: "2026-11-20",
    },
    s11: {
      title:
        "Md. Tax-Gen. 10-217(c): 2.275% cost of living from 2024, increase rounded down to 50; 3,400 printed in the 2026 withholding guide",
      url: "https://lexace.ai/us/statute/maryland/TG-10-217",
      readOn: "2026-11-20",
    },
    s12: {
      title: "Part III - Exemptions Section 10-211 Individuals Other Than Fiduciaries (c)(1)",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-2-maryland-taxable-income-calculations-for-individual/part-iii-exemptions/section-10-211-individuals-other-than-fiduciaries?searchWithin=true&listingIndexId=code-of-maryland.article-tax-general&q=blind&type=statute&sort=relevance&p=1",
      readOn: "2026-11-20",
    },
    s13: {
      title: "Md. Code, Tax-Gen. § 10-207 (r)(2)(a)",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-2-maryland-taxable-income-calculations-for-individual/part-ii-maryland-adjusted-gross-income/section-10-207-applicable-112024-subtractions-from-federal-adjusted-gross-income-in-general",
      readOn: "2026-11-20",
    },
    s14: {
      title: "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=163",
      readOn: "2026-11-20",
    },
    s15: {
      title: "Md. Tax-General 10-754, in a published copy",
      url: "https://codes.findlaw.com/md/tax-general/md-code-tax-general-sect-10-754/",
      readOn: "2026-11-22",
    },
    s16: {
      title: "Maryland 2024 resident instructions, item m, as a preparer quotes them",
      url: "https://ttlc.intuit.com/community/state-taxes/discussion/maryland-senior-tax-credit/01/3517573",
      readOn: "2026-11-22",
    },
    s17: {
      title: "NBER TAXSIM, build of 2026-07-13: the same for wages at 68, and at 70 and 66",
      url: "https://taxsim.nber.org",
      readOn: "2026-11-22",
    },
    c1: {
      title:
        "Md. Code, Tax-General 10-716: 92,000 and 143,000 before adjustments; 1 % for each 2,000 or 3,000",
      url: "https://www.lawserver.com/law/state/maryland/md-laws/maryland_laws_tax-general_10-716",
      readOn: "2026-11-28",
    },
    c2: {
      title:
        "Form 502CR instructions of 2021 to 2024 and resident booklet of 2025, as PolicyEngine US cites them",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/forms/2024/502CR.pdf#page=7",
      readOn: "2026-11-28",
    },
    u1: {
      title:
        "Comptroller of Maryland, tax alert on the RELIEF Act: unemployment of 2020 and 2021, as two forums quote it",
      url: "https://proconnect.intuit.com/community/forums/forumtopicprintpage/board-id/203/message-id/69391/print-single-message/true/page/1",
      readOn: "2026-11-28",
    },
    u2: {
      title: "Drake Software, RELIEF Act: unemployment subtraction, Form 502LU",
      url: "https://drakesoftware.com/Site/Browse/17207/MD-RELIEF-Act-Unemployment-Compensation-Subtraction-Drake20",
      readOn: "2026-11-28",
    },
    s18: {
      title: "HHS poverty guidelines 2021, 86 FR 7732 (read in a table that cites it)",
      url: "https://docslib.org/doc/2431152/2021-federal-poverty-guidelines-fpg-annual-monthly-income-levels-from-100-to-250",
      readOn: "2026-11-20",
    },
    s19: {
      title: "HHS poverty guidelines 2022, 87 FR 3315",
      url: "https://www.federalregister.gov/d/2022-01166",
      readOn: "2026-11-20",
    },
    s20: {
      title: "HHS poverty guidelines 2023, 88 FR 3424",
      url: "https://www.federalregister.gov/d/2023-00885",
      readOn: "2026-11-20",
    },
    s21: {
      title: "HHS poverty guidelines 2024, 89 FR 2961",
      url: "https://www.federalregister.gov/d/2024-00796",
      readOn: "2026-11-20",
    },
    s22: {
      title: "HHS poverty guidelines 2025, 90 FR 5917",
      url: "https://www.federalregister.gov/d/2025-01377",
      readOn: "2026-11-20",
    },
    s23: {
      title: "HHS, poverty guidelines for 2026 (91 FR 1797)",
      url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
      readOn: "2026-11-20",
    },
    s24: {
      title: "PolicyEngine US, federal poverty guidelines, which cites the pages of HHS",
      url: "https://github.com/PolicyEngine/policyengine-us/blob/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/hhs/fpg.yaml",
      readOn: "2026-11-21",
    },
    s25: {
      title:
        "Md. Code, Tax-General 10-709: credit of low income taxpayers, the poverty income guidelines available on July 1 for the number of exemptions under 10-211; (c) the state tax, (d) the county tax",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-709&enactments=false",
      readOn: "2026-11-22",
    },
    s26: {
      title: "Comptroller of Maryland, poverty level credit and its worksheet",
      url: "http://taxes.marylandtaxes.com/Individual_Taxes/General_Information/Tax_Credits_and_Deductions/Poverty_Level_Credit.shtml",
      readOn: "2026-11-22",
    },
    s27: {
      title:
        "Maryland 2025 Resident Tax Forms and Instructions, line 23, poverty level credit (as PolicyEngine US cites it)",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=23",
      readOn: "2026-11-22",
    },
    w1: {
      title: "Maryland Comptroller - Maryland Pension Exclusion (KB0010012)",
      url: "https://services.marylandcomptroller.gov/taxes/en/maryland-pension-exclusion?id=kb_article_view&sysparm_article=KB0010012",
      readOn: "2026-11-20",
    },
    w2: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Pension Subtraction",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=14",
      readOn: "2026-11-20",
    },
    w3: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Pension Subtraction",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=16",
      readOn: "2026-11-20",
    },
    w4: {
      title: "2024 State & Local Tax Forms & Instructions Maryland - Line 10",
      url: "https://www.marylandtaxes.gov/forms/24-forms/Resident-Booklet.pdf#page=15",
      readOn: "2026-11-20",
    },
    w5: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Child and Dependent Care Credit",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=27",
      readOn: "2026-11-20",
    },
    w6: {
      title: "Md. Code, Tax-Gen. § 10-716 (c)(1)",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-7-income-tax-credits/section-10-716-for-child-care-or-dependent-care",
      readOn: "2026-11-20",
    },
    w9: {
      title: "Md. Code, Tax-Gen. § 10-716 (e)",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-7-income-tax-credits/section-10-716-for-child-care-or-dependent-care",
      readOn: "2026-11-20",
    },
    w10: {
      title: "Md. Code, Tax-Gen. § 10-716 (d)",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-7-income-tax-credits/section-10-716-for-child-care-or-dependent-care",
      readOn: "2026-11-20",
    },
    w11: {
      title:
        "Md. Tax-General 10-751: children under 6 from 2023 (Family Prosperity Act); before, children with a disability only",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-751",
      readOn: "2026-11-20",
    },
    w12: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Child Tax Credit",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=27",
      readOn: "2026-11-20",
    },
    w13: {
      title: "Maryland 2024 Resident Tax Forms and Instructions",
      url: "https://www.marylandtaxes.gov/forms/24-forms/Resident-Booklet.pdf#page=27",
      readOn: "2026-11-20",
    },
    w14: {
      title: "Md. Tax-General 10-751, and resident booklet 2025, page 27: none above 24,000",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&section=10-751",
      readOn: "2026-11-20",
    },
    w15: {
      title: "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=168",
      readOn: "2026-11-20",
    },
    w16: {
      title: "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=169",
      readOn: "2026-11-20",
    },
    w17: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Line 22 - Earned Income Credit",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=22",
      readOn: "2026-11-20",
    },
    w18: {
      title:
        "Maryland 2024 State & Local Tax Forms & Instructions - Line 22 - Earned Income Credit",
      url: "https://www.marylandtaxes.gov/forms/24-forms/Resident-Booklet.pdf#page=14",
      readOn: "2026-11-20",
    },
    w19: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Line 22 - Earned Income Credit",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=27",
      readOn: "2026-11-20",
    },
    w20: {
      title: "Maryland 2025 Resident Tax Forms and Instructions - Itemized Deductions",
      url: "https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf#page=20",
      readOn: "2026-11-20",
    },
    w21: {
      title: "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=167",
      readOn: "2026-11-20",
    },
    w22: {
      title: "Maryland House Bill 352 - Budget Reconciliation and Financing Act of 2025",
      url: "https://mgaleg.maryland.gov/2025RS/Chapters_noln/CH_604_hb0352e.pdf#page=166",
      readOn: "2026-11-20",
    },
    w23: {
      title:
        "Md. Tax-General 10-208(e), Form 502, line 9: care expenses up to the federal limits of before and after 2021",
      url: "https://www.marylandtaxes.gov/forms/21_forms/Resident_Booklet.pdf",
      readOn: "2026-11-20",
    },
    s28: {
      title: "Md. Code, Tax-General 10-751, as amended by 2023 Md. Laws, ch. 3 and 4",
      url: "https://casetext.com/statute/code-of-maryland/article-tax-general/title-10-income-tax/subtitle-7-income-tax-credits/section-10-751-tax-credit-for-qualified-child",
      readOn: "2026-11-28",
    },
    s29: {
      title: "Md. Code, Tax-General 10-751, as in force for 2025",
      url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtg&enactments=false&section=10-751",
      readOn: "2026-11-28",
    },
    m1: {
      title: "TaxSlayer, military pensions in Maryland: 5,000, from 55 15,000 from 2018 on",
      url: "https://support.taxslayer.com/hc/en-us/articles/360029125731-Is-my-military-pension-retirement-income-taxable-to-Maryland-",
      readOn: "2026-11-28",
    },
    m2: {
      title:
        "Chapter 614 of 2023, Tax-General 10-207(q), as reported: 5,000 and 15,000 become 12,500 and 20,000 from 2023",
      url: "https://bilkuj.com/archives/5085",
      readOn: "2026-11-28",
    },
    m3: {
      title:
        "Maryland Department of Veterans: 12,500, from 55 20,000; what is left counts for the pension exclusion from 65",
      url: "https://veterans.maryland.gov/Benefits/TaxExemptions/Pages/Retirement-Pay-and-Pension-Tax-Deductions-and-Exclusion.aspx",
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
            { from: 50, width: 25 },
            { from: 100, width: 50 },
          ],
          end: 100_000,
        },
        sources: ["t1"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          bands: [
            { from: 0, width: 50, tax: 0 },
            { from: 50, width: 25 },
            { from: 100, width: 50 },
          ],
          end: 100_000,
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
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 100_000, rate: 0.05 },
            { over: 125_000, rate: 0.0525 },
            { over: 150_000, rate: 0.055 },
            { over: 250_000, rate: 0.0575 },
          ],
          married_joint: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
          ],
          married_separate: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 100_000, rate: 0.05 },
            { over: 125_000, rate: 0.0525 },
            { over: 150_000, rate: 0.055 },
            { over: 250_000, rate: 0.0575 },
          ],
          head_of_household: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
          ],
        },
        sources: ["s1", "s2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 100_000, rate: 0.05 },
            { over: 125_000, rate: 0.0525 },
            { over: 150_000, rate: 0.055 },
            { over: 250_000, rate: 0.0575 },
            { over: 500_000, rate: 0.0625 },
            { over: 1_000_000, rate: 0.065 },
          ],
          married_joint: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
            { over: 600_000, rate: 0.0625 },
            { over: 1_200_000, rate: 0.065 },
          ],
          married_separate: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 100_000, rate: 0.05 },
            { over: 125_000, rate: 0.0525 },
            { over: 150_000, rate: 0.055 },
            { over: 250_000, rate: 0.0575 },
            { over: 500_000, rate: 0.0625 },
            { over: 1_000_000, rate: 0.065 },
          ],
          head_of_household: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
            { over: 600_000, rate: 0.0625 },
            { over: 1_200_000, rate: 0.065 },
          ],
          surviving_spouse: [
            { over: 0, rate: 0.02 },
            { over: 1000, rate: 0.03 },
            { over: 2000, rate: 0.04 },
            { over: 3000, rate: 0.0475 },
            { over: 150_000, rate: 0.05 },
            { over: 175_000, rate: 0.0525 },
            { over: 225_000, rate: 0.055 },
            { over: 300_000, rate: 0.0575 },
            { over: 600_000, rate: 0.0625 },
            { over: 1_200_000, rate: 0.065 },
          ],
        },
        sources: ["s3", "s2", "s4"],
        confidence: "two_sources",
      },
    ],
    standard_rate: [
      { from: "2021-01-01", value: 0.15, sources: ["s5"], confidence: "two_sources" },
    ],
    standard_max: [
      {
        from: "2021-01-01",
        value: {
          single: 2350,
          married_joint: 4700,
          married_separate: 2350,
          head_of_household: 4700,
          surviving_spouse: 4700,
        },
        sources: ["s5"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 2400,
          married_joint: 4850,
          married_separate: 2400,
          head_of_household: 4850,
          surviving_spouse: 4850,
        },
        sources: ["s5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 2550,
          married_joint: 5150,
          married_separate: 2550,
          head_of_household: 5150,
          surviving_spouse: 5150,
        },
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 2700,
          married_joint: 5450,
          married_separate: 2700,
          head_of_household: 5450,
          surviving_spouse: 5450,
        },
        sources: ["s7", "s5"],
        confidence: "two_sources",
      },
    ],
    standard_min: [
      {
        from: "2021-01-01",
        value: {
          single: 1550,
          married_joint: 3100,
          married_separate: 1550,
          head_of_household: 3100,
          surviving_spouse: 3100,
        },
        sources: ["s5"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 1600,
          married_joint: 3200,
          married_separate: 1600,
          head_of_household: 3200,
          surviving_spouse: 3200,
        },
        sources: ["s8", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          single: 1700,
          married_joint: 3450,
          married_separate: 1700,
          head_of_household: 3450,
          surviving_spouse: 3450,
        },
        sources: ["s6", "s5"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 1800,
          married_joint: 3650,
          married_separate: 1800,
          head_of_household: 3650,
          surviving_spouse: 3650,
        },
        sources: ["s7", "s5"],
        confidence: "two_sources",
      },
    ],
    standard_flat: [
      {
        from: "2025-01-01",
        value: {
          single: 3350,
          married_joint: 6700,
          married_separate: 3350,
          head_of_household: 6700,
          surviving_spouse: 6700,
        },
        sources: ["s9", "s10", "s4"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 3400,
          married_joint: 6850,
          married_separate: 3400,
          head_of_household: 6850,
          surviving_spouse: 6850,
        },
        sources: ["s11", "s10", "s4"],
        confidence: "one_source",
      },
    ],
    exemption: [
      {
        from: "2021-01-01",
        value: {
          single: [
            { over: -1, amount: 3200 },
            { over: 100_000, amount: 1600 },
            { over: 125_000, amount: 800 },
            { over: 150_000, amount: 0 },
          ],
          married_joint: [
            { over: -1, amount: 3200 },
            { over: 150_000, amount: 1600 },
            { over: 175_000, amount: 800 },
            { over: 200_000, amount: 0 },
          ],
          married_separate: [
            { over: -1, amount: 3200 },
            { over: 100_000, amount: 1600 },
            { over: 125_000, amount: 800 },
            { over: 150_000, amount: 0 },
          ],
          head_of_household: [
            { over: -1, amount: 3200 },
            { over: 150_000, amount: 1600 },
            { over: 175_000, amount: 800 },
            { over: 200_000, amount: 0 },
          ],
          surviving_spouse: [
            { over: -1, amount: 3200 },
            { over: 150_000, amount: 1600 },
            { over: 175_000, amount: 800 },
            { over: 200_000, amount: 0 },
          ],
        },
        sources: ["s12"],
        confidence: "two_sources",
      },
    ],
    aged_exemption: [
      { from: "2021-01-01", value: 1000, sources: ["s1", "s12"], confidence: "two_sources" },
    ],
    two_income_subtraction: [
      { from: "2021-01-01", value: 1200, sources: ["s1", "s13"], confidence: "two_sources" },
    ],
    gain_surtax_rate: [
      { from: "2025-01-01", value: 0.02, sources: ["s3", "s14", "s4"], confidence: "two_sources" },
    ],
    gain_surtax_start: [
      {
        from: "2025-01-01",
        value: 350_000,
        sources: ["s3", "s10", "s4"],
        confidence: "two_sources",
      },
    ],
    senior_credit: [
      {
        from: "2022-01-01",
        value: {
          single: 1000,
          married_joint: 1750,
          married_separate: 1000,
          head_of_household: 1750,
          surviving_spouse: 1750,
        },
        sources: ["s15", "s16", "s17"],
        confidence: "two_sources",
      },
    ],
    senior_credit_of_one_spouse: [
      { from: "2022-01-01", value: 1000, sources: ["s15", "s16"], confidence: "two_sources" },
    ],
    senior_credit_limit: [
      {
        from: "2022-01-01",
        value: {
          single: 100_000,
          married_joint: 150_000,
          married_separate: 100_000,
          head_of_household: 150_000,
          surviving_spouse: 150_000,
        },
        sources: ["s15", "s16"],
        confidence: "two_sources",
      },
    ],
    poverty_credit_share: [
      {
        from: "2021-01-01",
        value: 0.05,
        sources: ["s25", "s26", "s27"],
        confidence: "two_sources",
      },
    ],
    poverty_guideline: [
      { from: "2021-01-01", value: 12_880, sources: ["s18", "s24"], confidence: "two_sources" },
      { from: "2022-01-01", value: 13_590, sources: ["s19", "s24"], confidence: "two_sources" },
      { from: "2023-01-01", value: 14_580, sources: ["s20", "s24"], confidence: "two_sources" },
      { from: "2024-01-01", value: 15_060, sources: ["s21", "s24"], confidence: "two_sources" },
      { from: "2025-01-01", value: 15_650, sources: ["s22", "s24"], confidence: "two_sources" },
      { from: "2026-01-01", value: 15_960, sources: ["s23", "s24"], confidence: "two_sources" },
    ],
    poverty_guideline_further: [
      { from: "2021-01-01", value: 4540, sources: ["s18", "s24"], confidence: "two_sources" },
      { from: "2022-01-01", value: 4720, sources: ["s19", "s24"], confidence: "two_sources" },
      { from: "2023-01-01", value: 5140, sources: ["s20", "s24"], confidence: "two_sources" },
      { from: "2024-01-01", value: 5380, sources: ["s21", "s24"], confidence: "two_sources" },
      { from: "2025-01-01", value: 5500, sources: ["s22", "s24"], confidence: "two_sources" },
      { from: "2026-01-01", value: 5680, sources: ["s23", "s24"], confidence: "two_sources" },
    ],
    unemployment_exempt_below: [
      {
        from: "2021-01-01",
        value: {
          single: 75_000,
          married_joint: 100_000,
          married_separate: 75_000,
          head_of_household: 100_000,
          surviving_spouse: 100_000,
        },
        sources: ["u1", "u2"],
        confidence: "two_sources",
      },
      {
        from: "2022-01-01",
        value: {
          single: 0,
          married_joint: 0,
          married_separate: 0,
          head_of_household: 0,
          surviving_spouse: 0,
        },
        sources: ["u1", "u2"],
        confidence: "two_sources",
      },
    ],
    pension_exclusion: [
      { from: "2021-01-01", value: 34_300, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2023-01-01", value: 36_200, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2024-01-01", value: 39_500, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2025-01-01", value: 41_200, sources: ["w1", "w2"], confidence: "one_source" },
      { from: "2026-01-01", value: 40_600, sources: ["w1", "w2"], confidence: "one_source" },
    ],
    pension_exclusion_age: [
      { from: "2021-01-01", value: 65, sources: ["w3", "w4"], confidence: "one_source" },
    ],
    care_credit_match: [
      { from: "2021-01-01", value: 0.32, sources: ["w5", "w6"], confidence: "one_source" },
    ],
    care_credit_income: [
      {
        from: "2021-01-01",
        value: {
          single: 95900,
          married_joint: 149050,
          married_separate: 95900,
          head_of_household: 95900,
          surviving_spouse: 95900,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 102600,
          married_joint: 159500,
          married_separate: 102600,
          head_of_household: 102600,
          surviving_spouse: 102600,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 103650,
          married_joint: 161100,
          married_separate: 103650,
          head_of_household: 103650,
          surviving_spouse: 103650,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 109300,
          married_joint: 169900,
          married_separate: 109300,
          head_of_household: 109300,
          surviving_spouse: 109300,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 112100,
          married_joint: 174300,
          married_separate: 112100,
          head_of_household: 112100,
          surviving_spouse: 112100,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: {
          single: 112100,
          married_joint: 174300,
          married_separate: 112100,
          head_of_household: 112100,
          surviving_spouse: 112100,
        },
        sources: ["c1", "c2"],
        confidence: "one_source",
        carriedForward: true,
      },
    ],
    care_refund_income: [
      {
        from: "2021-01-01",
        value: {
          single: 52_100,
          married_joint: 78_150,
          married_separate: 52_100,
          head_of_household: 52_100,
          surviving_spouse: 52_100,
        },
        sources: ["w5", "w9"],
        confidence: "one_source",
      },
      {
        from: "2022-01-01",
        value: {
          single: 55_750,
          married_joint: 83_650,
          married_separate: 55_750,
          head_of_household: 55_750,
          surviving_spouse: 55_750,
        },
        sources: ["w5", "w9"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: {
          single: 56_300,
          married_joint: 84_500,
          married_separate: 56_300,
          head_of_household: 56_300,
          surviving_spouse: 56_300,
        },
        sources: ["w5", "w9"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          single: 59_400,
          married_joint: 89_100,
          married_separate: 59_400,
          head_of_household: 59_400,
          surviving_spouse: 59_400,
        },
        sources: ["w5", "w9"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: {
          single: 60_900,
          married_joint: 91_400,
          married_separate: 60_900,
          head_of_household: 60_900,
          surviving_spouse: 60_900,
        },
        sources: ["w5", "w9"],
        confidence: "one_source",
      },
    ],
    care_credit_start: [
      {
        from: "2021-01-01",
        value: {
          single: 30_000,
          married_joint: 50_000,
          married_separate: 30_000,
          head_of_household: 30_000,
          surviving_spouse: 30_000,
        },
        sources: ["w5", "w10"],
        confidence: "one_source",
      },
    ],
    care_credit_step: [
      {
        from: "2021-01-01",
        value: {
          single: 2000,
          married_joint: 3000,
          married_separate: 2000,
          head_of_household: 2000,
          surviving_spouse: 2000,
        },
        sources: ["w5", "w10"],
        confidence: "one_source",
      },
    ],
    care_credit_per_step: [
      { from: "2021-01-01", value: 0.01, sources: ["w5", "w10"], confidence: "one_source" },
    ],
    child_credit_under: [
      { from: "2021-01-01", value: 0, sources: ["w11", "s28", "s29"], confidence: "two_sources" },
      { from: "2023-01-01", value: 6, sources: ["w11", "s28", "s29"], confidence: "two_sources" },
    ],
    child_credit: [
      {
        from: "2021-01-01",
        value: 500,
        sources: ["w12", "w13", "s28", "s29"],
        confidence: "two_sources",
      },
    ],
    child_credit_income: [
      {
        from: "2021-01-01",
        value: 6000,
        sources: ["w14", "s28", "s29"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: 15_000,
        sources: ["w14", "s28", "s29"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 24_000,
        sources: ["w14", "s28", "s29"],
        confidence: "two_sources",
      },
    ],
    child_credit_start: [
      {
        from: "2025-01-01",
        value: 15_000,
        sources: ["w12", "w15", "s29"],
        confidence: "one_source",
      },
    ],
    child_credit_step: [
      { from: "2025-01-01", value: 1000, sources: ["w12", "w16", "s29"], confidence: "one_source" },
    ],
    child_credit_per_step: [
      { from: "2025-01-01", value: 50, sources: ["w12", "w16", "s29"], confidence: "one_source" },
    ],
    earned_income_match: [
      { from: "2021-01-01", value: 0.5, sources: ["w17", "w18"], confidence: "one_source" },
    ],
    earned_income_refund: [
      { from: "2021-01-01", value: 0.45, sources: ["w19", "w18"], confidence: "one_source" },
    ],
    earned_income_match_childless: [
      { from: "2021-01-01", value: 1, sources: ["w17", "w18"], confidence: "one_source" },
    ],
    earned_income_most_childless: [
      { from: "2021-01-01", value: 530, sources: ["w17", "w18"], confidence: "one_source" },
      { from: "2023-01-01", value: null, sources: [], confidence: "one_source" },
    ],
    itemized_reduction_rate: [
      { from: "2025-01-01", value: 0.075, sources: ["w20", "w21"], confidence: "one_source" },
    ],
    itemized_reduction_start: [
      {
        from: "2025-01-01",
        value: {
          single: 200_000,
          married_joint: 200_000,
          married_separate: 100_000,
          head_of_household: 200_000,
          surviving_spouse: 200_000,
        },
        sources: ["w20", "w22"],
        confidence: "one_source",
      },
    ],
    care_subtraction_one: [
      { from: "2021-01-01", value: 3000, sources: ["w23"], confidence: "one_source" },
    ],
    care_subtraction_more: [
      { from: "2021-01-01", value: 6000, sources: ["w23"], confidence: "one_source" },
    ],
    military_exclusion: [
      {
        from: "2021-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 5000 },
            { over: 55, amount: 15_000 },
          ],
        },
        sources: ["m1", "m2"],
        confidence: "two_sources",
      },
      {
        from: "2023-01-01",
        value: {
          share: 1,
          most: [
            { over: 0, amount: 12_500 },
            { over: 55, amount: 20_000 },
          ],
        },
        sources: ["m2", "m3"],
        confidence: "two_sources",
      },
    ],
  },
};
