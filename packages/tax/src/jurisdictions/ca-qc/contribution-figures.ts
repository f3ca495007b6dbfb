import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type {
  EmploymentInsurance,
  PensionPlan,
  SecondPensionPlan,
} from "../ca/contribution-figures.ts";

export interface CaQcContributions {
  readonly qpp: PensionPlan;
  readonly qpp2: SecondPensionPlan;
  readonly ei_qc: EmploymentInsurance;
  readonly qpip: { readonly employee: number; readonly employer: number; readonly upper: number };
  /** The highest rate: employers with a payroll of more than 7 to 8 million. */
  readonly qc_hsf: number;
  readonly qc_cnt: { readonly employer: number; readonly upper: number };
}

export const data: ContributionData<CaQcContributions> = {
  code: "CA-QC",
  years: ["2024", "2025", "2026"],
  sources: {
    "revenuquebec-qpp": {
      title: "Revenu Québec: maximum pensionable earnings and contribution rates to 2025",
      url: "https://www.revenuquebec.ca/en/businesses/source-deductions-and-employer-contributions/calculating-source-deductions-and-employer-contributions/quebec-pension-plan-contributions/maximum-pensionable-salary-or-wages-and-contribution-rate/",
      readOn: "2026-11-22",
    },
    "retraite-2024": {
      title: "Retraite Québec: contributions of 2024 with examples",
      url: "https://rrq.gouv.qc.ca/en/enfants/18_ans/commence/Pages/cotisation_rrq.aspx",
      readOn: "2026-11-22",
    },
    "sai-2025": {
      title: "SAI: Quebec Pension Plan, key data for 2025 and 2024",
      url: "https://saiinc.qc.ca/en/publications/news/quebec-pension-plan-key-data-2025",
      readOn: "2026-11-22",
    },
    "sai-2026": {
      title: "SAI: Quebec Pension Plan, key data for 2026",
      url: "https://www.saiinc.qc.ca/en/publications/news/quebec-pension-plan-key-data-2026",
      readOn: "2026-11-22",
    },
    unifor: {
      title: "Unifor: government benefits 2026",
      url: "https://www.unifor.org/resources/our-resources/government-benefits-2026",
      readOn: "2026-11-22",
    },
    avanti: {
      title: "Avanti: EI and QPIP amounts of 2024",
      url: "https://www.avanti.ca/payroll-guide/ei-qpip",
      readOn: "2026-11-22",
    },
    awdnet: {
      title: "awdnet.ca: EI rates and maximums to 2024, Canada and Quebec",
      url: "https://awdnet.ca/q-rates/195-ei-rates",
      readOn: "2026-11-22",
    },
    queenscitizen: {
      title: "The Queens Citizen: employment insurance 2025, 1.31 % and 860.67 in Quebec",
      url: "https://queenscitizen.ca/employment-insurance-the-canadian-plan-increases-the-maximum-insured-income-by-2500",
      readOn: "2026-11-22",
    },
    wcbc: {
      title: "WCBC: EI, QPIP and CPP of 2025 and 2026 compared",
      url: "https://wcbc.ca/?p=22702",
      readOn: "2026-11-22",
    },
    depquebec: {
      title: "DepQuébec: contributions of employers",
      url: "https://depquebec.com/en/compliance/benefits-description-2017/",
      readOn: "2026-11-22",
    },
    openaccountants: {
      title: "OpenAccountants: contributions of employers in Quebec, 2025",
      url: "https://www.openaccountants.com/skills/qc-employer-contributions",
      readOn: "2026-11-22",
    },
    certsforce: {
      title: "National Payroll Institute discussions, quoting Revenu Québec: QPIP 2026",
      url: "https://www.certsforce.com/discussions/national-payroll-institute/",
      readOn: "2026-11-22",
    },
    "revenuquebec-hsf": {
      title: "Revenu Québec: total payroll threshold and health services fund rates",
      url: "https://www.revenuquebec.ca/en/businesses/source-deductions-and-employer-contributions/calculating-source-deductions-and-employer-contributions/employer-contributions-to-the-health-services-fund/total-payroll-threshold-and-health-services-fund-contribution-rate/",
      readOn: "2026-11-22",
    },
    "rcgt-cnt": {
      title: "Raymond Chabot Grant Thornton: labour standards in Quebec, 2024",
      url: "https://rcgt.com/en/tax-planning-guide/sections/section-12-social-programs-and-benefits/labour-standards-quebec",
      readOn: "2026-11-22",
    },
    knowt: {
      title: "Payroll legislation of Quebec, notes",
      url: "https://knowt.com/note/a0cd1e61-d697-4431-9223-8dac0eb5fbe9",
      readOn: "2026-11-22",
    },
  },
  figures: {
    qpp: [
      {
        from: "2024-01-01",
        value: { rate: 0.064, base_rate: 0.054, lower: 3500, upper: 68_500, ages: [18, 72] },
        sources: ["revenuquebec-qpp", "retraite-2024", "sai-2025"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.064, base_rate: 0.054, lower: 3500, upper: 71_300, ages: [18, 72] },
        sources: ["revenuquebec-qpp", "sai-2025", "openaccountants"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.063, base_rate: 0.053, lower: 3500, upper: 74_600, ages: [18, 72] },
        sources: ["unifor", "sai-2026"],
        confidence: "two_sources",
      },
    ],
    qpp2: [
      {
        from: "2024-01-01",
        value: { rate: 0.04, lower: 68_500, upper: 73_200 },
        sources: ["revenuquebec-qpp", "retraite-2024", "sai-2025"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.04, lower: 71_300, upper: 81_200 },
        sources: ["revenuquebec-qpp", "sai-2025", "openaccountants"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.04, lower: 74_600, upper: 85_000 },
        sources: ["unifor", "sai-2026"],
        confidence: "two_sources",
      },
    ],
    ei_qc: [
      {
        from: "2024-01-01",
        value: { rate: 0.0132, upper: 63_200, employer_factor: 1.4 },
        sources: ["avanti", "awdnet"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0131, upper: 65_700, employer_factor: 1.4 },
        sources: ["wcbc", "queenscitizen"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.013, upper: 68_900, employer_factor: 1.4 },
        sources: ["wcbc", "unifor"],
        confidence: "two_sources",
      },
    ],
    qpip: [
      {
        from: "2024-01-01",
        value: { employee: 0.00494, employer: 0.00692, upper: 94_000 },
        sources: ["avanti", "depquebec"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.00494, employer: 0.00692, upper: 98_000 },
        sources: ["wcbc", "openaccountants"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.0043, employer: 0.00602, upper: 103_000 },
        sources: ["wcbc", "certsforce"],
        confidence: "two_sources",
      },
    ],
    qc_hsf: [
      {
        from: "2024-01-01",
        value: 0.0426,
        sources: ["revenuquebec-hsf", "openaccountants"],
        confidence: "two_sources",
        note: "1.65 % for a total payroll of up to 1,000,000, and between by a formula. The page of Revenu Québec was read as of 2023.",
      },
    ],
    qc_cnt: [
      {
        from: "2024-01-01",
        value: { employer: 0.0006, upper: 94_000 },
        sources: ["rcgt-cnt", "knowt"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employer: 0.0006, upper: 98_000 },
        sources: ["openaccountants"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { employer: 0.0006, upper: 103_000 },
        sources: ["rcgt-cnt", "certsforce"],
        confidence: "one_source",
        note: "The rate as in 2024; the maximum is that of parental insurance.",
      },
    ],
  },
};
