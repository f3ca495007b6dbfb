import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface ChFigures {
  readonly single: {
    readonly brackets: readonly Bracket[];
    readonly flat_from: number;
    readonly flat_rate: number;
  };
  readonly married: {
    readonly brackets: readonly Bracket[];
    readonly flat_from: number;
    readonly flat_rate: number;
  };
  readonly minimum_levied: number;
}

export const data: JurisdictionData<ChFigures> = {
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
    "estv-2026": {
      title:
        "Federal Tax Administration: circular 2-215-D-2025 of 11 September 2025 with the tariff of 2026 (AS 2025 579), as two open projects transcribe it",
      url: "https://www.estv.admin.ch/dam/de/sd-web/vFK3ntWLQ4s4/2-215-D-2025-d.pdf",
      readOn: "2026-11-22",
    },
    devbrains: {
      title:
        "devbrains-com/swisstaxcalculator: tariffs of the administration's own calculator, data/parsed/<year>/tarifs/0.json",
      url: "https://github.com/devbrains-com/swisstaxcalculator",
      readOn: "2026-11-22",
    },
    "dbg-2023": {
      title: "Federal act on the direct federal tax, article 36, as of 2023",
      url: "https://www.swissrights.ch/gesetz/Artikel-36-DBG-2023-DE.php",
      readOn: "2026-11-22",
    },
    "dbg-2024": {
      title: "Federal act on the direct federal tax, article 36, May 2024",
      url: "https://lawbrary.ch/law/art/DBG-v2024.05-de-art-36",
      readOn: "2026-11-22",
    },
    lawbrary: {
      title: "Federal act on the direct federal tax, article 36, January 2025",
      url: "https://lawbrary.ch/law/art/DBG-v2025.01-de-art-36",
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
    single: [
      {
        from: "2023-01-01",
        value: {
          brackets: [
            { over: 14_800, rate: 0.0077 },
            { over: 32_200, rate: 0.0088 },
            { over: 42_200, rate: 0.0264 },
            { over: 56_200, rate: 0.0297 },
            { over: 73_900, rate: 0.0594 },
            { over: 79_600, rate: 0.066 },
            { over: 105_500, rate: 0.088 },
            { over: 137_200, rate: 0.11 },
            { over: 179_400, rate: 0.132 },
          ],
          flat_from: 769_700,
          flat_rate: 0.115,
        },
        sources: ["dbg-2023", "devbrains"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          brackets: [
            { over: 15_000, rate: 0.0077 },
            { over: 32_800, rate: 0.0088 },
            { over: 42_900, rate: 0.0264 },
            { over: 57_200, rate: 0.0297 },
            { over: 75_200, rate: 0.0594 },
            { over: 81_000, rate: 0.066 },
            { over: 107_400, rate: 0.088 },
            { over: 139_600, rate: 0.11 },
            { over: 182_600, rate: 0.132 },
          ],
          flat_from: 783_300,
          flat_rate: 0.115,
        },
        sources: ["dbg-2024", "devbrains"],
        confidence: "two_sources",
      },
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
          flat_from: 793_400,
          flat_rate: 0.115,
        },
        sources: ["dbg-36", "devbrains", "ai2"],
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
          flat_from: 794_000,
          flat_rate: 0.115,
        },
        sources: ["estv-2026", "devbrains", "ai2"],
        confidence: "two_sources",
      },
    ],
    married: [
      {
        from: "2023-01-01",
        value: {
          brackets: [
            { over: 28_800, rate: 0.01 },
            { over: 51_800, rate: 0.02 },
            { over: 59_400, rate: 0.03 },
            { over: 76_700, rate: 0.04 },
            { over: 92_000, rate: 0.05 },
            { over: 105_400, rate: 0.06 },
            { over: 116_900, rate: 0.07 },
            { over: 126_500, rate: 0.08 },
            { over: 134_200, rate: 0.09 },
            { over: 139_900, rate: 0.1 },
            { over: 143_800, rate: 0.11 },
            { over: 145_800, rate: 0.12 },
            { over: 147_700, rate: 0.13 },
          ],
          flat_from: 912_600,
          flat_rate: 0.115,
        },
        sources: ["dbg-2023", "devbrains"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          brackets: [
            { over: 29_300, rate: 0.01 },
            { over: 52_700, rate: 0.02 },
            { over: 60_500, rate: 0.03 },
            { over: 78_100, rate: 0.04 },
            { over: 93_600, rate: 0.05 },
            { over: 107_200, rate: 0.06 },
            { over: 119_000, rate: 0.07 },
            { over: 128_800, rate: 0.08 },
            { over: 136_600, rate: 0.09 },
            { over: 142_300, rate: 0.1 },
            { over: 146_300, rate: 0.11 },
            { over: 148_300, rate: 0.12 },
            { over: 150_300, rate: 0.13 },
          ],
          flat_from: 928_700,
          flat_rate: 0.115,
        },
        sources: ["dbg-2024", "devbrains"],
        confidence: "two_sources",
      },
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
          flat_from: 940_900,
          flat_rate: 0.115,
        },
        sources: ["dbg-36", "devbrains", "palemdev"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          brackets: [
            { over: 29_700, rate: 0.01 },
            { over: 53_400, rate: 0.02 },
            { over: 61_300, rate: 0.03 },
            { over: 79_100, rate: 0.04 },
            { over: 94_900, rate: 0.05 },
            { over: 108_700, rate: 0.06 },
            { over: 120_600, rate: 0.07 },
            { over: 130_500, rate: 0.08 },
            { over: 138_400, rate: 0.09 },
            { over: 144_300, rate: 0.1 },
            { over: 148_300, rate: 0.11 },
            { over: 150_400, rate: 0.12 },
            { over: 152_400, rate: 0.13 },
          ],
          flat_from: 941_400,
          flat_rate: 0.115,
        },
        sources: ["estv-2026", "devbrains"],
        confidence: "two_sources",
      },
    ],
    minimum_levied: [
      {
        from: "2023-01-01",
        value: 25,
        sources: ["lawbrary", "dbg-36", "estv-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
