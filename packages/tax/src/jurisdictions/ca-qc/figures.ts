import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface CaQcFigures {
  readonly brackets: readonly Bracket[];
  readonly credit_rate: number;
  readonly basic_amount: { readonly amount: number };
  readonly worker_deduction: { readonly rate: number; readonly max: number };
}

export const data: JurisdictionData<CaQcFigures> = {
  code: "CA-QC",
  name: "Quebec",
  currency: "CAD",
  decimals: 2,
  sources: {
    cffp: {
      title: "Université de Sherbrooke, CFFP: scales of Quebec 2025 and 2026",
      url: "https://cffp.recherche.usherbrooke.ca/outils-ressources/guide-mesures-fiscales/bareme-imposition-particuliers",
      readOn: "2026-11-21",
    },
    "narcity-qc": {
      title: "Narcity, quoting the economic update of November 2025: basic amount 18,952",
      url: "https://www.narcity.com/fr/seuil-revenu-imposable-impot-quebec-2026",
      readOn: "2026-11-21",
    },
    awdnet: {
      title: "awdnet.ca copy of the CRA 2023 provincial brackets",
      url: "https://awdnet.ca/q-rates/139-taxbrkts",
      readOn: "2026-11-20",
    },
    knit: {
      title:
        "Knit People payroll tables of basic personal amounts 2022-2025 (from the CRA TD1 forms)",
      url: "https://www.knitpeople.com/payroll-legislations/income-tax-credits",
      readOn: "2026-11-20",
    },
    wowa: {
      title: "WOWA provincial calculators: Ontario and Prince Edward Island 2023-2024",
      url: "https://wowa.ca/pei-tax-calculator",
      readOn: "2026-11-20",
    },
    "taxtips-qc": {
      title: "TaxTips Quebec credits table (2026)",
      url: "https://www.taxtips.ca/qctax/quebec-tax-credits-and-deductions.htm",
      readOn: "2026-11-20",
    },
    "twealth-bc": {
      title: "TWealth BC combined table 2024",
      url: "https://twealth.net",
      readOn: "2026-11-20",
    },
    nethris: {
      title: "Nethris personal tax credits 2023-2024",
      url: "https://nethris.com/legislation/personal-tax-credits/",
      readOn: "2026-11-20",
    },
    "bt-pe": {
      title: "Baker Tilly: 2024 Prince Edward Island budget (2024 and 2025 brackets)",
      url: "https://www.bakertilly.ca/insights/2024-prince-edward-island-provincial-budget-tax-highlights",
      readOn: "2024-03-05",
    },
    "calc-on": {
      title: "CalculatorsCanada: Ontario surtax thresholds 2024",
      url: "https://calculatorscanada.ca/ontario-income-tax-calculator/",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    rcgt: {
      title: "Raymond Chabot Grant Thornton planning guide, Quebec tax table 2025",
      url: "https://www.rcgt.com/en/tax-planning-guide/tables/1-quebec-2/tax-table",
      readOn: "2026-11-20",
    },
    tntbooks: {
      title: "TNT Bookkeeping copy of the CRA 2026 rate page",
      url: "https://tntbooks.ca/2026/01/27/canadian-income-tax-rates-for-2026",
      readOn: "2026-01-27",
    },
    sage: {
      title: "Sage knowledge base: provincial claim amounts and indexation 2026",
      url: "https://us-kb.sage.com",
      readOn: "2026-11-20",
    },
    transcanada: {
      title: "Transcanada Wealth Management 2026 combined tables",
      url: "https://transcanadawealthmanagement.com/2026-tax-brackets",
      readOn: "2026-11-20",
    },
    apexcpa: {
      title: "Apex CPA: 2026 federal and provincial first thresholds",
      url: "https://www.apexcpa.net/news",
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
    brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.14 },
          { over: 49_275, rate: 0.19 },
          { over: 98_540, rate: 0.24 },
          { over: 119_910, rate: 0.2575 },
        ],
        sources: ["awdnet", "taxtips-qc"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.14 },
          { over: 51_780, rate: 0.19 },
          { over: 103_545, rate: 0.24 },
          { over: 126_000, rate: 0.2575 },
        ],
        sources: ["twealth-bc", "knit", "nethris", "bt-pe", "wowa", "calc-on"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.14 },
          { over: 53_255, rate: 0.19 },
          { over: 106_495, rate: 0.24 },
          { over: 129_590, rate: 0.2575 },
        ],
        sources: ["cffp", "ai2", "rcgt"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.14 },
          { over: 54_345, rate: 0.19 },
          { over: 108_680, rate: 0.24 },
          { over: 132_245, rate: 0.2575 },
        ],
        sources: ["cffp", "ai2", "tntbooks", "transcanada", "apexcpa"],
        confidence: "two_sources",
      },
    ],
    credit_rate: [
      {
        from: "2023-01-01",
        value: 0.14,
        sources: ["awdnet", "taxtips-qc"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.14,
        sources: ["twealth-bc", "knit", "nethris", "bt-pe", "wowa", "calc-on"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.14,
        sources: ["cffp", "ai2", "rcgt"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.14,
        sources: ["cffp", "ai2", "tntbooks"],
        confidence: "two_sources",
      },
    ],
    basic_amount: [
      {
        from: "2023-01-01",
        value: { amount: 17_183 },
        sources: ["knit", "taxtips-qc"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { amount: 18_056 },
        sources: ["knit", "nethris"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { amount: 18_571 },
        sources: ["ai2", "rcgt", "knit"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { amount: 18_952 },
        sources: ["narcity-qc", "ai2", "sage"],
        confidence: "two_sources",
      },
    ],
    worker_deduction: [
      {
        from: "2023-01-01",
        value: { rate: 0.06, max: 1315 },
        sources: ["taxtips-qc"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.06, max: 1380 },
        sources: ["twealth-bc", "knit", "nethris", "bt-pe", "wowa", "calc-on"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.06, max: 1420 },
        sources: ["ai2", "rcgt"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.06, max: 1450 },
        sources: ["ai2"],
        confidence: "one_source",
      },
    ],
  },
};
