import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface KeFigures {
  readonly brackets: readonly Bracket[];
  readonly personal_relief: number;
  readonly health_insurance_rate: number;
  readonly housing_levy_rate: number;
  readonly health_insurance_monthly_minimum: number;
}

export const data: JurisdictionData<KeFigures> = {
  code: "KE",
  name: "Kenya",
  currency: "KES",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "calc-ke": {
      title: "Calculator.co.ke: PAYE 2025 and 2026",
      url: "https://calculator.co.ke/paye-calculator-for-2025",
      readOn: "2026-11-20",
    },
    aren: {
      title: "Aren: PAYE parameters from July 2023 (2024)",
      url: "https://aren.co.ke/payroll/taxrates.htm",
      readOn: "2026-11-20",
    },
    metropol: {
      title: "Metropol TV: KRA notice, deductions from 27 December 2024 (2024-12)",
      url: "https://metropoltv.co.ke/kra-announces-key-changes-to-paye-following-tax-laws-amendments-act-2024/",
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
          { over: 0, rate: 0.1 },
          { over: 288_000, rate: 0.25 },
          { over: 388_000, rate: 0.3 },
          { over: 6_000_000, rate: 0.325 },
          { over: 9_600_000, rate: 0.35 },
        ],
        sources: ["ai2", "calc-ke", "aren"],
        confidence: "two_sources",
      },
    ],
    personal_relief: [
      {
        from: "2025-01-01",
        value: 28_800,
        sources: ["ai2", "calc-ke", "aren"],
        confidence: "two_sources",
      },
    ],
    health_insurance_rate: [
      { from: "2025-01-01", value: 0.0275, sources: ["ai2", "calc-ke"], confidence: "two_sources" },
    ],
    housing_levy_rate: [
      { from: "2025-01-01", value: 0.015, sources: ["ai2", "metropol"], confidence: "two_sources" },
    ],
    health_insurance_monthly_minimum: [
      { from: "2025-01-01", value: 300, sources: ["ai2", "calc-ke"], confidence: "two_sources" },
    ],
  },
};
