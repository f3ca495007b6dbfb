import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface BgContributions {
  /** The monthly ceiling of every contribution. In leva until 2025, in euro since 2026. */
  readonly ceiling: number;
  readonly pension: Rates;
  /** The rates of people born before 1960, who pay nothing into a universal pension fund. */
  readonly pension_before_1960: Rates;
  readonly sickness: Rates;
  readonly unemployment: Rates;
  readonly upf: Rates;
  readonly health: Rates;
  readonly accident: number;
}

export const data: ContributionData<BgContributions> = {
  code: "BG",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title:
        "europe-salary-calculator: research of 2026 on Bulgaria, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/bulgaria.md",
      readOn: "2026-11-22",
    },
    pwc: {
      title:
        "PwC Worldwide Tax Summaries: Bulgaria, other taxes (reviewed 2024-06-11), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/bulgaria/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    plovdiv: {
      title:
        "Schetovoditel Plovdiv: budget of social insurance 2025 (State Gazette 25/2025), ceilings of January and April",
      url: "https://schetovoditel-plovdiv.com/v-darjaven-vestnik-82-ot-27-09-2024-g-e-obnarodvan-zakon-za-izmenenie-dopalnenie-na-targovskiat-zakon-2-3/",
      readOn: "2026-11-22",
    },
    "24chasa": {
      title: "24 chasa: ceiling of 4,130 leva is 2,112 euro; the draft of 2,352 was not adopted",
      url: "https://www.24chasa.bg/bulgaria/article/21600765",
      readOn: "2026-11-22",
    },
    burgasinfo: {
      title: "BurgasInfo: pension insurance of 19.8 and 14.8 percent, and how it is divided",
      url: "https://www.burgasinfo.com/news/view/2/146702",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ceiling: [
      { from: "2025-01-01", value: 3750, sources: ["plovdiv"], confidence: "one_source" },
      {
        from: "2025-04-01",
        value: 4130,
        sources: ["plovdiv", "24chasa"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 2111.64,
        sources: ["dossier", "24chasa"],
        confidence: "two_sources",
        note: "4,130 leva in euro.",
      },
      { from: "2026-08-01", value: 2300, sources: ["dossier"], confidence: "one_source" },
    ],
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.0658, employer: 0.0822 },
        sources: ["dossier", "pwc", "burgasinfo"],
        confidence: "two_sources",
      },
    ],
    pension_before_1960: [
      {
        from: "2025-01-01",
        value: { employee: 0.0878, employer: 0.1102 },
        sources: ["burgasinfo"],
        confidence: "one_source",
        note: "19.8 % in all; the page divides 21.8 %, which was two points more.",
      },
    ],
    sickness: [
      {
        from: "2025-01-01",
        value: { employee: 0.014, employer: 0.021 },
        sources: ["dossier", "pwc"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.004, employer: 0.006 },
        sources: ["dossier", "pwc"],
        confidence: "two_sources",
      },
    ],
    upf: [
      {
        from: "2025-01-01",
        value: { employee: 0.022, employer: 0.028 },
        sources: ["dossier", "pwc"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2025-01-01",
        value: { employee: 0.032, employer: 0.048 },
        sources: ["dossier", "pwc"],
        confidence: "two_sources",
      },
    ],
    accident: [
      {
        from: "2025-01-01",
        value: 0.004,
        sources: ["dossier"],
        confidence: "one_source",
        note: "An office; 0.4 to 1.1 percent by activity.",
      },
      {
        from: "2026-08-01",
        value: 0.005,
        sources: ["dossier"],
        confidence: "one_source",
        note: "An office; 0.4 to 1.1 percent by activity.",
      },
    ],
  },
};
