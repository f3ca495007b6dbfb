import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface BrFigures {
  readonly brackets: readonly Bracket[];
  readonly simplified_discount: { readonly rate: number; readonly max: number };
  readonly reduction?: {
    readonly full_to: number;
    readonly max: number;
    readonly constant: number;
    readonly rate: number;
    readonly zero_from: number;
  };
}

export const data: JurisdictionData<BrFigures> = {
  code: "BR",
  name: "Brazil",
  currency: "BRL",
  decimals: 2,
  sources: {
    einvestidor: {
      title: "Agora/E-Investidor: annual table of 2023 with a worked base of 35,000",
      url: "https://dinheiroportal.com/index.php/2024/05/28/imposto-de-renda-2024-o-que-mudou-na-nova-tabela-de-deducoes",
      readOn: "2024-05-28",
    },
    wh3: {
      title: "WH3: monthly table from February 2024 (2,259.20)",
      url: "https://wh3.com.br/noticia/252108/imposto-de-renda-2024-tabela-tem-novos-valores;-veja-o-que-muda-.html",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    vidaemdia: {
      title: "Vida em Dia: annual limits of calendar year 2024",
      url: "https://github.com/vidaemdiaapp/aplicativovidaemdia/blob/main/tax_knowledge/2025/brackets.md",
      readOn: "2026-11-20",
    },
    wsgestao: {
      title: "WS Gestao Contabil: constants of 2024",
      url: "https://github.com/lucosvsk10/wsgestaocontabil/blob/main/src/utils/tax/constants.ts",
      readOn: "2026-11-20",
    },
    "br-code": {
      title: "Nine public implementations of Law 15.270/2025 constants (2026)",
      url: "https://www.gov.br/receitafederal",
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
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 24_511.92, rate: 0.075 },
          { over: 33_919.8, rate: 0.15 },
          { over: 45_012.6, rate: 0.225 },
          { over: 55_976.16, rate: 0.275 },
        ],
        sources: ["einvestidor"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 26_963.2, rate: 0.075 },
          { over: 33_919.8, rate: 0.15 },
          { over: 45_012.6, rate: 0.225 },
          { over: 55_976.16, rate: 0.275 },
        ],
        sources: ["wh3", "einvestidor"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 28_467.2, rate: 0.075 },
          { over: 33_919.8, rate: 0.15 },
          { over: 45_012.6, rate: 0.225 },
          { over: 55_976.16, rate: 0.275 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 29_145.6, rate: 0.075 },
          { over: 33_919.8, rate: 0.15 },
          { over: 45_012.6, rate: 0.225 },
          { over: 55_976.16, rate: 0.275 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    simplified_discount: [
      {
        from: "2023-01-01",
        value: { rate: 0.2, max: 16_754.34 },
        sources: ["vidaemdia", "wsgestao"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.2, max: 17_640 },
        sources: ["br-code"],
        confidence: "one_source",
      },
    ],
    reduction: [
      {
        from: "2026-01-01",
        value: {
          full_to: 60_000,
          max: 2694.15,
          constant: 8429.73,
          rate: 0.095575,
          zero_from: 88_200,
        },
        sources: ["ai2", "br-code"],
        confidence: "two_sources",
      },
    ],
  },
};
