import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface EgContributions {
  /** Rates of both sides on wages within two limits. */
  readonly social_insurance: {
    readonly employee: number;
    readonly employer: number;
    readonly least: number;
    readonly most: number;
  };
  readonly martyrs_fund: number;
}

export const data: ContributionData<EgContributions> = {
  code: "EG",
  years: ["2025", "2026"],
  sources: {
    deloitte24: {
      title: "Deloitte: wage caps from 1 January 2024, rates, and 15 % more each year to 2027",
      url: "https://www2.deloitte.com/ye/en/pages/tax/articles/new-wage-caps-for-social-security-contributions.html",
      readOn: "2026-11-22",
    },
    deloitte25: {
      title: "Deloitte: wage caps from 1 January 2025",
      url: "https://www.deloitte.com/middle-east/en/services/tax/perspectives/adjustment-to-social-security-contribution-caps.html",
      readOn: "2026-11-22",
    },
    mondaq: {
      title: "Mondaq: Law 4 of 2021 on the fund of martyrs and victims, 5/10000 of the salary",
      url: "https://www.mondaq.com/tax-authorities/1045650/law-no-4-of-2021-with-respect-to-the-martyrs-and-victims-fund-tax",
      readOn: "2026-11-22",
    },
    dne: {
      title: "Daily News Egypt: limits foreseen to 2027",
      url: "https://dailynewsegypt.com/2021/11/29/minimum-usis-is-set-at-egp-1200-insurance-authority",
      readOn: "2026-11-22",
    },
    oa: {
      title: "OpenAccountants: Egypt social insurance, with the limits of 2026 after PwC",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/egypt/eg-social-insurance.md",
      readOn: "2026-11-22",
    },
  },
  figures: {
    social_insurance: [
      {
        from: "2025-01-01",
        value: { employee: 0.11, employer: 0.1875, least: 2300, most: 14500 },
        sources: ["deloitte25", "dne"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.11, employer: 0.1875, least: 2700, most: 16700 },
        sources: ["oa", "deloitte24"],
        confidence: "two_sources",
        note: "The limits of 2025 and 15 %, raised to the next hundred.",
      },
    ],
    martyrs_fund: [
      { from: "2025-01-01", value: 0.0005, sources: ["mondaq", "oa"], confidence: "two_sources" },
    ],
  },
};
