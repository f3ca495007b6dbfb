import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Branch {
  readonly employee: number;
  readonly employer: number;
}

export interface LuContributions {
  /**
   * The monthly ceiling (five times the social minimum wage), and the allowance of care insurance
   * (a quarter of that wage).
   */
  readonly limits: { readonly ceiling: number; readonly abatement: number };
  readonly pension: Branch;
  readonly health_care: Branch;
  readonly health_cash: Branch;
  readonly dependency: number;
  /** The base rate, which is multiplied by the factor of the employer. */
  readonly accident: number;
  /** By the class of the employer, 1 to 4. */
  readonly mutuality: readonly number[];
  readonly health_at_work: number;
}

export const data: ContributionData<LuContributions> = {
  code: "LU",
  years: ["2025", "2026"],
  sources: {
    pwc25: {
      title: "PwC Luxembourg: social parameters on 1 January 2025",
      url: "https://www.pwc.lu/en/newsletter/2025/social-parameters-on-1st-january-2025.html",
      readOn: "2026-11-22",
    },
    chronicle25: {
      title: "Chronicle.lu: parameters revised on 1 May 2025",
      url: "https://www.chronicle.lu/category/economics/54757-pensions-other-social-parameters-revised-as-of-1-may-2025",
      readOn: "2026-11-22",
    },
    uel: {
      title: "UEL: social parameters 2025",
      url: "http://uel.lu/parametres_sociaux",
      readOn: "2026-11-22",
    },
    lockton: {
      title:
        "Lockton: Luxembourg reforms state pension system, 8.5% each, base 2,703.74 to 13,518.68",
      url: "https://global.lockton.com//us/en/news-insights/luxembourg-reforms-state-pension-system",
      readOn: "2026-11-22",
    },
    ccss26: {
      title:
        "CCSS: social parameters from 1 June 2026, index 992.24, as two open projects transcribe them",
      url: "https://ccss.public.lu/fr/parametres-sociaux.html",
      readOn: "2026-11-23",
    },
    "ccss-notice26": {
      title: "CCSS: notice 60 of 13 March 2026, rates of 2026, as an open project transcribes it",
      url: "https://ccss.public.lu/fr/publications/avis/2026/20260313-avis-60.html",
      readOn: "2026-11-23",
    },
    "fedil-january26": {
      title: "FEDIL: social parameters from 1 January 2026, as an open project transcribes them",
      url: "https://fedil.lu/fr/publications/parametres-sociaux-applicables-a-partir-du-1er-janvier-2026/",
      readOn: "2026-11-23",
    },
    "fedil-june26": {
      title: "FEDIL: social parameters from 1 June 2026, as an open project transcribes them",
      url: "https://fedil.lu/fr/publications/parametres-sociaux-applicables-a-partir-du-1er-juin-2026/",
      readOn: "2026-11-23",
    },
    securexref: {
      title: "Securex Luxembourg: pension reform",
      url: "https://securex.lu/en/pension-reform-what-changes-for-your-employees-and-your-business",
      readOn: "2026-11-22",
    },
    chronicle26: {
      title: "Chronicle.lu: social parameters 2026",
      url: "https://www.chronicle.lu/category/insurance/58736-luxembourg-confirms-social-parameters-new-elderly-support-for-2026",
      readOn: "2026-11-22",
    },
    securex26: {
      title: "Securex Luxembourg: news of January 2026, rates of the mutuality in 2025 and 2026",
      url: "https://securex.lu/?p=7160",
      readOn: "2026-11-22",
    },
  },
  figures: {
    limits: [
      {
        from: "2025-01-01",
        value: { ceiling: 13188.96, abatement: 659.45 },
        sources: ["pwc25", "chronicle25"],
        confidence: "two_sources",
      },
      {
        from: "2025-05-01",
        value: { ceiling: 13518.68, abatement: 675.93 },
        sources: ["uel", "chronicle25", "lockton"],
        confidence: "two_sources",
      },
      {
        from: "2026-06-01",
        value: { ceiling: 13856.63, abatement: 692.83 },
        sources: ["ccss26", "fedil-june26"],
        confidence: "two_sources",
        note: "Index 992.24. The published ceiling is two cents less than five times the rounded wage of 2,771.33.",
      },
    ],
    pension: [
      {
        from: "2025-01-01",
        value: { employee: 0.08, employer: 0.08 },
        sources: ["uel", "chronicle25", "pwc25"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { employee: 0.085, employer: 0.085 },
        sources: ["lockton", "securexref"],
        confidence: "two_sources",
      },
    ],
    health_care: [
      {
        from: "2025-01-01",
        value: { employee: 0.028, employer: 0.028 },
        sources: ["uel", "chronicle25", "chronicle26"],
        confidence: "two_sources",
      },
    ],
    health_cash: [
      {
        from: "2025-01-01",
        value: { employee: 0.0025, employer: 0.0025 },
        sources: ["uel", "chronicle25", "chronicle26"],
        confidence: "two_sources",
      },
    ],
    dependency: [
      {
        from: "2025-01-01",
        value: 0.014,
        sources: ["uel", "chronicle25", "chronicle26"],
        confidence: "two_sources",
      },
    ],
    accident: [
      { from: "2025-01-01", value: 0.007, sources: ["uel"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 0.0065,
        sources: ["ccss-notice26", "fedil-january26"],
        confidence: "two_sources",
      },
    ],
    mutuality: [
      {
        from: "2025-01-01",
        value: [0.0007, 0.0099, 0.0148, 0.0264],
        sources: ["uel"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [0.0023, 0.0095, 0.0156, 0.0266],
        sources: ["securex26", "ccss-notice26"],
        confidence: "two_sources",
      },
    ],
    health_at_work: [
      { from: "2025-01-01", value: 0.0014, sources: ["uel"], confidence: "one_source" },
      { from: "2026-01-01", value: 0.0014, sources: ["ccss26"], confidence: "one_source" },
    ],
  },
};
