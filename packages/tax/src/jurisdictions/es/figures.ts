import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface EsFigures {
  readonly state_brackets: readonly Bracket[];
  readonly personal_minimum: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
  readonly work_reduction?: {
    readonly flat: number;
    readonly flat_to: number;
    readonly first_slope: number;
    readonly second_from: number;
    readonly second_amount: number;
    readonly second_slope: number;
    readonly zero_from: number;
  };
  readonly other_expenses?: number;
  readonly minimum_wage_deduction?: {
    readonly amount: number;
    readonly full_to: number;
    readonly zero_from: number;
  };
}

export const data: JurisdictionData<EsFigures> = {
  code: "ES",
  name: "Spain",
  currency: "EUR",
  decimals: 2,
  sources: {
    "aeat-2024": {
      title: "Tax Agency: changes of 2024, reduction for earnings from 1 January 2024",
      url: "https://www3.agenciatributaria.gob.es/Sede/irpf/novedades-impuesto/novedades-normativa-2024/principales-novedades-real-decreto-ley-junio.html",
      readOn: "2026-11-22",
    },
    "aeat-2023": {
      title: "Tax Agency: practical manual 2023, scale of article 63.1",
      url: "https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/irpf-2023/c15-calculo-impuesto-determinacion-cuotas-integras/gravamen-aplicable-contribuyentes-irpf-residentes-extranjero/gravamen-base-liquidable-general.html",
      readOn: "2026-11-20",
    },
    "aeat-2022": {
      title: "Tax Agency: practical manual 2022, state scale",
      url: "https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/irpf-2022/c15-calculo-impuesto-determinacion-cuotas-integras/gravamen-base-liquidable-general/gravamen-estatal.html",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    iranon: {
      title: "Iranon: parameters of income tax 2023",
      url: "https://www.iranon.es/manuales/dr/cambios_normativa2023.html",
      readOn: "2026-11-20",
    },
    lirpf: {
      title:
        "Law 35/2006 on income tax, consolidated on 9 September 2026: articles 19, 20, 57 and 63 as in 2025, as an open project reads it",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764",
      readOn: "2026-11-22",
    },
    aeat: {
      title: "AEAT Manual práctico Renta 2025, chapter 15 (2026)",
      url: "https://sede.agenciatributaria.gob.es",
      readOn: "2026-11-20",
    },
    fiscaliza: {
      title: "Fiscaliza: modelo 130 deadlines 2026",
      url: "https://fiscaliza.es/guias/impuestos/modelo-130-irpf-trimestral-2026.html",
      readOn: "2026-11-20",
    },
    "cal-fiscal": {
      title: "Calendario fiscal autonomos: modelo 130 (2026)",
      url: "https://calendariofiscalautonomos.es/modelo-130-irpf-autonomos",
      readOn: "2026-11-20",
    },
    "eldiario-smi": {
      title: "eldiario.es: SMI deduction 2025 (340; 16,576 to 18,276; 0.2 per euro) (2025-07)",
      url: "https://madridinforma.eldiario.es",
      readOn: "2026-11-20",
    },
    "epress-smi": {
      title: "Europa Press: SMI deduction 2026 validated (590.89, 17,094, 20,048.45)",
      url: "https://www.europapress.es/economia/fiscal-00347/noticia-luz-verde-congreso-deduccion-irpf-perceptores-salario-minimo-20260318160429.html",
      readOn: "2026-03-18",
    },
    "okd-smi": {
      title: "Talent24h: Real Decreto-ley 5/2026 (2026-02)",
      url: "https://talent24h.okdiario.com",
      readOn: "2026-11-20",
    },
    "aeat-cal-2025": {
      title: "Tax Agency: calendar of 2025, deadlines on holidays end on the next working day",
      url: "https://sede.agenciatributaria.gob.es./Sede/en_gb/ayuda/calendario-contribuyente/calendario-contribuyente-2025/recuerde/vencimientos-dias-inhabiles-sabados-festivos.html",
      readOn: "2026-11-22",
    },
    "aeat-plazos-2025": {
      title: "Tax Agency: calendar of 2025, first quarter to 21 April, second to 21 July",
      url: "https://sede.agenciatributaria.gob.es/Sede/ayuda/calendario-contribuyente/calendario-contribuyente-2025/plazos-presentacion-autoliquidaciones-domiciliacion-bancaria.html",
      readOn: "2026-11-22",
    },
    "femz-2025": {
      title:
        "FEMZ: first quarter of 2025 to 21 April, to the 22nd where Easter Monday is a holiday",
      url: "https://femz.es/los-festivos-de-la-semana-santa-no-alteran-la-fecha-de-domiciliacion-fiscal-del-primer-trimestre",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    state_brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 12_450, rate: 0.12 },
          { over: 20_200, rate: 0.15 },
          { over: 35_200, rate: 0.185 },
          { over: 60_000, rate: 0.225 },
          { over: 300_000, rate: 0.245 },
        ],
        sources: ["aeat-2023", "aeat-2022"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 12_450, rate: 0.12 },
          { over: 20_200, rate: 0.15 },
          { over: 35_200, rate: 0.185 },
          { over: 60_000, rate: 0.225 },
          { over: 300_000, rate: 0.245 },
        ],
        sources: ["aeat-2023", "ai2"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.095 },
          { over: 12_450, rate: 0.12 },
          { over: 20_200, rate: 0.15 },
          { over: 35_200, rate: 0.185 },
          { over: 60_000, rate: 0.225 },
          { over: 300_000, rate: 0.245 },
        ],
        sources: ["ai2", "lirpf", "aeat-2023"],
        confidence: "two_sources",
      },
    ],
    personal_minimum: [
      { from: "2023-01-01", value: 5550, sources: ["iranon"], confidence: "one_source" },
      { from: "2024-01-01", value: 5550, sources: ["iranon", "aeat"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 5550,
        sources: ["aeat", "lirpf", "iranon"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["aeat-cal-2025", "aeat-plazos-2025", "femz-2025"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "04-20", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "07-20", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "10-20", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "01-30", year: 1 },
        ],
        sources: ["fiscaliza", "cal-fiscal"],
        confidence: "two_sources",
      },
    ],
    work_reduction: [
      {
        from: "2024-01-01",
        value: {
          flat: 7302,
          flat_to: 14_852,
          first_slope: 1.75,
          second_from: 17_673.52,
          second_amount: 2364.34,
          second_slope: 1.14,
          zero_from: 19_747.5,
        },
        sources: ["ai2", "lirpf", "aeat-2024"],
        confidence: "two_sources",
      },
    ],
    other_expenses: [
      { from: "2024-01-01", value: 2000, sources: ["ai2", "lirpf"], confidence: "two_sources" },
    ],
    minimum_wage_deduction: [
      {
        from: "2025-01-01",
        value: { amount: 340, full_to: 16_576, zero_from: 18_276 },
        sources: ["ai2", "eldiario-smi"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 590.89, full_to: 17_094, zero_from: 20_048.45 },
        sources: ["ai2", "epress-smi", "okd-smi"],
        confidence: "two_sources",
      },
    ],
  },
};
