import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface SaContributions {
  /**
   * Pension: people registered before July 2024 keep 9 %. The rate of later members rises by half a
   * percent each year.
   */
  readonly annuities: {
    readonly old: number;
    readonly new: number;
    readonly least: number;
    readonly most: number;
  };
  readonly saned: { readonly rate: number; readonly least: number; readonly most: number };
  readonly hazards: { readonly rate: number; readonly most: number };
}

export const data: ContributionData<SaContributions> = {
  code: "SA",
  years: ["2025", "2026"],
  sources: {
    zoho: {
      title: "Zoho Payroll: General Organization for Social Insurance",
      url: "https://www.zoho.com/en-sa/payroll/help/employer/social-security/gosi.md",
      readOn: "2026-11-22",
    },
    remotepass: {
      title: "RemotePass: how the GOSI contribution is calculated",
      url: "http://help.remotepass.com/en/articles/11390159-how-gosi-contribution-is-calculated-in-ksa",
      readOn: "2026-11-22",
    },
    oa: {
      title: "OpenAccountants: GOSI and Saudization",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/saudi-arabia/sa-gosi-saudization.md",
      readOn: "2026-11-22",
    },
    oracle: {
      title: "Oracle: calculate GOSI for Saudi Arabia",
      url: "https://docs.oracle.com/en/cloud/saas/human-resources/faaas/calculate-gosi-for-saudi-arabia.html",
      readOn: "2026-11-22",
    },
    gosi: {
      title: "GOSI: coverages",
      url: "https://www.gosi.gov.sa/GOSIOnline/Coverages&locale=en_US",
      readOn: "2026-11-22",
    },
  },
  figures: {
    annuities: [
      {
        from: "2025-01-01",
        value: { old: 0.09, new: 0.09, least: 1500, most: 45000 },
        sources: ["zoho", "oa", "oracle"],
        confidence: "two_sources",
      },
      {
        from: "2025-07-01",
        value: { old: 0.09, new: 0.095, least: 1500, most: 45000 },
        sources: ["zoho", "remotepass"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: { old: 0.09, new: 0.1, least: 1500, most: 45000 },
        sources: ["zoho", "oa"],
        confidence: "two_sources",
        note: "Half a percent more each year until 11 % in July 2028. Zoho gives 3 July, RemotePass July.",
      },
    ],
    saned: [
      {
        from: "2025-01-01",
        value: { rate: 0.0075, least: 1500, most: 45000 },
        sources: ["remotepass", "oa"],
        confidence: "two_sources",
      },
    ],
    hazards: [
      {
        from: "2025-01-01",
        value: { rate: 0.02, most: 45000 },
        sources: ["remotepass", "oa", "gosi"],
        confidence: "two_sources",
      },
    ],
  },
};
