import type { JurisdictionData } from "../../internal/figures.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface ChFigures {
  readonly single: {
    readonly brackets: readonly Bracket[];
    readonly flatFrom: number;
    readonly flatRate: number;
  };
  readonly married?: {
    readonly brackets: readonly Bracket[];
    readonly flatFrom: number;
    readonly flatRate: number;
  };
  readonly minimumLevied: number;
}

export const chData: JurisdictionData<ChFigures> = {
  code: "CH",
  name: "Switzerland (federal)",
  currency: "CHF",
  decimals: 2,
  sources: {
    "dbg-36": {
      title: "Federal act on the direct federal tax, article 36, as of 2025",
      url: "https://swissrights.ch/gesetze/Artikel-36-DBG-2025-DE.php",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    palemdev: {
      title: "swiss-tax-calculator federalTax.ts (its first married rows mix two conventions)",
      url: "https://github.com/palemdev/swiss-tax-calculator",
      readOn: "2025-12-26",
    },
    lawbrary: {
      title: "Federal act on the direct federal tax, article 36, January 2025",
      url: "https://lawbrary.ch/law/art/DBG-v2025.01-de-art-36",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    single: [
      {
        from: "2025-01-01",
        value: {
          brackets: [
            { over: 15_200, rate: 0.0077 },
            { over: 33_200, rate: 0.0088 },
            { over: 43_500, rate: 0.0264 },
            { over: 58_000, rate: 0.0297 },
            { over: 76_100, rate: 0.0594 },
            { over: 82_000, rate: 0.066 },
            { over: 108_800, rate: 0.088 },
            { over: 141_500, rate: 0.11 },
            { over: 184_900, rate: 0.132 },
          ],
          flatFrom: 793_400,
          flatRate: 0.115,
        },
        sources: ["dbg-36", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          brackets: [
            { over: 15_200, rate: 0.0077 },
            { over: 33_200, rate: 0.0088 },
            { over: 43_500, rate: 0.0264 },
            { over: 58_000, rate: 0.0297 },
            { over: 76_200, rate: 0.0594 },
            { over: 82_100, rate: 0.066 },
            { over: 108_900, rate: 0.088 },
            { over: 141_500, rate: 0.11 },
            { over: 185_100, rate: 0.132 },
          ],
          flatFrom: 794_000,
          flatRate: 0.115,
        },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
    married: [
      {
        from: "2025-01-01",
        value: {
          brackets: [
            { over: 29_700, rate: 0.01 },
            { over: 53_400, rate: 0.02 },
            { over: 61_300, rate: 0.03 },
            { over: 79_100, rate: 0.04 },
            { over: 94_900, rate: 0.05 },
            { over: 108_600, rate: 0.06 },
            { over: 120_500, rate: 0.07 },
            { over: 130_500, rate: 0.08 },
            { over: 138_300, rate: 0.09 },
            { over: 144_200, rate: 0.1 },
            { over: 148_200, rate: 0.11 },
            { over: 150_300, rate: 0.12 },
            { over: 152_300, rate: 0.13 },
          ],
          flatFrom: 940_900,
          flatRate: 0.115,
        },
        sources: ["palemdev", "dbg-36"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: null,
        sources: ["palemdev", "dbg-36"],
        confidence: "two_sources",
      },
    ],
    minimumLevied: [
      { from: "2025-01-01", value: 25, sources: ["lawbrary", "dbg-36"], confidence: "two_sources" },
    ],
  },
};
