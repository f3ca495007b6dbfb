import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface BhContributions {
  /** Pension of Bahrainis; the employer's rate rises by 1 % each January until 2028. */
  readonly pension: { readonly employee: number; readonly employer: number; readonly most: number };
  readonly unemployment: { readonly employee: number; readonly most: number };
  readonly work_injury: { readonly employer: number; readonly most: number };
  /** End-of-service benefit of foreigners, paid to the Social Insurance Organization. */
  readonly end_of_service: {
    readonly first: number;
    readonly first_years: number;
    readonly later: number;
  };
}

export const data: ContributionData<BhContributions> = {
  code: "BH",
  years: ["2025", "2026"],
  sources: {
    sahwan: {
      title: "Sahwan Law: social insurance in 2025",
      url: "https://sahwanlaw.com/blog",
      readOn: "2026-11-22",
    },
    mercans: {
      title: "Mercans: Bahrain payroll alert, rates to 2028",
      url: "https://mercans.com/resources/statutory-alerts/bahrain-payroll-outsourcing-alert/12-07-2022",
      readOn: "2026-11-22",
    },
    oa: {
      title: "OpenAccountants: Bahrain payroll and social contributions",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/bahrain/bh-payroll-social.md",
      readOn: "2026-11-22",
    },
    mondaq: {
      title: "Mondaq: employers must pre-fund end-of-service benefits",
      url: "https://www.mondaq.com/employee-benefits--compensation/1435832/employers-must-start-pre-funding-the-mandatory-end-of-service-benefits",
      readOn: "2026-11-22",
    },
    lockton: {
      title: "Lockton: end-of-service gratuity of expatriates",
      url: "https://globalnews.lockton.com/bahrain-implements-new-end-of-service-gratuity-for-expatriates/",
      readOn: "2026-11-22",
    },
    ey: {
      title: "EY: end-of-service contributions in Bahrain",
      url: "https://globaltaxnews.ey.com/news/2024-0485",
      readOn: "2026-11-22",
    },
  },
  figures: {
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.07, employer: 0.14, most: 4000 },
        sources: ["sahwan", "mercans", "oa"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.07, employer: 0.15, most: 4000 },
        sources: ["mercans", "oa"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.01, most: 4000 },
        sources: ["sahwan", "oa"],
        confidence: "two_sources",
      },
    ],
    work_injury: [
      {
        from: "2025-01-01",
        value: { employer: 0.03, most: 4000 },
        sources: ["sahwan", "oa"],
        confidence: "two_sources",
      },
    ],
    end_of_service: [
      {
        from: "2025-01-01",
        value: { first: 0.042, first_years: 3, later: 0.084 },
        sources: ["mondaq", "lockton", "ey"],
        confidence: "two_sources",
      },
    ],
  },
};
