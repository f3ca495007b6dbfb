import type { JurisdictionData } from "../../engine/figures.ts";
import type { TariffRow } from "../../engine/formulas/schedule.ts";

export interface CoFigures {
  readonly unit: number;
  readonly tariff: readonly TariffRow[];
  readonly labour_exemption: { readonly rate: number; readonly max_units: number };
}

export const data: JurisdictionData<CoFigures> = {
  code: "CO",
  name: "Colombia",
  currency: "COP",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    actualicese: {
      title: "Actualicese: article 241 and UVT 2025",
      url: "https://actualicese.com/estatutotributario/241-2/",
      readOn: "2025-10-14",
    },
    ascoop: {
      title: "Ascoop: DIAN resolution 000238 sets 52,374",
      url: "https://ascoopempresarial.coop/2026/01/06/dian-fijo-en-52-374-en-valor-de-la-uvt-para-el-ano-gravable-2026",
      readOn: "2026-01-06",
    },
    planningtax: {
      title: "Planning Tax: DIAN resolution 000238 of 2025 (2025-12)",
      url: "https://planningtax.com/en/dian-fija-el-valor-de-la-uvt-aplicable-para-el-ano-gravable-2026",
      readOn: "2026-11-20",
    },
    estatuto: {
      title: "Estatuto.co: article 241 (2025)",
      url: "http://estatuto.co/?e=987",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    unit: [
      {
        from: "2025-01-01",
        value: 49_799,
        sources: ["ai2", "actualicese"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 52_374,
        sources: ["ai2", "ascoop", "planningtax"],
        confidence: "two_sources",
      },
    ],
    tariff: [
      {
        from: "2025-01-01",
        value: [
          { over: 1090, base: 0, rate: 0.19 },
          { over: 1700, base: 116, rate: 0.28 },
          { over: 4100, base: 788, rate: 0.33 },
          { over: 8670, base: 2296, rate: 0.35 },
          { over: 18_970, base: 5901, rate: 0.37 },
          { over: 31_000, base: 10_352, rate: 0.39 },
        ],
        sources: ["ai2", "actualicese", "estatuto"],
        confidence: "two_sources",
      },
    ],
    labour_exemption: [
      {
        from: "2025-01-01",
        value: { rate: 0.25, max_units: 790 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
  },
};
