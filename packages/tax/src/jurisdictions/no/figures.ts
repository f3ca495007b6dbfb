import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface NoFigures {
  readonly bracket_tax: readonly Bracket[];
  readonly general_rate: number;
  readonly minimum_deduction: { readonly rate: number; readonly max: number };
  readonly personal_allowance: number;
}

export const data: JurisdictionData<NoFigures> = {
  code: "NO",
  name: "Norway",
  currency: "NOK",
  decimals: 2,
  sources: {
    "regj-2023": {
      title: "Regjeringen: Skattesatser 2023",
      url: "https://www.regjeringen.no/no/tema/okonomi-og-budsjett/skatter-og-avgifter/skattesatser-2023/id2929581/",
      readOn: "2023-06-17",
    },
    krogh: {
      title: "Krogh Revisjon: 2023 rates after the budget agreement (2022-12)",
      url: "https://www.kroghrevisjon.no/skattesatser-og-bunnfradrag-for-2023-etter-budsjettavtalen/",
      readOn: "2026-11-20",
    },
    "no-2024": {
      title: "Four public implementations of the 2024 values",
      url: "https://www.skatteetaten.no",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "no-code": {
      title: "Public 2026 Norwegian implementations",
      url: "https://www.skatteetaten.no",
      readOn: "2026-11-20",
    },
    benja: {
      title: "Benja: Norwegian tax 2026 (22 percent)",
      url: "https://tax.benja.dev/norway",
      readOn: "2026-11-20",
    },
    "wiki-pf": {
      title: "Wikipedia (no): Personfradrag, table citing Skatteetaten (2024)",
      url: "https://no.wikipedia.org/wiki/Personfradrag",
      readOn: "2026-11-20",
    },
    "skatt-pf": {
      title: "Skatteetaten: personfradrag 2024",
      url: "http://www.skatteetaten.no/nn/Tabellar-og-satsar/Personfradrag/",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    bracket_tax: [
      {
        from: "2023-01-01",
        value: [
          { over: 198_350, rate: 0.017 },
          { over: 279_150, rate: 0.04 },
          { over: 642_950, rate: 0.135 },
          { over: 926_800, rate: 0.165 },
          { over: 1_500_000, rate: 0.175 },
        ],
        sources: ["regj-2023", "krogh"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 208_050, rate: 0.017 },
          { over: 292_850, rate: 0.04 },
          { over: 670_000, rate: 0.136 },
          { over: 937_900, rate: 0.166 },
          { over: 1_350_000, rate: 0.176 },
        ],
        sources: ["no-2024"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 217_400, rate: 0.017 },
          { over: 306_050, rate: 0.04 },
          { over: 697_150, rate: 0.137 },
          { over: 942_400, rate: 0.167 },
          { over: 1_410_750, rate: 0.177 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 226_100, rate: 0.017 },
          { over: 318_300, rate: 0.04 },
          { over: 725_050, rate: 0.137 },
          { over: 980_100, rate: 0.168 },
          { over: 1_467_200, rate: 0.178 },
        ],
        sources: ["ai2", "no-code"],
        confidence: "two_sources",
      },
    ],
    general_rate: [
      { from: "2023-01-01", value: 0.22, sources: ["regj-2023"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.22, sources: ["benja", "no-code"], confidence: "two_sources" },
    ],
    minimum_deduction: [
      {
        from: "2023-01-01",
        value: { rate: 0.46, max: 104_450 },
        sources: ["krogh"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.46, max: 104_450 },
        sources: ["no-2024"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.46, max: 92_000 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.46, max: 95_700 },
        sources: ["ai2", "no-code"],
        confidence: "two_sources",
      },
    ],
    personal_allowance: [
      {
        from: "2023-01-01",
        value: 79_600,
        sources: ["krogh", "wiki-pf"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 88_250,
        sources: ["skatt-pf", "wiki-pf", "no-2024"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: 108_550, sources: ["ai2"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 114_540,
        sources: ["ai2", "no-code"],
        confidence: "two_sources",
      },
    ],
  },
};
