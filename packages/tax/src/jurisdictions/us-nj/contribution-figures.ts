import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { Unemployment } from "../us/states/state-pay.ts";

export interface UsNjContributions {
  readonly nj_ui: { readonly rate: number; readonly upper: number };
  /** On the same wages as unemployment insurance. */
  readonly nj_wf: number;
  readonly nj_tdi: { readonly rate: number; readonly upper: number };
  readonly nj_fli: { readonly rate: number; readonly upper: number };
  readonly state_ui_employer: Unemployment;
}

/** The levies of New Jersey on wages. */
export const data: ContributionData<UsNjContributions> = {
  code: "US-NJ",
  years: ["2024", "2025", "2026"],
  sources: {
    "abacus-nj-2024": {
      title: "Abacus Payroll: 2024 New Jersey payroll tax rates",
      url: "https://abacuspay.com/resources/payroll-tax-wage-rates/2024-new-jersey-payroll-tax-rates/",
      readOn: "2026-11-22",
    },
    "njac-2024": {
      title: "N.J.A.C. 12:15-1.3: taxable wage bases of 2024",
      url: "https://regulations.justia.com/states/new-jersey/title-12/chapter-15/subchapter-1/section-12-15-1-3",
      readOn: "2026-11-22",
    },
    "pe-us": {
      title: "PolicyEngine US: gov/states, payroll parameters",
      url: "https://github.com/PolicyEngine/policyengine-us",
      readOn: "2026-11-22",
    },
    "tkt-nj-2025": {
      title: "TKT Payroll: New Jersey 2025",
      url: "https://tktenterprises1.com/NewJersey.html",
      readOn: "2026-11-22",
    },
    "njdol-2026": {
      title: "NJ DOL: new benefit rates and wage bases for 2026",
      url: "https://www.nj.gov/labor/lwdhome/press/2025/20251229_newbenefitrates2026.shtml",
      readOn: "2026-11-22",
    },
    "tkt-nj-2026": {
      title: "TKT Payroll: New Jersey 2026",
      url: "https://tktenterprises1.com/NewJersey.html",
      readOn: "2026-11-22",
    },
    "larkin-nj-2025": {
      title: "Larkin: NJ TDI and FLI 2025",
      url: "https://thelarkincompany.com/law-changes/new-jersey",
      readOn: "2026-11-22",
    },
    "payroll-solution-2025": {
      title: "Payroll Solution: taxable SUTA wage bases for 2025 by state",
      url: "https://payroll-solution.com/?p=6921",
      readOn: "2026-11-22",
    },
    "statsamerica-2024": {
      title:
        "STATS America: wage base for unemployment insurance tax in 2024 (US Department of Labor)",
      url: "https://www.statsamerica.org/sip/rank_list.aspx?rank_label=uit_wb",
      readOn: "2026-11-22",
    },
    "payrolltaxpeople-2025": {
      title: "Payroll Tax People: 2025 state wage base update",
      url: "https://payrolltaxpeople.com/resources",
      readOn: "2026-11-22",
    },
    "firstnonprofit-2026": {
      title: "First Nonprofit: 2026 SUTA cost factors by state",
      url: "https://www.firstnonprofit.com/?p=31794",
      readOn: "2026-11-22",
    },
  },
  figures: {
    nj_ui: [
      {
        from: "2024-01-01",
        value: { rate: 0.003825, upper: 42300 },
        sources: ["abacus-nj-2024", "njac-2024", "pe-us"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.003825, upper: 43300 },
        sources: ["tkt-nj-2025", "njdol-2026"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.003825, upper: 44800 },
        sources: ["njdol-2026", "tkt-nj-2026"],
        confidence: "two_sources",
      },
    ],
    nj_wf: [
      {
        from: "2024-01-01",
        value: 0.000425,
        sources: ["abacus-nj-2024", "tkt-nj-2025"],
        confidence: "two_sources",
      },
    ],
    nj_tdi: [
      {
        from: "2024-01-01",
        value: { rate: 0, upper: 161400 },
        sources: ["abacus-nj-2024", "larkin-nj-2025", "njac-2024"],
        confidence: "two_sources",
        note: "Workers paid nothing in 2024.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0023, upper: 165400 },
        sources: ["tkt-nj-2025", "larkin-nj-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0019, upper: 171100 },
        sources: ["pe-us", "njdol-2026"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
    nj_fli: [
      {
        from: "2024-01-01",
        value: { rate: 0.0009, upper: 161400 },
        sources: ["abacus-nj-2024", "payroll-solution-2025", "njac-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.0033, upper: 165400 },
        sources: ["tkt-nj-2025", "larkin-nj-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0023, upper: 171100 },
        sources: ["pe-us", "njdol-2026"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
    ],
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.034, published: "2024", upper: 42300 },
        sources: ["pe-us", "statsamerica-2024"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.034, published: "2024", upper: 43300 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025", "pe-us"],
        confidence: "one_source",
        note: "The wage base in two sources, the rate in one.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.034, published: "2024", upper: 44800 },
        sources: ["firstnonprofit-2026", "njdol-2026"],
        confidence: "one_source",
      },
    ],
  },
};
