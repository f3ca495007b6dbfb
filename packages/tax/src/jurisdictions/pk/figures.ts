import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface PkFigures {
  readonly brackets: readonly Bracket[];
  readonly surcharge: Bracket;
}

export const data: JurisdictionData<PkFigures> = {
  code: "PK",
  name: "Pakistan",
  currency: "PKR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    truth: {
      title: "The Truth International: Finance Bill 2025-26 slabs as passed (2025-06)",
      url: "https://thetruthinternational.com/government-unveils-new-income-tax-slabs-for-salaried-class",
      readOn: "2026-11-20",
    },
    pakobs: {
      title: "Pakistan Observer: slabs 2025-26",
      url: "https://pakobserver.com.pk/?p=7076",
      readOn: "2026-11-20",
    },
    procyb: {
      title: "Procyberian: calculator notes, 9% surcharge over 10m (2026)",
      url: "https://procyberian.digitalpress.blog",
      readOn: "2026-11-20",
    },
  },
  years: [{ label: "2025-26", from: "2025-07-01", to: "2026-06-30", status: "enacted" }],
  figures: {
    brackets: [
      {
        from: "2025-07-01",
        value: [
          { over: 600_000, rate: 0.01 },
          { over: 1_200_000, rate: 0.11 },
          { over: 2_200_000, rate: 0.23 },
          { over: 3_200_000, rate: 0.3 },
          { over: 4_100_000, rate: 0.35 },
        ],
        sources: ["ai2", "truth", "pakobs"],
        confidence: "two_sources",
      },
    ],
    surcharge: [
      {
        from: "2025-07-01",
        value: { over: 10_000_000, rate: 0.09 },
        sources: ["ai2", "procyb"],
        confidence: "two_sources",
      },
    ],
  },
};
