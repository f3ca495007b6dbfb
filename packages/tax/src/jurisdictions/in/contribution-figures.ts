import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface InContributions {
  readonly epf_employee: { readonly employee: number; readonly upper: number };
  /** Includes the contribution to the pension scheme. */
  readonly epf_employer: { readonly employer: number; readonly upper: number };
  readonly edli: { readonly employer: number; readonly upper: number };
  readonly epf_admin: { readonly employer: number; readonly upper: number };
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
    epf_employee: [
      {
        from: "2024-04-01",
        value: { employee: 0.12, upper: 15_000 },
        sources: ["compliancewheels", "pioneerone", "ksandk"],
        confidence: "two_sources",
      },
    ],
    epf_employer: [
      {
        from: "2024-04-01",
        value: { employer: 0.12, upper: 15_000 },
        sources: ["compliancewheels", "pioneerone"],
        confidence: "two_sources",
        note: "8.33 % of it, at most 1,250, is the pension scheme's.",
      },
    ],
    edli: [
      {
        from: "2024-04-01",
        value: { employer: 0.005, upper: 15_000 },
        sources: ["compliancewheels", "pioneerone", "accounttaxtutor"],
        confidence: "two_sources",
        note: "Pioneer One prints 0.05 %, a slip for 0.5 %.",
      },
    ],
    epf_admin: [
      {
        from: "2024-04-01",
        value: { employer: 0.005, upper: 15_000 },
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
