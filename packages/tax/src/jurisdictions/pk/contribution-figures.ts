import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface PkContributions {
  /** Rates on the minimum wage. The pay has no effect. */
  readonly eobi: { readonly employee: number; readonly employer: number };
  /** The default base of the contribution: the monthly federal minimum wage. */
  readonly minimum_wage: number;
}

export const data: ContributionData<PkContributions> = {
  code: "PK",
  years: ["2025-26"],
  sources: {
    oa: {
      title: "OpenAccountants: Pakistan social contributions",
      url: "https://github.com/ryanduguid/openaccountants/blob/main/skills/international/pakistan/pk-social-contributions.md",
      readOn: "2026-11-22",
    },
    crs: {
      title: "CRS: minimum wages and EOBI contributions",
      url: "https://www.crs.co.za/2023/10/04/crs-news-flash-2-october-2023-pakistan-minimum-wages-and-eobi-contributions/",
      readOn: "2026-11-22",
    },
    dawn: {
      title: "Dawn: minimum wage and EOBI, July 2025",
      url: "https://epaper.dawn.com/DetailImage.php?StoryImage=25_07_2025_007_002",
      readOn: "2026-11-22",
    },
    ilmy: {
      title: "Ilmy: salary calculator",
      url: "https://www.ilmy.pk/salary-calculator",
      readOn: "2026-11-22",
    },
  },
  figures: {
    eobi: [
      {
        from: "2025-07-01",
        value: { employee: 0.01, employer: 0.05 },
        sources: ["oa", "crs", "ilmy"],
        confidence: "two_sources",
      },
    ],
    minimum_wage: [
      {
        from: "2025-07-01",
        value: 37000,
        sources: ["dawn", "ilmy", "oa"],
        confidence: "two_sources",
        note: "The federal wage was not raised in July 2025; provinces ask for 40,000.",
      },
    ],
  },
};
