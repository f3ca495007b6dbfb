import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface EsCtFigures {
  readonly regional_brackets: readonly Bracket[];
  readonly regional_minimum: number;
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<EsCtFigures> = {
  code: "ES-CT",
  name: "Catalonia",
  currency: "EUR",
  decimals: 2,
  sources: {
    "aeat-2025": {
      title:
        "Tax Agency: practical manual 2025, chapters 14 and 15: regional minima and scales, as two open projects transcribe them",
      url: "https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/irpf-2025/c14-adecuacion-impuesto-circunstancias-personales/minimo-autonomico-personal-familiar/cuadro-minimos-personales-familiares-estatal-autonomicos.html",
      readOn: "2026-11-22",
    },
    "hacienda-2026": {
      title:
        "Ministry of Finance: regional taxation 2026, chapter I: scale and minima as in 2025, as an open project reads it",
      url: "https://www.hacienda.gob.es/sgfal/financiacionterritorial/autonomica/capitulo-i-tributacion-autonomica-2026.pdf",
      readOn: "2026-11-22",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "festes-2025": {
      title: "Holidays in Catalonia in 2025 (Order EMT/85/2024; at Barcelona)",
      url: "https://barcelona.cat/casalsdebarri/trinitat-nova/es/detail/festes-estatals-i-autonomiques-a-catalunya-i-locals-a-barcelona-al-2025_99400735671",
      readOn: "2026-11-22",
    },
    "periodico-2025": {
      title: "El Periódico: holidays in Catalonia in 2025",
      url: "https://www.elperiodico.com/es/economia/20250220/calendario-laboral-cataluna-2025-festivos-99740535",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    weekend_rule: [
      {
        from: "2025-01-01",
        value: { moves: "next", holidays: ["2025-04-21"] },
        sources: [
          "aeat-plazos-2025",
          "aeat-cal-2025",
          "femz-2025",
          "festes-2025",
          "periodico-2025",
        ],
        confidence: "two_sources",
        note: "2025-04-21 is Easter Monday, a holiday of the region.",
      },
    ],
    regional_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 12_500, rate: 0.125 },
          { over: 22_000, rate: 0.16 },
          { over: 33_000, rate: 0.19 },
          { over: 53_000, rate: 0.215 },
          { over: 90_000, rate: 0.235 },
          { over: 120_000, rate: 0.245 },
          { over: 175_000, rate: 0.255 },
        ],
        sources: ["ai2", "aeat-2025", "hacienda-2026"],
        confidence: "two_sources",
      },
    ],
    regional_minimum: [
      {
        from: "2025-01-01",
        value: 5550,
        sources: ["ai2", "aeat-2025", "hacienda-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
