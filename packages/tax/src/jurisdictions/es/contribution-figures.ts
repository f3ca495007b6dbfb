import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Branch {
  readonly employee: number;
  readonly employer: number;
}

export interface EsContributions {
  /** The monthly base: at least the minimum of groups 4 to 7, at most the ceiling. */
  readonly base: { readonly minimum: number; readonly maximum: number };
  readonly cc: Branch;
  readonly unemployment: { readonly permanent: Branch; readonly fixed_term: Branch };
  readonly training: Branch;
  readonly mei: Branch;
  readonly fogasa: number;
  /** Rate of office work; the option `accident_rate` replaces it. */
  readonly atep: number;
  /**
   * On monthly pay above the ceiling, from 2025: the rows begin at the ceiling, at 110 % and at 150
   * % of it.
   */
  readonly solidarity?: readonly {
    readonly over: number;
    readonly employee: number;
    readonly employer: number;
  }[];
}

export const data: ContributionData<EsContributions> = {
  code: "ES",
  years: ["2024", "2025", "2026"],
  sources: {
    umivale: {
      title: "umivale Activa: rules 2024, Orden PJC/51/2024",
      url: "https://umivaleactiva.es/ficha-novedades/dynacontent/normas-legales-de-cotizaci-n-2024",
      readOn: "2026-11-22",
    },
    pimec: {
      title: "PIMEC: bases 2024, Orden PJC/281/2024",
      url: "https://pimec.org/es/actualidad/noticia/n/actualizacion-de-las-bases-de-cotizacion-a-la-seguridad-social-para-el-ano-2024",
      readOn: "2026-11-22",
    },
    gomez: {
      title: "Gomez de la Flor: rules 2025",
      url: "https://gomezdelaflor.com/normas-de-cotizacion-a-la-seguridad-social-para-2025",
      readOn: "2026-11-22",
    },
    fer: {
      title: "FER: bulletin 6/2025, bases and rates 2025 (Orden PJC/178/2025)",
      url: "https://extranet.fer.es/esp/Asesorias/Laboral/Circulares_Informativas/Circulares_ano_2025/Boletin_Informacion_Laboral_62025_-_Publicadas_normas_legales_cotizacion_ano_2025/webDoc_35290.htm",
      readOn: "2026-11-22",
    },
    egarsat: {
      title: "Egarsat: bases and rates 2026, RDL 3/2026",
      url: "https://www.egarsat.es/bases-y-tipos-de-cotizacion-previstos-en-el-real-decreto-ley-3-2026",
      readOn: "2026-11-22",
    },
    afinom: {
      title: "Afinom: bases and rates 2026",
      url: "https://afinom.es/bases-y-tipos-de-cotizacion-2026/",
      readOn: "2026-11-22",
    },
    "epress-smi": {
      title: "Europa Press: SMI deduction 2026 validated (590.89, 17,094, 20,048.45)",
      url: "https://www.europapress.es/economia/fiscal-00347/noticia-luz-verde-congreso-deduccion-irpf-perceptores-salario-minimo-20260318160429.html",
      readOn: "2026-11-22",
    },
    "europe-calc": {
      title: "Th0masL/europe-salary-calculator (secondary source)",
      url: "https://github.com/Th0masL/europe-salary-calculator",
      readOn: "2026-11-22",
    },
    europapress: {
      title: "Europa Press: solidarity contribution and ceiling 2026",
      url: "https://www.europapress.es/economia/laboral-00346/noticia-salarios-superiores-51012-euros-mes-pagaran-cotizacion-extra-partir-hoy-20260101083851.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    base: [
      {
        from: "2024-01-01",
        value: { minimum: 1323, maximum: 4720.5 },
        sources: ["umivale", "pimec"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { minimum: 1381.2, maximum: 4909.5 },
        sources: ["gomez", "fer"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { minimum: 1424.5, maximum: 5101.2 },
        sources: ["egarsat", "afinom", "epress-smi"],
        confidence: "two_sources",
        note: "The minimum is the minimum wage of 1,221 in fourteen payments, by the month.",
      },
    ],
    cc: [
      {
        from: "2024-01-01",
        value: { employee: 0.047, employer: 0.236 },
        sources: ["umivale", "gomez", "egarsat"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2024-01-01",
        value: {
          permanent: { employee: 0.0155, employer: 0.055 },
          fixed_term: { employee: 0.016, employer: 0.067 },
        },
        sources: ["umivale", "gomez", "egarsat"],
        confidence: "two_sources",
      },
    ],
    training: [
      {
        from: "2024-01-01",
        value: { employee: 0.001, employer: 0.006 },
        sources: ["umivale", "gomez", "egarsat"],
        confidence: "two_sources",
      },
    ],
    mei: [
      {
        from: "2024-01-01",
        value: { employee: 0.0012, employer: 0.0058 },
        sources: ["umivale", "pimec"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { employee: 0.0013, employer: 0.0067 },
        sources: ["gomez", "fer"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.0015, employer: 0.0075 },
        sources: ["egarsat", "afinom"],
        confidence: "two_sources",
      },
    ],
    fogasa: [
      {
        from: "2024-01-01",
        value: 0.002,
        sources: ["umivale", "gomez", "egarsat"],
        confidence: "two_sources",
      },
    ],
    atep: [
      {
        from: "2024-01-01",
        value: 0.015,
        sources: ["europe-calc", "fer"],
        confidence: "one_source",
        note: "The tariff of premiums sets it by activity (Ley 42/2006, disposición adicional 4.ª).",
      },
    ],
    solidarity: [
      {
        from: "2025-01-01",
        value: [
          { over: 4909.5, employee: 0.0015, employer: 0.0077 },
          { over: 5400.45, employee: 0.0017, employer: 0.0083 },
          { over: 7364.25, employee: 0.0019, employer: 0.0098 },
        ],
        sources: ["gomez", "fer"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 5101.2, employee: 0.0019, employer: 0.0096 },
          { over: 5611.32, employee: 0.0021, employer: 0.0104 },
          { over: 7651.8, employee: 0.0024, employer: 0.0122 },
        ],
        sources: ["egarsat", "europapress"],
        confidence: "two_sources",
      },
    ],
  },
};
