import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { FilingStatus } from "../../engine/filing-status.ts";

export interface UsContributions {
  readonly oasdi: { readonly employee: number; readonly employer: number; readonly upper: number };
  readonly medicare: { readonly employee: number; readonly employer: number };
  /** On the wages of a return above a threshold. */
  readonly additional_medicare: {
    readonly rate: number;
    readonly over: Readonly<Record<FilingStatus, number>>;
  };
  /** The rate after the full credit for a state's contributions, on the first wages of the year. */
  readonly futa: {
    readonly rate: number;
    readonly upper: number;
    /** What the rate does not contain yet. */
    readonly leftOut?: string;
  };
}

export const data: ContributionData<UsContributions> = {
  code: "US",
  years: ["2024", "2025", "2026"],
  sources: {
    "pe-us": {
      title: "PolicyEngine US: gov/irs/payroll",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "ey-ss-2026": {
      title: "EY Tax News 2025-2158: Social Security wage base 2026",
      url: "https://taxnews.ey.com/news/2025-2158-social-security-wage-base-to-increase-in-2026",
      readOn: "2026-11-22",
    },
    "ctr-2026": {
      title: "CTR HCM: Social Security wage base 2026",
      url: "https://blog.ctrhcm.com/social-security-wage-base-to-increase-in-2026",
      readOn: "2026-11-22",
    },
    "ey-pfml-2024": {
      title: "EY Tax News 2023-2103: wage bases and rates of 2024",
      url: "https://taxnews.ey.com/news/2023-2103",
      readOn: "2026-11-22",
    },
    "payroll-org-futa": {
      title: "PayrollOrg: FUTA credit reduction for 2025",
      url: "https://blogs.payroll.org/pay-news-now/california-virgin-islands-face-futa-credit-reduction-for-2025",
      readOn: "2026-11-22",
    },
  },
  figures: {
    oasdi: [
      {
        from: "2024-01-01",
        value: { employee: 0.062, employer: 0.062, upper: 168600 },
        sources: ["pe-us", "ey-pfml-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.062, employer: 0.062, upper: 176100 },
        sources: ["ey-ss-2026", "ctr-2026", "pe-us"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.062, employer: 0.062, upper: 184500 },
        sources: ["ey-ss-2026", "ctr-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    medicare: [
      {
        from: "2024-01-01",
        value: { employee: 0.0145, employer: 0.0145 },
        sources: ["ey-ss-2026", "ctr-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    additional_medicare: [
      {
        from: "2024-01-01",
        value: {
          rate: 0.009,
          over: {
            single: 200000,
            married_joint: 250000,
            married_separate: 125000,
            head_of_household: 200000,
            surviving_spouse: 200000,
          },
        },
        sources: ["ey-ss-2026", "pe-us"],
        confidence: "two_sources",
      },
    ],
    futa: [
      {
        from: "2024-01-01",
        value: { rate: 0.006, upper: 7000 },
        sources: ["pe-us", "payroll-org-futa"],
        confidence: "two_sources",
      },
    ],
  },
};
