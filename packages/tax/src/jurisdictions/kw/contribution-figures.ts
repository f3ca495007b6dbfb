import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface KwContributions {
  /**
   * Basic and supplementary insurance, increase of pensions and unemployment: one rate of each side
   * up to one wage limit.
   */
  readonly pifss: { readonly employee: number; readonly employer: number; readonly most: number };
  /** The financial remuneration insurance, which only the employee pays. */
  readonly pifss_extra: { readonly employee: number; readonly most: number };
}

export const data: ContributionData<KwContributions> = {
  code: "KW",
  years: ["2025", "2026"],
  sources: {
    pifss: {
      title: "PIFSS: questions about contributions",
      url: "http://www.pifss.gov.kw/sites/En/Pages/PensionSocialSecuritySector/FAQ.aspx?PID=YYH9cYwZKl8mrS+LNcoYzQ%3D%3D",
      readOn: "2026-11-22",
    },
    oracle: {
      title: "Oracle: social insurance calculation for Kuwait",
      url: "https://docs.oracle.com/en/cloud/saas/human-resources/24c/faakw/social-insurance-calculation-for-kuwait.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pifss: [
      {
        from: "2025-01-01",
        value: { employee: 0.08, employer: 0.115, most: 2750 },
        sources: ["pifss", "oracle"],
        confidence: "two_sources",
        note: "Basic 5 and 10 % to 1,500 and supplementary 5 and 10 % on the next 1,250; increase of pensions 2.5 and 1 %, unemployment 0.5 and 0.5 %.",
      },
    ],
    pifss_extra: [
      {
        from: "2025-01-01",
        value: { employee: 0.025, most: 1500 },
        sources: ["pifss", "oracle"],
        confidence: "two_sources",
      },
    ],
  },
};
