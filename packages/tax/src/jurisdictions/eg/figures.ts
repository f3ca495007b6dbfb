import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface EgFigures {
  readonly personal_exemption: number;
  readonly schedules: readonly {
    readonly up_to: number | null;
    readonly brackets: readonly Bracket[];
  }[];
}

export const data: JurisdictionData<EgFigures> = {
  code: "EG",
  name: "Egypt",
  currency: "EGP",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "deloitte-eg": {
      title: "Deloitte: law 7 of 2024 (full table) (2024-02)",
      url: "https://www.deloitte.com/middle-east/en/services/tax/perspectives/amendment-to-tax-brackets-and-annual-personal-exemption.html",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    personal_exemption: [
      {
        from: "2025-01-01",
        value: 20_000,
        sources: ["ai2", "deloitte-eg"],
        confidence: "two_sources",
      },
    ],
    schedules: [
      {
        from: "2025-01-01",
        value: [
          {
            up_to: 600_000,
            brackets: [
              { over: 40_000, rate: 0.1 },
              { over: 55_000, rate: 0.15 },
              { over: 70_000, rate: 0.2 },
              { over: 200_000, rate: 0.225 },
              { over: 400_000, rate: 0.25 },
            ],
          },
          {
            up_to: 700_000,
            brackets: [
              { over: 0, rate: 0.1 },
              { over: 55_000, rate: 0.15 },
              { over: 70_000, rate: 0.2 },
              { over: 200_000, rate: 0.225 },
              { over: 400_000, rate: 0.25 },
            ],
          },
          {
            up_to: 800_000,
            brackets: [
              { over: 0, rate: 0.15 },
              { over: 70_000, rate: 0.2 },
              { over: 200_000, rate: 0.225 },
              { over: 400_000, rate: 0.25 },
            ],
          },
          {
            up_to: 900_000,
            brackets: [
              { over: 0, rate: 0.2 },
              { over: 200_000, rate: 0.225 },
              { over: 400_000, rate: 0.25 },
            ],
          },
          {
            up_to: 1_200_000,
            brackets: [
              { over: 0, rate: 0.225 },
              { over: 400_000, rate: 0.25 },
            ],
          },
          {
            up_to: null,
            brackets: [
              { over: 0, rate: 0.25 },
              { over: 1_200_000, rate: 0.275 },
            ],
          },
        ],
        sources: ["ai2", "deloitte-eg"],
        confidence: "two_sources",
      },
    ],
  },
};
