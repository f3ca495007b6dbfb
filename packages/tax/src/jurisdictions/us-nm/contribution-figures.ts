import type { ContributionData } from "../../engine/contributions/define-contributions.ts";
import type { UnemploymentAlone } from "../us/states/state-pay.ts";

/** The levies of New Mexico on wages. */
export const data: ContributionData<UnemploymentAlone> = {
  code: "US-NM",
  years: ["2024", "2025", "2026"],
  sources: {
    "bloomberg-nm-2024": {
      title: "Bloomberg Tax: New Mexico 2024 unemployment tax rates",
      url: "https://news.bloombergtax.com/payroll/new-mexico-releases-2024-unemployment-tax-rates-wage-base",
      readOn: "2026-11-22",
    },
    "cch-nm": {
      title: "CCH: New Mexico new employers pay 1.0 % or the higher average of their industry",
      url: "http://hr.cch.com/news/uiss/112415a.asp",
      readOn: "2026-11-22",
    },
    "statsamerica-2024": {
      title:
        "STATS America: wage base for unemployment insurance tax in 2024 (US Department of Labor)",
      url: "https://www.statsamerica.org/sip/rank_list.aspx?rank_label=uit_wb",
      readOn: "2026-11-22",
    },
    "payroll-solution-2025": {
      title: "Payroll Solution: taxable SUTA wage bases for 2025 by state",
      url: "https://payroll-solution.com/?p=6921",
      readOn: "2026-11-22",
    },
    "payrolltaxpeople-2025": {
      title: "Payroll Tax People: 2025 state wage base update",
      url: "https://payrolltaxpeople.com/resources",
      readOn: "2026-11-22",
    },
    "govmath-2026": {
      title:
        "GovMath: wage bases and new employer rates of 2026, after the Department of Labor's Significant Provisions of January 2026",
      url: "https://github.com/rselladurai22-star/GovMath/blob/main/src/lib/us/credits-payroll.ts",
      readOn: "2026-11-22",
    },
  },
  figures: {
    state_ui_employer: [
      {
        from: "2024-01-01",
        value: { rate: 0.01, published: "2024", upper: 31700 },
        sources: ["bloomberg-nm-2024", "cch-nm", "statsamerica-2024"],
        confidence: "two_sources",
        note: "Of most industries: the law has 1 %, or the average of the industry if that is higher.",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.01, published: "2024", upper: 33200 },
        sources: ["payroll-solution-2025", "payrolltaxpeople-2025"],
        confidence: "two_sources",
        note: "Of most industries: the law has 1 %, or the average of the industry if that is higher.",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.01, published: "2024", upper: 34800 },
        sources: ["bloomberg-nm-2024", "cch-nm", "govmath-2026"],
        confidence: "one_source",
        note: "Of most industries: the law has 1 %, or the average of the industry if that is more. The wage base in one source.",
      },
    ],
  },
};
