import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface ThFigures {
  readonly brackets: readonly Bracket[];
  readonly employment_deduction: { readonly rate: number; readonly max: number };
  readonly personal_allowance: number;
}

export const data: JurisdictionData<ThFigures> = {
  code: "TH",
  name: "Thailand",
  currency: "THB",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "oracle-th": {
      title: "Oracle Global Payroll for Thailand, normal income table (2024)",
      url: "https://docs.oracle.com",
      readOn: "2026-11-20",
    },
    phong: {
      title: "Phongphanich Accounting: deductions and allowances (2024)",
      url: "https://phongphanichaccounting.com/en/taxes-in-thailand/personal-income-tax/",
      readOn: "2026-11-20",
    },
    auditor: {
      title: "Auditor Channels: allowances (2024)",
      url: "https://auditorchannels.com/personal-income-tax/",
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
          { over: 150_000, rate: 0.05 },
          { over: 300_000, rate: 0.1 },
          { over: 500_000, rate: 0.15 },
          { over: 750_000, rate: 0.2 },
          { over: 1_000_000, rate: 0.25 },
          { over: 2_000_000, rate: 0.3 },
          { over: 5_000_000, rate: 0.35 },
        ],
        sources: ["ai2", "oracle-th"],
        confidence: "two_sources",
      },
    ],
    employment_deduction: [
      {
        from: "2025-01-01",
        value: { rate: 0.5, max: 100_000 },
        sources: ["ai2", "phong", "auditor"],
        confidence: "two_sources",
      },
    ],
    personal_allowance: [
      {
        from: "2025-01-01",
        value: 60_000,
        sources: ["ai2", "phong", "auditor"],
        confidence: "two_sources",
      },
    ],
  },
};
