import type { JurisdictionData } from "../../internal/figures.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface ArFigures {
  readonly brackets: readonly Bracket[];
  readonly nonTaxable: number;
  readonly specialEmployee: number;
}

export const arData: JurisdictionData<ArFigures> = {
  code: "AR",
  name: "Argentina",
  currency: "ARS",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    cgc: {
      title: "CGC Consultores: accumulated scale July-December 2025",
      url: "https://cgcconsultores.com.ar/?p=1491",
      readOn: "2026-11-20",
    },
    mdz: {
      title: "MDZ: December 2025 deductions",
      url: "https://www.mdzol.com",
      readOn: "2025-12-10",
    },
  },
  years: [{ label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" }],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.05 },
          { over: 1_749_901.45, rate: 0.09 },
          { over: 3_499_802.89, rate: 0.12 },
          { over: 5_249_704.34, rate: 0.15 },
          { over: 7_874_556.52, rate: 0.19 },
          { over: 15_749_113.04, rate: 0.23 },
          { over: 23_623_669.56, rate: 0.27 },
          { over: 35_435_504.34, rate: 0.31 },
          { over: 53_153_256.52, rate: 0.35 },
        ],
        sources: ["ai2", "cgc"],
        confidence: "one_source",
      },
    ],
    nonTaxable: [
      {
        from: "2025-01-01",
        value: 4_507_505.52,
        sources: ["ai2", "mdz"],
        confidence: "two_sources",
      },
    ],
    specialEmployee: [
      {
        from: "2025-01-01",
        value: 21_636_026.5,
        sources: ["ai2", "mdz"],
        confidence: "two_sources",
      },
    ],
  },
};
