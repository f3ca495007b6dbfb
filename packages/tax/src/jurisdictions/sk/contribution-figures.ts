import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Rates {
  readonly employee: number;
  readonly employer: number;
}

export interface SkContributions {
  /** The monthly ceiling of social insurance. Accident insurance has none. */
  readonly ceiling: number;
  readonly sickness: Rates;
  readonly old_age: Rates;
  readonly disability: Rates;
  readonly unemployment: Rates;
  readonly guarantee: number;
  readonly reserve: number;
  readonly accident: number;
  readonly health: Rates;
}

export const data: ContributionData<SkContributions> = {
  code: "SK",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title:
        "europe-salary-calculator: research of 2026 on Slovakia, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/slovakia.md",
      readOn: "2026-11-22",
    },
    jaspis: {
      title: "Jaspis: gross and net wage 2025, rates by fund and ceiling",
      url: "https://jaspis.sk/aktuality/hruba-cista-mzda-vypocet",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title:
        "PwC Worldwide Tax Summaries: Slovakia, other taxes (reviewed 2025-02-06), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/slovak-republic/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    podnikajte: {
      title: "Podnikajte: calculator of wages 2026, rates by fund",
      url: "https://www.podnikajte.sk/vypocet-cistej-mzdy.xhtml",
      readOn: "2026-11-22",
    },
    refresher: {
      title: "Refresher: net wage 2026, 9.4 and 5 percent",
      url: "https://news.refresher.sk/195261-KALKULACKA-Kolko-ti-zostane-z-vyplaty-v-roku-2026-Pozri-si-vypocet-cistej-mzdy",
      readOn: "2026-11-22",
    },
    topky: {
      title: "Topky: first wages of 2026, health insurance of 5 instead of 4 percent",
      url: "https://www.topky.sk/cl/10/9317309/Mame-to-cierne-na-bielom--Prve-tohtorocne-vyplaty-ukazali-krutu-realitu--TABULKA-o-kolko-menej-zarabame-v-cistom",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ceiling: [
      {
        from: "2025-01-01",
        value: 15_730,
        sources: ["jaspis", "pwc-2025"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: 16_764, sources: ["dossier"], confidence: "one_source" },
    ],
    sickness: [
      {
        from: "2025-01-01",
        value: { employee: 0.014, employer: 0.014 },
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    old_age: [
      {
        from: "2025-01-01",
        value: { employee: 0.04, employer: 0.14 },
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    disability: [
      {
        from: "2025-01-01",
        value: { employee: 0.03, employer: 0.03 },
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2025-01-01",
        value: { employee: 0.01, employer: 0.01 },
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
        note: "Of the employer's part, one half finances support in short-time work.",
      },
    ],
    guarantee: [
      {
        from: "2025-01-01",
        value: 0.0025,
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    reserve: [
      {
        from: "2025-01-01",
        value: 0.0475,
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    accident: [
      {
        from: "2025-01-01",
        value: 0.008,
        sources: ["jaspis", "dossier", "podnikajte"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2025-01-01",
        value: { employee: 0.04, employer: 0.11 },
        sources: ["pwc-2025", "topky"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.05, employer: 0.11 },
        sources: ["dossier", "refresher", "topky"],
        confidence: "two_sources",
      },
    ],
  },
};
