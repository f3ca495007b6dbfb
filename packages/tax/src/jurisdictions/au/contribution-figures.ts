import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface AuContributions {
  /** The rate, and the limit of earnings to which it applies in a period of the law. */
  readonly super_guarantee: {
    readonly rate: number;
    readonly period: "quarter" | "year";
    readonly limit: number;
  };
}

export const data: ContributionData<AuContributions> = {
  code: "AU",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    superguide: {
      title:
        "SuperGuide: maximum super contribution base 2024-25, 2025-26 and its tie to the concessional cap",
      url: "https://www.superguide.com.au/how-super-works/maximum-super-contribution-base",
      readOn: "2026-11-22",
    },
    rest: {
      title: "Rest: maximum super contribution base, 2019-20 to 2024-25",
      url: "https://rest.com.au/tools-advice/learning-centre/super-tips/maximum-super-contribution-base",
      readOn: "2026-11-22",
    },
    "rest-2026": {
      title: "Rest: maximum super contribution base 2026-27, 270,830 from a cap of 32,500",
      url: "https://rest.com.au/tools-advice/learning-centre/super-tips/maximum-super-contribution-base",
      readOn: "2026-11-23",
    },
    "grant-thornton": {
      title: "Grant Thornton: concessional cap of 32,500 from July 2026",
      url: "https://www.grantthornton.com.au/insights/client-alerts/time-to-revise-your-superannuation-strategy",
      readOn: "2026-11-23",
    },
    microkeeper: {
      title: "Microkeeper: maximum super contribution base by income year, after the ATO",
      url: "https://www.microkeeper.com.au/faq.php?faq=What-is-the-Maximum-Super-Contribution-Base",
      readOn: "2026-11-22",
    },
    art: {
      title: "Australian Retirement Trust: maximum super contribution base 2025-26",
      url: "https://www.australianretirementtrust.com.au/learn/superannuation/maximum-super-contribution-base",
      readOn: "2026-11-22",
    },
    ato: {
      title: "ATO: maximum contributions base under Payday Super, its formula",
      url: "https://www.ato.gov.au/businesses-and-organisations/super-for-employers/payday-super/paying-super-on-payday/what-payments-are-qualifying-earnings/maximum-contributions-base",
      readOn: "2026-11-23",
    },
  },
  figures: {
    super_guarantee: [
      {
        from: "2024-07-01",
        value: { rate: 0.115, period: "quarter", limit: 65070 },
        sources: ["superguide", "rest", "microkeeper"],
        confidence: "two_sources",
      },
      {
        from: "2025-07-01",
        value: { rate: 0.12, period: "quarter", limit: 62500 },
        sources: ["art", "superguide"],
        confidence: "two_sources",
        note: "Lower than in 2024-25, because the limit follows the concessional cap of 30,000 a year.",
      },
      {
        from: "2026-07-01",
        value: { rate: 0.12, period: "year", limit: 270830 },
        sources: ["rest-2026", "ato", "grant-thornton"],
        confidence: "two_sources",
        note: "Payday Super: the limit is that of the year, the concessional cap of 32,500 x 100 / 12, rounded down to ten dollars.",
      },
    ],
  },
};
