import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface BrContributions {
  /** Marginal bands of a month; the last row is the ceiling. */
  readonly inss: readonly Bracket[];
  readonly inss_patronal: number;
  readonly terceiros: number;
  readonly fgts: number;
}

export const data: ContributionData<BrContributions> = {
  code: "BR",
  years: ["2025", "2026"],
  sources: {
    "kenoblau-2025": {
      title: "Kenoblau: tabela INSS 2025",
      url: "https://kenoblaucontabil.com/tabela-inss-2025",
      readOn: "2026-11-22",
    },
    "guiadodp-2025": {
      title: "Guia do DP: INSS 2025",
      url: "https://guiadodp.com.br/inss",
      readOn: "2026-11-22",
    },
    branquinho: {
      title:
        "Branquinho Contabilidade: tables of 2026 (Portaria Interministerial MPS/MF 13/2026) and 2025 (6/2025)",
      url: "https://www.branquinhocontabilidade.com.br/noticias/materias/2024/12/16/js/google-code-prettify/css/fancybox/arearestrita/capa.asp?infoid=6634",
      readOn: "2026-11-22",
    },
    "otrabalhador-2026": {
      title: "O Trabalhador: INSS 2026, ceiling 8,475.55",
      url: "https://otrabalhador.com/tag/novo-teto-do-inss-2026",
      readOn: "2026-11-22",
    },
    tudocalculo: {
      title: "TudoCalculo: folha de pagamento 2026",
      url: "https://www.tudocalculo.com.br/calculadoras/folha-pagamento",
      readOn: "2026-11-22",
    },
    calculodireto: {
      title: "CalculoDireto: custo do funcionário",
      url: "https://www.calculodireto.com.br/calculadoras/calculadora-custo-funcionario",
      readOn: "2026-11-22",
    },
    licitacao: {
      title:
        "Licitação Online: social charges, citing Law 8.212/91 art. 22 and Law 8.036/90 art. 15",
      url: "https://www.licitacao.online/planilha/modulo4",
      readOn: "2026-11-22",
    },
  },
  figures: {
    inss: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.075 },
          { over: 1518, rate: 0.09 },
          { over: 2793.88, rate: 0.12 },
          { over: 4190.83, rate: 0.14 },
          { over: 8157.41, rate: 0 },
        ],
        sources: ["kenoblau-2025", "guiadodp-2025", "branquinho"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.075 },
          { over: 1621, rate: 0.09 },
          { over: 2902.84, rate: 0.12 },
          { over: 4354.27, rate: 0.14 },
          { over: 8475.55, rate: 0 },
        ],
        sources: ["branquinho", "otrabalhador-2026"],
        confidence: "two_sources",
      },
    ],
    inss_patronal: [
      {
        from: "2025-01-01",
        value: 0.2,
        sources: ["licitacao", "tudocalculo", "calculodireto"],
        confidence: "two_sources",
      },
    ],
    terceiros: [
      {
        from: "2025-01-01",
        value: 0.058,
        sources: ["licitacao", "tudocalculo", "calculodireto"],
        confidence: "two_sources",
        note: "FPAS 515, the usual class.",
      },
    ],
    fgts: [
      {
        from: "2025-01-01",
        value: 0.08,
        sources: ["licitacao", "tudocalculo", "calculodireto"],
        confidence: "two_sources",
      },
    ],
  },
};
