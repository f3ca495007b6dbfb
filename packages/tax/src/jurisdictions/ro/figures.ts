import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface RoFigures {
  readonly brackets: readonly Bracket[];
  readonly pension_rate: number;
  readonly health_rate: number;
}

export const data: JurisdictionData<RoFigures> = {
  code: "RO",
  name: "Romania",
  currency: "RON",
  decimals: 2,
  sources: {
    playtech: {
      title: "Playtech: 2025 simulation",
      url: "https://playtech.ro/2025/simulare-salariu-net-2025-cat-iti-ia-statul-prin-cas-si-cass/",
      readOn: "2025-09-18",
    },
    quickconta: {
      title: "Quickconta: salary calculator 2026 (2026-02)",
      url: "https://quickconta.ro/calculator/salariu",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.1 }],
        sources: ["playtech", "quickconta"],
        confidence: "two_sources",
      },
    ],
    pension_rate: [
      {
        from: "2025-01-01",
        value: 0.25,
        sources: ["playtech", "quickconta"],
        confidence: "two_sources",
      },
    ],
    health_rate: [
      {
        from: "2025-01-01",
        value: 0.1,
        sources: ["playtech", "quickconta"],
        confidence: "two_sources",
      },
    ],
  },
};
