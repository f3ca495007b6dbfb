import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

/** Rates on the daily contribution base. */
export interface Branch {
  readonly employee?: number;
  readonly employer?: number;
}

export interface MxContributions {
  /** Daily value of the Unidad de Medida y Actualización. */
  readonly uma: number;
  /** Daily general minimum wage. */
  readonly minimum_wage: number;
  /** The largest daily base, in units. */
  readonly ceiling_umas: number;
  /** On one unit a day. */
  readonly em_fija: Branch;
  /** On the base above this number of units. */
  readonly em_excedente: Branch & { readonly over_umas: number };
  readonly em_gmp: Branch;
  readonly em_dinero: Branch;
  readonly iv: Branch;
  readonly guarderias: Branch;
  readonly retiro: Branch;
  readonly ceav_obrera: Branch;
  /** The employer's rate if the base does not exceed the minimum wage. */
  readonly ceav_minimum_wage: number;
  /**
   * The employer's rates, by the base in units. A rate applies to the whole base. A base exactly on
   * a limit belongs to the lower row.
   */
  readonly ceav_patronal: readonly Bracket[];
  readonly infonavit: Branch;
  /** The first rate of class I. */
  readonly riesgo: number;
}

export const data: ContributionData<MxContributions> = {
  code: "MX",
  years: ["2026"],
  sources: {
    "idc-rates": {
      title: "IDC: factors for contributions 2026",
      url: "https://idconline.mx/seguridad-social/2026/02/16/factores-para-cuotas-y-aportaciones-2026",
      readOn: "2026-11-22",
    },
    "idc-infonavit": {
      title: "IDC: factors of contributions and housing 2026",
      url: "https://idconline.mx/seguridad-social/2026/02/09/factores-de-las-cuotas-y-aportaciones-2026",
      readOn: "2026-11-22",
    },
    goconqr: {
      title: "Contributions of employers and workers by articles of the law (mind map)",
      url: "https://goconqr.com/de/mindmap/35620482/aportaciones-de-seguridad-social-cuotas-obrero-patronales",
      readOn: "2026-11-22",
    },
    tress: {
      title: "Tress: rates of the branches of social security",
      url: "https://jappi.tress.com.mx/Aprendo/Fiscal/Operacion/Porcentaje%20de%20las%20Ramas%20de%20Seguridad%20Social.aspx",
      readOn: "2026-11-22",
    },
    vlex: {
      title: "vLex: payroll guide, rates of the contributions to the IMSS",
      url: "https://vlex.com.mx/vid/apendice-i-779597553",
      readOn: "2026-11-22",
    },
    cronista: {
      title:
        "El Cronista: old-age contributions of employers in 2026, 3.15 % to 7.51 %, and to 11.875 % in 2030",
      url: "https://www.cronista.com/mexico/finanzas-economia/confirmado-habra-aumento-en-cuota-patronal-para-los-pensionados-que-cumplan-esta-condicion-en-mexico/",
      readOn: "2026-11-22",
    },
    hrmax: {
      title: "HRmax: payroll engine, minimum wages of 2025 and 2026, work risk 0.54355 %",
      url: "https://github.com/fcamachol/HRmax",
      readOn: "2026-11-22",
    },
    milenio: {
      title: "Milenio: unit of account of 2026 and 2025",
      url: "https://www.milenio.com/negocios/uma-2026-en-mexico-inegi-publica-cuanto-vale-ahora",
      readOn: "2026-11-22",
    },
  },
  figures: {
    uma: [
      {
        from: "2025-02-01",
        value: 113.14,
        sources: ["milenio", "hrmax"],
        confidence: "two_sources",
      },
      {
        from: "2026-02-01",
        value: 117.31,
        sources: ["milenio"],
        confidence: "one_source",
      },
    ],
    minimum_wage: [
      {
        from: "2026-01-01",
        value: 315.04,
        sources: ["hrmax"],
        confidence: "one_source",
      },
    ],
    ceiling_umas: [
      {
        from: "2026-01-01",
        value: 25,
        sources: ["idc-infonavit", "goconqr"],
        confidence: "two_sources",
      },
    ],
    em_fija: [
      {
        from: "2026-01-01",
        value: { employer: 0.204 },
        sources: ["idc-rates", "tress", "vlex"],
        confidence: "two_sources",
      },
    ],
    em_excedente: [
      {
        from: "2026-01-01",
        value: { employee: 0.004, employer: 0.011, over_umas: 3 },
        sources: ["idc-rates", "goconqr", "tress"],
        confidence: "two_sources",
      },
    ],
    em_gmp: [
      {
        from: "2026-01-01",
        value: { employee: 0.00375, employer: 0.0105 },
        sources: ["idc-rates", "goconqr", "tress"],
        confidence: "two_sources",
      },
    ],
    em_dinero: [
      {
        from: "2026-01-01",
        value: { employee: 0.0025, employer: 0.007 },
        sources: ["idc-rates", "goconqr", "tress"],
        confidence: "two_sources",
      },
    ],
    iv: [
      {
        from: "2026-01-01",
        value: { employee: 0.00625, employer: 0.0175 },
        sources: ["idc-rates", "goconqr", "tress"],
        confidence: "two_sources",
      },
    ],
    guarderias: [
      {
        from: "2026-01-01",
        value: { employer: 0.01 },
        sources: ["idc-rates", "tress"],
        confidence: "two_sources",
        note: "The mind map prints 2 %; the law has 1 %.",
      },
    ],
    retiro: [
      {
        from: "2026-01-01",
        value: { employer: 0.02 },
        sources: ["goconqr", "tress", "vlex"],
        confidence: "two_sources",
      },
    ],
    ceav_obrera: [
      {
        from: "2026-01-01",
        value: { employee: 0.01125 },
        sources: ["goconqr", "tress", "vlex"],
        confidence: "two_sources",
      },
    ],
    ceav_minimum_wage: [
      {
        from: "2026-01-01",
        value: 0.0315,
        sources: ["cronista"],
        confidence: "one_source",
      },
    ],
    ceav_patronal: [
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.03676 },
          { over: 1.5, rate: 0.04851 },
          { over: 2, rate: 0.05556 },
          { over: 2.5, rate: 0.06026 },
          { over: 3, rate: 0.06361 },
          { over: 3.5, rate: 0.06613 },
          { over: 4, rate: 0.07513 },
        ],
        sources: ["cronista"],
        confidence: "one_source",
        note: "Printed with two decimals.",
      },
    ],
    infonavit: [
      {
        from: "2026-01-01",
        value: { employer: 0.05 },
        sources: ["idc-infonavit", "goconqr"],
        confidence: "two_sources",
      },
    ],
    riesgo: [
      {
        from: "2026-01-01",
        value: 0.0054355,
        sources: ["hrmax"],
        confidence: "one_source",
        note: "The first rate of class I, which HRmax takes as the usual one.",
      },
    ],
  },
};
