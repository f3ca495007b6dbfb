import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface HkContributions {
  /**
   * The rate of each side. Below `least` the employee pays nothing. Pay above `most` does not raise
   * the contributions.
   */
  readonly mpf: {
    readonly rate: number;
    readonly least: number;
    readonly most: number;
    readonly least_age: number;
    readonly most_age: number;
  };
  /** The part of a year's contributions that is deducted from income. */
  readonly mpf_deduction: number;
}

export const data: ContributionData<HkContributions> = {
  code: "HK",
  years: ["2024-25", "2025-26", "2026-27"],
  sources: {
    mpfa: {
      title: "MPFA: mandatory contributions",
      url: "https://www.mpfa.org.hk/en/mpf-system/mandatory-contributions",
      readOn: "2026-11-22",
    },
    kirin: {
      title: "Kirin Financial: MPF",
      url: "https://kirinfinancial.com/MPF",
      readOn: "2026-11-22",
    },
    gum: {
      title: "GUM: mandatory contributions and tax matters",
      url: "https://www.gumhk.com/en-HK/mpf-mandatory-contribution-&-tax-matters",
      readOn: "2026-11-22",
    },
  },
  figures: {
    mpf: [
      {
        from: "2024-04-01",
        value: { rate: 0.05, least: 7100, most: 30000, least_age: 18, most_age: 65 },
        sources: ["mpfa", "kirin", "gum"],
        confidence: "two_sources",
      },
    ],
    mpf_deduction: [
      {
        from: "2024-04-01",
        value: 18000,
        sources: ["gum"],
        confidence: "one_source",
        note: "Inland Revenue Ordinance, section 26G and schedule 3B.",
      },
    ],
  },
};
