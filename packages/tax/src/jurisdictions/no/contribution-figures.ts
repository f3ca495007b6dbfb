import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface NoContributions {
  /** Nothing is due up to the limit, and never more than the share `taper` of the pay above it. */
  readonly trygdeavgift: {
    readonly rate: number;
    readonly low_rate: number;
    readonly limit: number;
    readonly taper: number;
  };
  /** Rates by the zone of the firm. */
  readonly arbeidsgiveravgift: {
    readonly I: number;
    readonly Ia: number;
    readonly II: number;
    readonly III: number;
    readonly IV: number;
    readonly IVa: number;
    readonly V: number;
  };
  readonly arbeidsgiveravgift_extra?: { readonly rate: number; readonly over: number };
  readonly otp?: { readonly rate: number; readonly upper: number };
}

export const data: ContributionData<NoContributions> = {
  code: "NO",
  years: ["2024", "2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Norway, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/norway.md",
      readOn: "2026-11-22",
    },
    formula: {
      title: "europe-salary-calculator: formula of Norway, the extra contribution ended in 2025",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/tools/calc/norway.py",
      readOn: "2026-11-22",
    },
    "pwc-2024": {
      title:
        "PwC Worldwide Tax Summaries: Norway, other taxes (reviewed 2024-08-13), as mirrored in based.guide.move",
      url: "https://github.com/Brigadirk/based.guide.move/blob/main/backend/tax_recommender/markdown/norway/individual/other-taxes.md",
      readOn: "2026-11-22",
    },
    "netcalc-2025": {
      title: "UniversalNetCalc: Norway 2025",
      url: "https://github.com/pascalwhoop/UniversalNetCalc/blob/main/configs/no/2025/base.yaml",
      readOn: "2026-11-22",
    },
    "netcalc-2026": {
      title: "UniversalNetCalc: Norway 2026",
      url: "https://github.com/pascalwhoop/UniversalNetCalc/blob/main/configs/no/2026/base.yaml",
      readOn: "2026-11-22",
    },
    langseth: {
      title: "Langseth Revisjon: employer's contribution of 2026 by zone",
      url: "https://www.aktuellesatser.no/langsethrevisjon/book/monochap",
      readOn: "2026-11-22",
    },
  },
  figures: {
    trygdeavgift: [
      {
        from: "2024-01-01",
        value: { rate: 0.078, low_rate: 0.051, limit: 69_650, taper: 0.25 },
        sources: ["pwc-2024"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.077, low_rate: 0.051, limit: 99_650, taper: 0.25 },
        sources: ["netcalc-2025"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.076, low_rate: 0.051, limit: 99_650, taper: 0.25 },
        sources: ["dossier", "netcalc-2026"],
        confidence: "two_sources",
      },
    ],
    arbeidsgiveravgift: [
      {
        from: "2024-01-01",
        value: { I: 0.141, Ia: 0.106, II: 0.106, III: 0.064, IV: 0.051, IVa: 0.079, V: 0 },
        sources: ["dossier", "pwc-2024"],
        confidence: "one_source",
        note: "Two sources for zone I, one for the others.",
      },
      {
        from: "2026-01-01",
        value: { I: 0.141, Ia: 0.106, II: 0.106, III: 0.064, IV: 0.051, IVa: 0.079, V: 0 },
        sources: ["dossier", "langseth"],
        confidence: "two_sources",
      },
    ],
    arbeidsgiveravgift_extra: [
      {
        from: "2024-01-01",
        value: { rate: 0.05, over: 850_000 },
        sources: ["pwc-2024", "formula"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: null,
        sources: ["dossier", "formula"],
        confidence: "two_sources",
      },
    ],
    otp: [
      {
        from: "2026-01-01",
        value: { rate: 0.02, upper: 1_613_028 },
        sources: ["dossier"],
        confidence: "one_source",
        note: "Up to 12 times the average basic amount of the year.",
      },
    ],
  },
};
