import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

export interface RoContributions {
  readonly cas: number;
  readonly cass: number;
  readonly cam: number;
  /**
   * The monthly minimum wage, and the part of it that is free of tax and contributions if the pay
   * is the minimum wage.
   */
  readonly minimum_wage: { readonly amount: number; readonly untaxed: number };
  /**
   * Fiscal Code art. 77: shares of the minimum wage by the number of dependents. They fall by
   * `step_rate` for every `step` of pay above the minimum wage, up to `limit` above it.
   */
  readonly personal_deduction: {
    readonly rates: readonly number[];
    readonly step: number;
    readonly step_rate: number;
    readonly limit: number;
    readonly young_rate: number;
    readonly young_below: number;
  };
}

export const data: ContributionData<RoContributions> = {
  code: "RO",
  years: ["2025", "2026"],
  sources: {
    dossier: {
      title: "europe-salary-calculator: research of 2026 on Romania, from pages of the authorities",
      url: "https://github.com/Th0masL/europe-salary-calculator/blob/main/docs/research/2026/romania.md",
      readOn: "2026-11-22",
    },
    quickconta: {
      title: "QuickConta: rates of 2026, minimum wages and untaxed amounts by half-year",
      url: "https://quickconta.ro/calculator/salariu",
      readOn: "2026-11-22",
    },
    playtech: {
      title: "Playtech: rates of 2025",
      url: "https://playtech.ro/2025/simulare-salariu-net-2025-cat-iti-ia-statul-prin-cas-si-cass/",
      readOn: "2026-11-22",
    },
    capital: {
      title: "Capital: minimum wage of July 2026, untaxed amounts, cost of the employer",
      url: "https://www.capital.ro/creste-salariul-minim-pe-economie-cati-bani-vor-primi-de-fapt-in-mana-peste-17-milioane-de-romani-de-la-1-iulie.html",
      readOn: "2026-11-22",
    },
    dcnews: {
      title: "DC News: minimum wage of 2025, net 2,574",
      url: "https://www.dcnews.ro/cat-sunt-taxele-la-salariul-minim-brut-cu-cat-raman-angajatii-in-mana-dupa-ce-se-scad-contributiile_1041373.html",
      readOn: "2026-11-22",
    },
    romaniatv: {
      title: "Romania TV: personal deductions of 2025, 810 to 1,823",
      url: "https://www.romaniatv.net/salarii-2025-cum-majoreaza-salariul-minim-veniturile-celorlalti-angajati-cu-810-1823-de-lei-calcul-deduceri_8708797.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    cas: [
      {
        from: "2025-01-01",
        value: 0.25,
        sources: ["dossier", "playtech", "quickconta"],
        confidence: "two_sources",
      },
    ],
    cass: [
      {
        from: "2025-01-01",
        value: 0.1,
        sources: ["dossier", "playtech", "quickconta"],
        confidence: "two_sources",
      },
    ],
    cam: [
      {
        from: "2025-01-01",
        value: 0.0225,
        sources: ["dossier", "capital", "quickconta"],
        confidence: "two_sources",
      },
    ],
    minimum_wage: [
      {
        from: "2025-01-01",
        value: { amount: 4050, untaxed: 300 },
        sources: ["dcnews", "capital", "dossier"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: { amount: 4325, untaxed: 200 },
        sources: ["capital", "quickconta", "dossier"],
        confidence: "two_sources",
      },
    ],
    personal_deduction: [
      {
        from: "2025-01-01",
        value: {
          rates: [0.2, 0.25, 0.3, 0.35, 0.45],
          step: 50,
          step_rate: 0.005,
          limit: 2000,
          young_rate: 0.15,
          young_below: 26,
        },
        sources: ["dossier", "romaniatv"],
        confidence: "one_source",
        note: "Two sources for the rates at the minimum wage and the limit, one for the steps and for the young.",
      },
    ],
  },
};
