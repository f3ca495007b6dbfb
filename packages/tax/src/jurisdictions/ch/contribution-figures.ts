import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

interface Branch {
  readonly employee: number;
  readonly employer: number;
}

export interface ChContributions {
  /** Nothing is due below `from_age`. Above `reference_age` a part of the year's pay is exempt. */
  readonly ahv_iv_eo: Branch & {
    readonly from_age: number;
    readonly reference_age: number;
    readonly free_after: number;
  };
  /** On the pay up to an annual ceiling. Accident insurance has the same ceiling. */
  readonly alv: Branch & { readonly ceiling: number };
  /**
   * Annual pay above `entry` is insured: up to `upper`, less `coordination`, but at
   * least `minimum`.
   */
  readonly bvg: {
    readonly entry: number;
    readonly upper: number;
    readonly coordination: number;
    readonly minimum: number;
  };
  /** Savings credits by age, as a part of the coordinated salary. */
  readonly bvg_credits: readonly { readonly from_age: number; readonly rate: number }[];
  /** The employees' contribution to family allowances in Valais. */
  readonly valais_family: number;
  /** The lump sum of the federal tax for professional costs, as a share of the net salary. */
  readonly professional_costs: {
    readonly rate: number;
    readonly min: number;
    readonly max: number;
  };
}

export const data: ContributionData<ChContributions> = {
  code: "CH",
  years: ["2024", "2025", "2026"],
  sources: {
    southvision: {
      title: "Southvision Treuhand: changes in social insurance 2024 to 2026",
      url: "https://treuhand.southvision.de/news/wichtige-aenderungen-in-den-sozialversicherungen",
      readOn: "2026-11-22",
    },
    meitreu: {
      title: "Meister Treuhand: key figures 2026",
      url: "https://www.meitreu.ch/news-blog/kennzahlen-sozialversicherungen-2026",
      readOn: "2026-11-22",
    },
    jobselection: {
      title: "Job Selection: Swiss payslip, contributions and limits 2025",
      url: "https://job-selection.ch/lohnabrechnung-in-der-schweiz/",
      readOn: "2026-11-22",
    },
    gallo: {
      title: "Gallo Treuhand: BVG 2024",
      url: "https://gallo-treuhand.ch/index.php/pensionskasse-bvg",
      readOn: "2026-11-22",
    },
    finpension: {
      title: "finpension: coordinated salary 2024",
      url: "https://finpension.ch/glossar/koordinierter-lohn",
      readOn: "2026-11-22",
    },
    vcw: {
      title: "VCW: key figures 2025",
      url: "https://vcw.ch/news/kennzahlen-sozialversicherungen-und-grenzbetraege-2025/",
      readOn: "2026-11-22",
    },
    weka: {
      title: "WEKA: coordinated salary, examples 2025",
      url: "https://weka.ch/themen/personal/sozialversicherungen/berufliche-vorsorge/article/koordinierter-lohn-bvg-berechnungsbeispiele",
      readOn: "2026-11-22",
    },
    minuten: {
      title: "20 minutes: Valais lowers the employees' rate to 0.17 % in 2024",
      url: "https://www.20min.ch/fr/story/davantage-d-argent-pour-les-familles-valaisannes-dans-le-besoin-126764735764",
      readOn: "2026-11-22",
    },
    afbm: {
      title: "AFBM: family allowances of Valais 2025, employees' share 0.17 %",
      url: "https://afbm.ch/de/news/familienzulagen-2025-269",
      readOn: "2026-11-22",
    },
    swissinfo: {
      title: "Swissinfo: Valais lowers the employees' rate to 0.13 % in 2026",
      url: "https://www.swissinfo.ch/fre/aide-aux-familles-dans-le-besoin%3a-jusqu%27%c3%a0-210-francs-de-plus-par-an/90176592",
      readOn: "2026-11-22",
    },
    bluewin: {
      title: "blue News: Valais lowers the employees' rate to 0.13 % in 2026",
      url: "https://www.bluewin.ch/fr/infos/suisse/aide-aux-familles-dans-le-besoin-jusqu-210-francs-de-plus-par-an-2919695.html",
      readOn: "2026-11-22",
    },
    taxea: {
      title: "Taxea: lump sum for professional costs of the federal tax",
      url: "https://www.taxea.ch/faq-steuern/wie-hoch-ist-der-pauschalabzug-fur-berufskosten-in-der-schweiz",
      readOn: "2026-11-22",
    },
    bern: {
      title: "Tax administration of Bern: lump sum for other professional costs",
      url: "https://www.wegleitung.sv.fin.be.ch/de/start/npaktuell/berufskosten/uebrige-berufskosten/pauschalabzug_uebrige_berufskosten.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ahv_iv_eo: [
      {
        from: "2024-01-01",
        value: {
          employee: 0.053,
          employer: 0.053,
          from_age: 18,
          reference_age: 65,
          free_after: 16800,
        },
        sources: ["southvision", "meitreu", "jobselection"],
        confidence: "two_sources",
        note: "From 1 January after the 17th birthday.",
      },
    ],
    alv: [
      {
        from: "2024-01-01",
        value: { employee: 0.011, employer: 0.011, ceiling: 148200 },
        sources: ["southvision", "meitreu", "jobselection"],
        confidence: "two_sources",
      },
    ],
    bvg: [
      {
        from: "2024-01-01",
        value: { entry: 22050, upper: 88200, coordination: 25725, minimum: 3675 },
        sources: ["southvision", "gallo", "finpension"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { entry: 22680, upper: 90720, coordination: 26460, minimum: 3780 },
        sources: ["southvision", "vcw", "weka"],
        confidence: "two_sources",
      },
    ],
    bvg_credits: [
      {
        from: "2024-01-01",
        value: [
          { from_age: 25, rate: 0.07 },
          { from_age: 35, rate: 0.1 },
          { from_age: 45, rate: 0.15 },
          { from_age: 55, rate: 0.18 },
        ],
        sources: ["southvision", "jobselection"],
        confidence: "two_sources",
      },
    ],
    valais_family: [
      {
        from: "2024-01-01",
        value: 0.0017,
        sources: ["minuten", "afbm"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.0013,
        sources: ["swissinfo", "bluewin"],
        confidence: "two_sources",
      },
    ],
    professional_costs: [
      {
        from: "2024-01-01",
        value: { rate: 0.03, min: 2000, max: 4000 },
        sources: ["taxea", "bern"],
        confidence: "two_sources",
      },
    ],
  },
};
