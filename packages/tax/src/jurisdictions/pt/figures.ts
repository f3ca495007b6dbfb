import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface PtFigures {
  readonly brackets: readonly Bracket[];
  readonly specific_deduction: number;
  readonly solidarity: readonly Bracket[];
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<PtFigures> = {
  code: "PT",
  name: "Portugal",
  currency: "EUR",
  decimals: 2,
  sources: {
    "forbes-pt": {
      title: "Forbes Portugal: table of 2023 with average rates",
      url: "https://www.forbespt.com/oe-2024-limites-dos-escaloes-de-irs-atualizados-em-3-e-taxas-ate-5o-escalao-baixam/",
      readOn: "2026-11-20",
    },
    apcmc: {
      title: "APCMC: Laws 32/2024 and 33/2024, table with average rates",
      url: "https://www.apcmc.pt/legislacao/irs-alteracao-de-taxas-e-deducoes-a-coleta/",
      readOn: "2026-11-20",
    },
    consultor: {
      title: "Conselhos do Consultor: rates of Law 33/2024",
      url: "https://conselhosdoconsultor.com/irs-novas-taxas-de-irs-em-vigor-em-2024/",
      readOn: "2026-11-20",
    },
    "pt-code": {
      title: "Several 2026 public implementations of CIRS art. 68 with identical tables",
      url: "https://info.portaldasfinancas.gov.pt",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    acontab: {
      title: "A Contabilista: specific deduction 4,104 (2023) and 4,350.24 (2024, Law 32/2024)",
      url: "https://acontabilista.pt/deducoes-especificas-irs-2024/",
      readOn: "2026-11-20",
    },
    "eco-pt": {
      title: "ECO: 4,350.24 for income 2024 (2025)",
      url: "https://eco.sapo.pt/?p=1627007",
      readOn: "2026-11-20",
    },
    montepio: {
      title: "Montepio: 4,350.24",
      url: "https://montepio.org/ei/pessoal/impostos/deducoes-especificas-no-irs-saiba-o-que-sao-e-os-valores",
      readOn: "2024-10-23",
    },
    "ekon-pt": {
      title: "e-konomista: pagamentos por conta (20 July, September, December)",
      url: "https://www.e-konomista.pt/pagamento-por-conta-trabalhadores-independentes/",
      readOn: "2023-07-07",
    },
    contarea: {
      title: "Contarea: pagamentos por conta (2025)",
      url: "https://contarea.com/?p=17182",
      readOn: "2026-11-20",
    },
    "sta-0548": {
      title:
        "Supreme Administrative Court, 0548/14: Civil Code, article 279 (e), moves a term that ends on a Saturday too",
      url: "http://www.dgsi.pt/jsta.nsf/35fbbbf22e1bb1e680256f8e003ea931/85f69be9aaad02fe80257d6d0038d359?OpenDocument&ExpandSection=1",
      readOn: "2026-11-22",
    },
    "rr-2025": {
      title: "Renascença: income tax due on 31 August 2025, a Sunday, payable on 1 September",
      url: "https://rr.pt/noticia/economia/2025/09/01/nao-se-esqueca-tem-ate-hoje-para-pagar-o-irs-de-2024/438068/",
      readOn: "2026-11-22",
    },
    "executive-2025": {
      title: "Executive Digest: income tax due on 31 August 2025, a Sunday, payable on 1 September",
      url: "https://executivedigest.sapo.pt/?p=627964",
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
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.145 },
          { over: 7479, rate: 0.21 },
          { over: 11_284, rate: 0.265 },
          { over: 15_992, rate: 0.285 },
          { over: 20_700, rate: 0.35 },
          { over: 26_355, rate: 0.37 },
          { over: 38_632, rate: 0.435 },
          { over: 50_483, rate: 0.45 },
          { over: 78_834, rate: 0.48 },
        ],
        sources: ["forbes-pt"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.13 },
          { over: 7703, rate: 0.165 },
          { over: 11_623, rate: 0.22 },
          { over: 16_472, rate: 0.25 },
          { over: 21_321, rate: 0.32 },
          { over: 27_146, rate: 0.355 },
          { over: 39_791, rate: 0.435 },
          { over: 43_000, rate: 0.45 },
          { over: 80_000, rate: 0.48 },
        ],
        sources: ["apcmc", "consultor"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.125 },
          { over: 8059, rate: 0.16 },
          { over: 12_160, rate: 0.215 },
          { over: 17_233, rate: 0.244 },
          { over: 22_306, rate: 0.314 },
          { over: 28_400, rate: 0.349 },
          { over: 41_629, rate: 0.431 },
          { over: 44_987, rate: 0.446 },
          { over: 83_696, rate: 0.48 },
        ],
        sources: ["pt-code", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.125 },
          { over: 8342, rate: 0.157 },
          { over: 12_587, rate: 0.212 },
          { over: 17_838, rate: 0.241 },
          { over: 23_089, rate: 0.311 },
          { over: 29_397, rate: 0.349 },
          { over: 43_090, rate: 0.431 },
          { over: 46_566, rate: 0.446 },
          { over: 86_634, rate: 0.48 },
        ],
        sources: ["pt-code", "ai2"],
        confidence: "two_sources",
      },
    ],
    specific_deduction: [
      {
        from: "2023-01-01",
        value: 4104,
        sources: ["acontab", "eco-pt"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 4350.24,
        sources: ["acontab", "eco-pt", "montepio"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: 4462.15, sources: ["pt-code", "ai2"], confidence: "one_source" },
      { from: "2026-01-01", value: 4587.09, sources: ["pt-code", "ai2"], confidence: "one_source" },
    ],
    solidarity: [
      {
        from: "2023-01-01",
        value: [
          { over: 80_000, rate: 0.025 },
          { over: 250_000, rate: 0.05 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["sta-0548", "rr-2025", "executive-2025"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "first", part: 1, of: 3, due: "07-20", year: 0 },
          { period: "second", part: 1, of: 3, due: "09-20", year: 0 },
          { period: "third", part: 1, of: 3, due: "12-20", year: 0 },
        ],
        sources: ["ekon-pt", "contarea"],
        confidence: "two_sources",
      },
    ],
  },
};
