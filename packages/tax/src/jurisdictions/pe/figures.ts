import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface PeFigures {
  readonly unit: number;
  readonly brackets: readonly Bracket[];
  readonly work_deduction_units: number;
}

export const data: JurisdictionData<PeFigures> = {
  code: "PE",
  name: "Peru",
  currency: "PEN",
  decimals: 2,
  sources: {
    correo: {
      title: "Diario Correo: UIT 2012-2026",
      url: "https://diariocorreo.pe/economia/mef-fija-la-uit-en-s5500-para-el-2026-desde-el-1-de-enero-noticia/",
      readOn: "2025-12-17",
    },
    gestion: {
      title: "Gestion: UIT 2012-2026, DS 301-2025-EF",
      url: "https://gestion.pe/economia/mef-aprobo-valor-de-unidad-impositiva-tributaria-en-s-5500-para-el-2026-noticia/",
      readOn: "2025-12-17",
    },
    larep: {
      title: "La Republica: fifth category 2025",
      url: "https://larepublica.pe",
      readOn: "2025-01-29",
    },
    calcrap: {
      title: "Calculorapido: scale 2024",
      url: "https://calculorapido.com/calculadora-de-renta-peru.html",
      readOn: "2026-11-20",
    },
    "particle-pe": {
      title: "Particle News: UIT 2026 effects (84 and 192 soles saved) (2025-12)",
      url: "https://particle.news",
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
    unit: [
      {
        from: "2023-01-01",
        value: 4950,
        sources: ["correo", "gestion"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 5150,
        sources: ["correo", "gestion"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 5350,
        sources: ["correo", "gestion"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 5500,
        sources: ["correo", "gestion"],
        confidence: "two_sources",
      },
    ],
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.08 },
          { over: 5, rate: 0.14 },
          { over: 20, rate: 0.17 },
          { over: 35, rate: 0.2 },
          { over: 45, rate: 0.3 },
        ],
        sources: ["larep", "calcrap"],
        confidence: "two_sources",
      },
    ],
    work_deduction_units: [
      {
        from: "2023-01-01",
        value: 7,
        sources: ["larep", "particle-pe"],
        confidence: "two_sources",
      },
    ],
  },
};
