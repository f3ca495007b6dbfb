import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface EsMdFigures {
  readonly regional_brackets: readonly Bracket[];
  readonly regional_minimum: number;
}

export const data: JurisdictionData<EsMdFigures> = {
  code: "ES-MD",
  name: "Madrid",
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
    "aeat-2023": {
      title: "Tax Agency: practical manual 2023 for the elderly, minima of Madrid",
      url: "https://sede.agenciatributaria.gob.es/Sede/gl_es/ayuda/manuales-videos-folletos/manuales-practicos/manual-especifico-irpf-2023-personas-anos/minimos/importes-minimo-personal-familiar-discapacidad-ccaa/comunidad-madrid.html",
      readOn: "2026-11-22",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    regional_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.085 },
          { over: 13_362.22, rate: 0.107 },
          { over: 19_004.63, rate: 0.128 },
          { over: 35_425.68, rate: 0.174 },
          { over: 57_320.4, rate: 0.205 },
        ],
        sources: ["ai2", "aeat-2025", "hacienda-2026"],
        confidence: "two_sources",
      },
    ],
    regional_minimum: [
      {
        from: "2025-01-01",
        value: 5956.65,
        sources: ["ai2", "aeat-2025", "hacienda-2026", "aeat-2023"],
        confidence: "two_sources",
      },
    ],
  },
};
