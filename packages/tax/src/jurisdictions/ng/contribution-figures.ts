import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface NgContributions {
  /** Shares of basic pay, housing and transport allowances. */
  readonly pension: { readonly employee: number; readonly employer: number };
  /** A share of basic pay. */
  readonly nhf: number;
  readonly nsitf: number;
  readonly itf: number;
}

export const data: ContributionData<NgContributions> = {
  code: "NG",
  years: ["2026"],
  sources: {
    oa: {
      title: "OpenAccountants: Nigeria payroll, facts reviewed by an accountant",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/nigeria/ng-payroll.md",
      readOn: "2026-11-22",
    },
    calchub: {
      title: "CalcHub: Nigeria salary calculator 2026",
      url: "https://calchub.link/ng/salary",
      readOn: "2026-11-22",
    },
    siao: {
      title: "SIAO: statutory contributions in Nigeria",
      url: "https://siao.ng/detailed-guide-to-statutory-contributions-in-nigeria/",
      readOn: "2026-11-22",
    },
    itf: {
      title: "Industrial Training Fund: liability to contribute (ITF Act, section 6)",
      url: "http://itf.gov.ng/employer_reg.php",
      readOn: "2026-11-22",
    },
    vim: {
      title: "VI-M: the Employees' Compensation Act 2010 and the base of 1 %",
      url: "https://www.vi-m.com/uncategorized/change-in-definition-of-payroll-for-nsitf-contribution-purposes/",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension: [
      {
        from: "2026-01-01",
        value: { employee: 0.08, employer: 0.1 },
        sources: ["oa", "calchub"],
        confidence: "two_sources",
      },
    ],
    nhf: [
      {
        from: "2026-01-01",
        value: 0.025,
        sources: ["oa", "calchub", "siao"],
        confidence: "two_sources",
      },
    ],
    nsitf: [{ from: "2026-01-01", value: 0.01, sources: ["oa", "vim"], confidence: "two_sources" }],
    itf: [{ from: "2026-01-01", value: 0.01, sources: ["oa", "itf"], confidence: "two_sources" }],
  },
};
