import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  elo7: {
    title: "Elo7 help: cubic weight at Correios, exemption at 5 kg",
    url: "https://ajuda.elo7.com.br/hc/pt-br/articles/360001814752",
    readOn: "2026-11-20",
  },
  olist: {
    title: "Olist help: freight weight at Correios, above 5 kg",
    url: "https://get.olist.help/operacoes/outras-duvidas/como-calcular-o-peso-de-frete",
    readOn: "2026-11-20",
  },
  sedexRules: {
    title: "Rules of SEDEX and PAC: sizes",
    url: "https://caixadepapelaodeise.com.br/2019/01/09/as-regras-do-sedex-e-pac-para-envio-de-encomendas",
    readOn: "2026-11-22",
    date: "2019-01-09",
  },
  freteCorreios: {
    title: "frete-correios, a shop module: Correios sizes and cubic rule",
    url: "https://github.com/mtsalcova/frete-correios",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of Correios. */
export const correios = {
  carrier: "correios",
  name: "Correios",
  defaultProfile: "parcel",
  rules: [
    {
      id: "correios.parcel",
      profile: "parcel",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "dimensional-above", value: "5", unit: "kg" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: {
        maxWeight: "30",
        weightUnit: "kg",
        maxLength: "105",
        maxLengthPlusGirth: null,
        lengthUnit: "cm",
      },
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "one_source",
        applies: "one_source",
        limits: "one_source",
      },
      sources: [pages.elo7, pages.olist, pages.sedexRules, pages.freteCorreios],
      notes: [
        "Several third parties agree on the divisor. An older shop module sets the exemption at 10 kg in place of 5.",
        "The sides may add up to at most 200 cm, which is not checked.",
        "No weight rounding: examples of third parties keep 16.6667 and 10.434 kg.",
      ],
    },
  ],
} as const satisfies CarrierRow;
