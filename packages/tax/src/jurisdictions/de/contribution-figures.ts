import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** Rates of both sides, on the pay of a month up to a ceiling. */
interface Branch {
  readonly employee: number;
  readonly employer: number;
}

export interface DeContributions {
  /**
   * Monthly ceilings: one for pension and unemployment insurance, and one for health and
   * care insurance.
   */
  readonly ceilings: { readonly pension: number; readonly health: number };
  readonly pension: Branch;
  readonly unemployment: Branch;
  readonly health: Branch;
  /** The average rate of the supplement, of which each side pays half. */
  readonly health_extra: number;
  /**
   * The rate of each side, the supplement of employees without children, and the reduction for each
   * child from the second to the fifth.
   */
  readonly care: Branch & {
    readonly childless: number;
    readonly childless_from_age: number;
    readonly per_child: number;
    /** The age from which a child no longer reduces the contribution. */
    readonly child_below: number;
    readonly saxony: number;
  };
  readonly insolvency: number;
  /** Monthly pay up to `from` is a mini-job. Up to `to` the factor reduces the bases. */
  readonly midijob: { readonly from: number; readonly to: number; readonly factor: number };
  /** EStG s 10 and s 39b: the deductible share of each contribution. */
  readonly deductible: {
    readonly health_part: number;
    readonly other_limit: number;
    readonly reduced_health: number;
    /** Minimum deduction of the wage tax, as a share of pay, until 2025. */
    readonly least_rate: number | null;
  };
}

export const data: ContributionData<DeContributions> = {
  code: "DE",
  years: ["2024", "2025", "2026"],
  sources: {
    pap: {
      title: "BMF: Programmablaufplan 2024, 2025 and 2026, as mirrored in jobrad-gmbh/taxjs",
      url: "https://github.com/jobrad-gmbh/taxjs",
      readOn: "2026-11-22",
    },
    gettsim: {
      title: "GETTSIM: parameters of social insurance",
      url: "https://github.com/ttsim-dev/gettsim",
      readOn: "2026-11-22",
    },
    ihk: {
      title: "IHK Halle: Rechengrößen der Sozialversicherung 2026 (BGBl. 2025 I Nr. 278)",
      url: "https://www.ihk.de/halle/recht/arbeits-und-sozialrecht/sozialversicherung/rechengroessen-in-der-sozialversicherung-2026-6826376",
      readOn: "2026-11-22",
    },
    gmb: {
      title: "GMB Beratung: values 2026 and 2025",
      url: "https://www.gmb-beratung.de/?p=2751",
      readOn: "2026-11-22",
    },
    wista: {
      title: "WISTA AG: ceilings and contribution rates 2026, insolvency levy",
      url: "https://wista-ag.de/rechengroessen-der-sozialversicherung-fuer-2026-beitragssaetze-sozialversicherung",
      readOn: "2026-11-22",
    },
    krank24: {
      title: "krankengeld24: values 2026, supplement 2.9 %",
      url: "https://krankengeld24.de/zahlen/198-rechengroessen-in-der-sozialversicherung-2026.html",
      readOn: "2026-11-22",
    },
    "haufe-midi": {
      title: "Haufe: formulas of the transition zone 2026 and 2025",
      url: "https://www.haufe.de/steuern/steuerwissen-tipps/beitraege-fuer-midijobber-richtig-berechnen_170_665146.html",
      readOn: "2026-11-22",
    },
    nwb: {
      title: "NWB: insolvency levy unchanged in 2026 (0.15 %)",
      url: "https://datenbank.nwb.de/Dokument/1088218",
      readOn: "2026-11-22",
    },
    mtax: {
      title: "m-tax: insolvency levy 0.06 % to 0.15 % on 1 January 2025",
      url: "https://www.m-tax.de/insolvenzgeld-umlage-u3-erhoehung-zum-1-1-2025/",
      readOn: "2026-11-22",
    },
    "energie-bkk": {
      title: "energie-BKK: Vorsorgepauschale from 2026",
      url: "https://www.energie-bkk.de/news/vorsorgepauschale-im-lohnsteuerabzugsverfahren-ab-2026",
      readOn: "2026-11-22",
    },
    "haufe-vors": {
      title: "Haufe: health contributions are cut by 4 % for the entitlement to sick pay",
      url: "https://haufe.de/finance/haufe-finance-office-premium/vorsorgeaufwendungen-334-beitraege-zur-gesetzlichen-krankenversicherung_idesk_PI20354_HI9286125.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    ceilings: [
      {
        from: "2024-01-01",
        value: { pension: 7550, health: 5175 },
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
        note: "The ceiling of pension insurance in the West.",
      },
      {
        from: "2025-01-01",
        value: { pension: 8050, health: 5512.5 },
        sources: ["gettsim", "gmb", "pap"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { pension: 8450, health: 5812.5 },
        sources: ["ihk", "gmb", "pap", "wista"],
        confidence: "two_sources",
      },
    ],
    pension: [
      {
        from: "2024-01-01",
        value: { employee: 0.093, employer: 0.093 },
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
      },
    ],
    unemployment: [
      {
        from: "2024-01-01",
        value: { employee: 0.013, employer: 0.013 },
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
      },
    ],
    health: [
      {
        from: "2024-01-01",
        value: { employee: 0.073, employer: 0.073 },
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
      },
    ],
    health_extra: [
      {
        from: "2024-01-01",
        value: 0.017,
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.025,
        sources: ["gettsim", "haufe-midi"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 0.029,
        sources: ["wista", "krank24", "haufe-midi"],
        confidence: "two_sources",
      },
    ],
    care: [
      {
        from: "2024-01-01",
        value: {
          employee: 0.017,
          employer: 0.017,
          childless: 0.006,
          childless_from_age: 23,
          per_child: 0.0025,
          child_below: 25,
          saxony: 0.005,
        },
        sources: ["gettsim", "pap"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          employee: 0.018,
          employer: 0.018,
          childless: 0.006,
          childless_from_age: 23,
          per_child: 0.0025,
          child_below: 25,
          saxony: 0.005,
        },
        sources: ["gettsim", "pap", "wista"],
        confidence: "two_sources",
      },
    ],
    insolvency: [
      {
        from: "2024-01-01",
        value: 0.0006,
        sources: ["mtax"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: 0.0015,
        sources: ["mtax", "nwb", "wista"],
        confidence: "two_sources",
      },
    ],
    midijob: [
      {
        from: "2024-01-01",
        value: { from: 538, to: 2000, factor: 0.6846 },
        sources: ["gettsim"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { from: 556, to: 2000, factor: 0.6683 },
        sources: ["haufe-midi", "gettsim"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { from: 603, to: 2000, factor: 0.6619 },
        sources: ["haufe-midi"],
        confidence: "one_source",
      },
    ],
    deductible: [
      {
        from: "2024-01-01",
        value: {
          health_part: 0.96,
          other_limit: 1900,
          reduced_health: 0.07,
          least_rate: 0.12,
        },
        sources: ["haufe-vors", "pap"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          health_part: 0.96,
          other_limit: 1900,
          reduced_health: 0.07,
          least_rate: null,
        },
        sources: ["haufe-vors", "pap", "energie-bkk"],
        confidence: "two_sources",
      },
    ],
  },
};
