import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface SiFigures {
  readonly brackets: readonly Bracket[];
  readonly general_allowance: number;
  readonly extra_allowance: {
    readonly const: number;
    readonly rate: number;
    readonly up_to: number;
  };
}

export const data: JurisdictionData<SiFigures> = {
  code: "SI",
  name: "Slovenia",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    regf: {
      title: "Regfollower: Slovenian brackets and allowance for 2026 (2025-12)",
      url: "https://regfollower.com/?p=76224",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.16 },
          { over: 9210.26, rate: 0.26 },
          { over: 27_089, rate: 0.33 },
          { over: 54_178, rate: 0.39 },
          { over: 78_016.32, rate: 0.5 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.16 },
          { over: 9721.43, rate: 0.26 },
          { over: 28_592.44, rate: 0.33 },
          { over: 57_184.88, rate: 0.39 },
          { over: 82_346.23, rate: 0.5 },
        ],
        sources: ["ai2", "regf"],
        confidence: "two_sources",
      },
    ],
    general_allowance: [
      { from: "2025-01-01", value: 5260, sources: ["ai2"], confidence: "one_source" },
      { from: "2026-01-01", value: 5551.93, sources: ["ai2", "regf"], confidence: "two_sources" },
    ],
    extra_allowance: [
      {
        from: "2025-01-01",
        value: { const: 19_736.99, rate: 1.17259, up_to: 16_832 },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { const: 20_832.39, rate: 1.17259, up_to: 17_766.18 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
  },
};
