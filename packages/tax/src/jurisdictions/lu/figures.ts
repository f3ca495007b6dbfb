import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface LuFigures {
  readonly brackets: readonly Bracket[];
  readonly employment_fund: {
    readonly rate: number;
    readonly higher_rate: number;
    readonly over: number;
  };
  readonly lump_sums: { readonly work_expenses: number; readonly special_expenses: number };
  readonly employee_credit: readonly { readonly at: number; readonly amount: number }[];
  readonly climate_credit: {
    readonly amount: number;
    readonly full_to: number;
    readonly zero_from: number;
  };
}

export const data: JurisdictionData<LuFigures> = {
  code: "LU",
  name: "Luxembourg",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    stateless: {
      title: "Learn Stateless: Luxembourg 2025 brackets",
      url: "https://learn.stateless.to/en/luxembourg-income-tax-2025-smart-moves-for-global-nomads",
      readOn: "2026-11-20",
    },
    acd: {
      title:
        "Administration des contributions directes: formulas of the annual scale 2025 with the employment fund, as an open project transcribes them",
      url: "https://impotsdirects.public.lu/content/acd/fr/baremes.html",
      readOn: "2026-11-22",
    },
    "acd-workbook": {
      title:
        "Administration des contributions directes: workbook of the scale 2025, tax and employment fund each rounded down to the euro, as the research of europe-salary-calculator quotes it",
      url: "https://impotsdirects.public.lu/dam-assets/fr/baremes/bareme-2025-format-excel.xlsx",
      readOn: "2026-11-22",
    },
    "acd-cis-2024": {
      title: "Administration des contributions directes: credits of employees from 2024",
      url: "https://impotsdirects.public.lu/fr/az/c/credit-impot-salaries/cis2024.html",
      readOn: "2026-11-22",
    },
    "acd-cis-2026": {
      title:
        "Administration des contributions directes: credits of employees from 2026, as the research of europe-salary-calculator quotes it",
      url: "https://impotsdirects.public.lu/fr/az/c/credit-impot-salaries/cis2026.html",
      readOn: "2026-11-22",
    },
    "payroll-2025": {
      title:
        "An open payroll module for Luxembourg after the administration's page on the credits of 2025 and 2026: 192 and 216 euros",
      url: "https://impotsdirects.public.lu",
      readOn: "2026-11-22",
    },
    csl: {
      title: "CSL Luxembourg: rate and solidarity tax (2024 scale)",
      url: "https://www.csl.lu/en/your-rights/payroll-taxation/income-tax-at-a-glance/income-tax-rate/",
      readOn: "2024-01-31",
    },
  },
  years: [
    {
      label: "2025",
      from: "2025-01-01",
      to: "2025-12-31",
      status: "enacted",
      notes: ["Luxembourg: tax class 1."],
    },
    {
      label: "2026",
      from: "2026-01-01",
      to: "2026-12-31",
      status: "enacted",
      notes: ["Luxembourg: tax class 1."],
    },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 13_230, rate: 0.08 },
          { over: 15_435, rate: 0.09 },
          { over: 17_640, rate: 0.1 },
          { over: 19_845, rate: 0.11 },
          { over: 22_050, rate: 0.12 },
          { over: 24_255, rate: 0.14 },
          { over: 26_550, rate: 0.16 },
          { over: 28_845, rate: 0.18 },
          { over: 31_140, rate: 0.2 },
          { over: 33_435, rate: 0.22 },
          { over: 35_730, rate: 0.24 },
          { over: 38_025, rate: 0.26 },
          { over: 40_320, rate: 0.28 },
          { over: 42_615, rate: 0.3 },
          { over: 44_910, rate: 0.32 },
          { over: 47_205, rate: 0.34 },
          { over: 49_500, rate: 0.36 },
          { over: 51_795, rate: 0.38 },
          { over: 54_090, rate: 0.39 },
          { over: 117_450, rate: 0.4 },
          { over: 176_160, rate: 0.41 },
          { over: 234_870, rate: 0.42 },
        ],
        sources: ["ai2", "stateless"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 13_230, rate: 0.08 },
          { over: 15_435, rate: 0.09 },
          { over: 17_640, rate: 0.1 },
          { over: 19_845, rate: 0.11 },
          { over: 22_050, rate: 0.12 },
          { over: 24_255, rate: 0.14 },
          { over: 26_550, rate: 0.16 },
          { over: 28_845, rate: 0.18 },
          { over: 31_140, rate: 0.2 },
          { over: 33_435, rate: 0.22 },
          { over: 35_730, rate: 0.24 },
          { over: 38_025, rate: 0.26 },
          { over: 40_320, rate: 0.28 },
          { over: 42_615, rate: 0.3 },
          { over: 44_910, rate: 0.32 },
          { over: 47_205, rate: 0.34 },
          { over: 49_500, rate: 0.36 },
          { over: 51_795, rate: 0.38 },
          { over: 54_090, rate: 0.39 },
          { over: 117_450, rate: 0.4 },
          { over: 176_160, rate: 0.41 },
          { over: 234_870, rate: 0.42 },
        ],
        sources: ["acd-workbook", "ai2"],
        confidence: "two_sources",
      },
    ],
    employment_fund: [
      {
        from: "2025-01-01",
        value: { rate: 0.07, higher_rate: 0.09, over: 150_000 },
        sources: ["acd-workbook", "acd", "ai2", "csl"],
        confidence: "two_sources",
      },
    ],
    lump_sums: [
      {
        from: "2025-01-01",
        value: { work_expenses: 540, special_expenses: 480 },
        sources: ["ai2", "acd-workbook"],
        confidence: "two_sources",
      },
    ],
    employee_credit: [
      {
        from: "2025-01-01",
        value: [
          { at: 936, amount: 300 },
          { at: 11_265, amount: 599.541 },
          { at: 11_266, amount: 600 },
          { at: 40_000, amount: 600 },
          { at: 80_000, amount: 0 },
        ],
        sources: ["acd-cis-2024", "acd-cis-2026", "ai2"],
        confidence: "two_sources",
      },
    ],
    climate_credit: [
      {
        from: "2025-01-01",
        value: { amount: 192, full_to: 40_000, zero_from: 80_000 },
        sources: ["ai2", "payroll-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 216, full_to: 40_000, zero_from: 80_000 },
        sources: ["acd-cis-2026", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
