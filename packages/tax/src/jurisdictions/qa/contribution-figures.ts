import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface QaContributions {
  readonly grsia: { readonly employee: number; readonly employer: number; readonly most: number };
}

export const data: ContributionData<QaContributions> = {
  code: "QA",
  years: ["2025", "2026"],
  sources: {
    tamimi: {
      title: "Al Tamimi: new Social Security Law",
      url: "https://www.tamimi.com/news/new-social-security-law/",
      readOn: "2026-11-22",
    },
    qatarpress: {
      title: "Qatar Press: obligations of employers under the Social Security Law",
      url: "https://qatarpress.qa/5-obligations-on-employers-according-to-social-security-law/",
      readOn: "2026-11-22",
    },
    oa: {
      title: "OpenAccountants: Qatar payroll and social contributions",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/qatar/qa-payroll-social.md",
      readOn: "2026-11-22",
    },
  },
  figures: {
    grsia: [
      {
        from: "2025-01-01",
        value: { employee: 0.07, employer: 0.14, most: 100000 },
        sources: ["tamimi", "qatarpress", "oa"],
        confidence: "two_sources",
      },
    ],
  },
};
