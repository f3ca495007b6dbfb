import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/**
 * Annual pay from which the additional contribution is due, and the ceiling for people first
 * insured after 1995.
 */
interface Limits {
  readonly first_band: number;
  readonly ceiling: number;
}

export interface ItContributions {
  readonly limits: Limits;
  /**
   * The employee's rate; `cigs` applies if the employer is covered by extraordinary
   * wage supplementation.
   */
  readonly ivs_employee: { readonly rate: number; readonly cigs: number };
  readonly ivs_additional: number;
  /** The usual rate of commerce, up to 50 staff; the option `employer_rate` replaces it. */
  readonly inps_employer: number;
  /**
   * The year's severance accrual is the pay divided by this number. The employer may deduct from it
   * the share `recovered` of the contribution base.
   */
  readonly tfr: { readonly divisor: number; readonly recovered: number };
  /**
   * Reduction of the employee's rate in percentage points, for monthly pay up to each limit. It
   * does not apply to the 13th and 14th salary.
   */
  readonly ivs_relief?: readonly { readonly up_to: number; readonly rate: number }[];
  /**
   * Law 207/2024, from 2025: a share of all employment income. The share depends on that income.
   */
  readonly tax_free_sum?: {
    readonly income_to: number;
    readonly rates: readonly { readonly up_to: number; readonly rate: number }[];
  };
  /**
   * Decree-law 3/2020: paid in full up to `full_to`, if the tax exceeds the employee credit
   * less `margin`.
   */
  readonly integration: {
    readonly amount: number;
    readonly full_to: number;
    readonly margin: number;
  };
}

export const data: ContributionData<ItContributions> = {
  code: "IT",
  years: ["2024", "2025", "2026"],
  sources: {
    ateneoweb: {
      title: "AteneoWeb: INPS circular 36/2024, first band 55,008",
      url: "https://ateneoweb.com/amp/notizie/inps-definita-la-contribuzione-volontaria-2024.html",
      readOn: "2026-11-22",
    },
    eutekne: {
      title: "Eutekne: voluntary contributions 2024, first band 55,008",
      url: "https://www.eutekne.info/Sezioni/Art_993130_definita_la_contribuzione_volontaria_per_l_anno_2024.aspx",
      readOn: "2026-11-22",
    },
    scuolalink: {
      title: "ScuolaLink: INPS ceiling 2024, 119,650",
      url: "https://scuolalink.it/pensioni-confermato-aumento-dellassegno-al-54-nel-2024-circolare-inps/",
      readOn: "2026-11-22",
    },
    newseko: {
      title: "News EKO: INPS circular 26/2025, ceiling 120,607",
      url: "https://newseko.com/it/contributi-inps-per-i-dipendenti-minimali-e-massimali-2025",
      readOn: "2026-11-22",
    },
    stipendio: {
      title: "BernardoGiordano/stipendio.top, src/calculator/impl/2026.ts",
      url: "https://github.com/BernardoGiordano/stipendio.top",
      readOn: "2026-11-22",
    },
    ntplus: {
      title: "NT+ Lavoro: minimum and maximum pay for contributions 2026",
      url: "https://ntpluslavoro.ilsole24ore.com/art/aggiornati-minimali-e-massimali-retributivi-fini-contributivi-AIvjZDAB",
      readOn: "2026-11-22",
    },
    lavorofacile: {
      title: "Lavorofacile: INPS minimum and maximum 2026",
      url: "https://www.lavorofacile.it/news/inps--fissati-i-minimali-e-i-massimali-2026",
      readOn: "2026-11-22",
    },
    "europe-calc": {
      title: "Th0masL/europe-salary-calculator (secondary source)",
      url: "https://github.com/Th0masL/europe-salary-calculator",
      readOn: "2026-11-22",
    },
    sole24: {
      title: "Il Sole 24 Ore: budget law 2024, partial relief of employee contributions",
      url: "https://www.ilsole24ore.com/art/la-manovra-2024-esonero-parziale-contributi-previdenziali-carico-lavoratori-dipendenti-AFqwC18B",
      readOn: "2026-11-22",
    },
    fisco7: {
      title:
        "Fisco7: relief of employees' contributions 2024, without the 13th salary (law 213/2023, article 1, paragraph 15)",
      url: "https://fisco7.it/2024/01/esonero-parziale-contributi-inps-a-carico-dei-dipendenti-anche-nel-2024",
      readOn: "2026-11-22",
    },
    ascomlugo: {
      title: "Ascom Lugo: INPS circular 11/2024, relief of 6 and 7 points",
      url: "https://ascomlugo.it/?p=852",
      readOn: "2026-11-22",
    },
    dallecarbonare: {
      title: "Studio Dalle Carbonare: tax wedge cut 2025",
      url: "https://www.studiodallecarbonare.it/riduzione-del-cuneo-fiscale/",
      readOn: "2026-11-22",
    },
    insider: {
      title: "Insiderpost: trattamento integrativo 2025",
      url: "https://insiderpost.it/?p=3797",
      readOn: "2026-11-22",
    },
  },
  figures: {
    limits: [
      {
        from: "2024-01-01",
        value: { first_band: 55008, ceiling: 119650 },
        sources: ["ateneoweb", "eutekne", "scuolalink"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { first_band: 55448, ceiling: 120607 },
        sources: ["newseko", "stipendio"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { first_band: 56224, ceiling: 122295 },
        sources: ["ntplus", "lavorofacile"],
        confidence: "two_sources",
      },
    ],
    ivs_employee: [
      {
        from: "2024-01-01",
        value: { rate: 0.0919, cigs: 0.0949 },
        sources: ["stipendio", "europe-calc"],
        confidence: "two_sources",
      },
    ],
    ivs_additional: [
      {
        from: "2024-01-01",
        value: 0.01,
        sources: ["ntplus", "lavorofacile"],
        confidence: "two_sources",
      },
    ],
    inps_employer: [
      { from: "2024-01-01", value: 0.2898, sources: ["stipendio"], confidence: "one_source" },
    ],
    tfr: [
      {
        from: "2024-01-01",
        value: { divisor: 13.5, recovered: 0.005 },
        sources: ["stipendio", "europe-calc"],
        confidence: "two_sources",
        note: "The recovered half point is article 3 of law 297/1982.",
      },
    ],
    ivs_relief: [
      {
        from: "2024-01-01",
        value: [
          { up_to: 1923, rate: 0.07 },
          { up_to: 2692, rate: 0.06 },
        ],
        sources: ["sole24", "fisco7", "ascomlugo"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: null, sources: ["fisco7"], confidence: "one_source" },
    ],
    tax_free_sum: [
      {
        from: "2025-01-01",
        value: {
          income_to: 20000,
          rates: [
            { up_to: 8500, rate: 0.071 },
            { up_to: 15000, rate: 0.053 },
            { up_to: 20000, rate: 0.048 },
          ],
        },
        sources: ["dallecarbonare", "stipendio"],
        confidence: "two_sources",
      },
    ],
    integration: [
      {
        from: "2024-01-01",
        value: { amount: 1200, full_to: 15000, margin: 75 },
        sources: ["stipendio", "insider"],
        confidence: "two_sources",
      },
    ],
  },
};
