import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface InContributions {
  /**
   * The monthly ceilings on the wages of the provident fund, each for a part of a month: its days
   * of the month.
   */
  readonly wage_ceilings: readonly { readonly days: number; readonly amount: number }[];
  readonly epf_employee: { readonly employee: number };
  /** Includes the contribution to the pension scheme. */
  readonly epf_employer: { readonly employer: number };
  readonly edli: { readonly employer: number };
  readonly epf_admin: { readonly employer: number };
  /** On all wages of a month, if they do not exceed a limit. */
  readonly esi: {
    readonly employee: number;
    readonly employer: number;
    readonly eligible_up_to: number;
  };
}

export const data: ContributionData<InContributions> = {
  code: "IN",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    compliancewheels: {
      title: "Compliance Wheels: facts of the provident fund",
      url: "http://www.compliancewheels.com/labour-law/pf-contribution-few-facts/",
      readOn: "2026-11-22",
    },
    pioneerone: {
      title: "Pioneer One: provident fund and state insurance compared",
      url: "https://pioneerone.in/employee-provident-fund-vs-employee-state-insurance-vs-labour-welfare-fund-tamil-nadu",
      readOn: "2026-11-22",
    },
    ksandk: {
      title: "King Stubb and Kasiva: ceiling of 15,000 notified on 29 May 2026",
      url: "https://ksandk.com/newsletter/",
      readOn: "2026-11-22",
    },
    "epfo-2026": {
      title:
        "EPFO: questions and answers on the wage ceiling of 25,000, with examples for September and October 2026, as three open projects transcribe them",
      url: "https://unifiedportal-emp.epfindia.gov.in/epfo/",
      readOn: "2026-11-23",
    },
    "gazette-2026": {
      title: "Gazette of India: S.O. 5109 (E) of 17 September 2026, as open projects cite it",
      url: "https://egazette.gov.in/WriteReadData/2026/276299.pdf",
      readOn: "2026-11-23",
    },
    "scribd-pf": {
      title: "Provident fund and state insurance calculation, sheet of 2021: administration 0.5 %",
      url: "https://scribd.com/document/572372721/PF-ESI-Calculation-Excel-Format-2021",
      readOn: "2026-11-22",
    },
    eebii: {
      title: "Eebii: state insurance 0.75 % and 3.25 % up to 21,000",
      url: "https://demo.workforce.eebii.com/statutory.html",
      readOn: "2026-11-22",
    },
    accounttaxtutor: {
      title: "Account Tax Tutor: provident fund and state insurance with examples",
      url: "https://accounttaxtutor.com/?p=786",
      readOn: "2026-11-22",
    },
  },
  figures: {
    wage_ceilings: [
      {
        from: "2024-04-01",
        value: [{ days: 30, amount: 15_000 }],
        sources: ["compliancewheels", "pioneerone", "ksandk"],
        confidence: "two_sources",
      },
      {
        from: "2026-09-01",
        value: [
          { days: 16, amount: 15_000 },
          { days: 14, amount: 25_000 },
        ],
        sources: ["epfo-2026", "gazette-2026"],
        confidence: "two_sources",
        note: "The ceiling rose on 17 September. The wages of both parts of the month are calculated apart.",
      },
      {
        from: "2026-10-01",
        value: [{ days: 30, amount: 25_000 }],
        sources: ["epfo-2026", "gazette-2026"],
        confidence: "two_sources",
      },
    ],
    epf_employee: [
      {
        from: "2024-04-01",
        value: { employee: 0.12 },
        sources: ["compliancewheels", "pioneerone", "ksandk"],
        confidence: "two_sources",
      },
    ],
    epf_employer: [
      {
        from: "2024-04-01",
        value: { employer: 0.12 },
        sources: ["compliancewheels", "pioneerone"],
        confidence: "two_sources",
        note: "8.33 % of the wages up to the ceiling is the pension scheme's.",
      },
    ],
    edli: [
      {
        from: "2024-04-01",
        value: { employer: 0.005 },
        sources: ["compliancewheels", "pioneerone", "accounttaxtutor"],
        confidence: "two_sources",
        note: "Pioneer One prints 0.05 %, a slip for 0.5 %.",
      },
    ],
    epf_admin: [
      {
        from: "2024-04-01",
        value: { employer: 0.005 },
        sources: ["pioneerone", "scribd-pf"],
        confidence: "two_sources",
      },
    ],
    esi: [
      {
        from: "2024-04-01",
        value: { employee: 0.0075, employer: 0.0325, eligible_up_to: 21_000 },
        sources: ["pioneerone", "eebii", "accounttaxtutor"],
        confidence: "two_sources",
      },
    ],
  },
};
