import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/**
 * One part of the bonus: the amount for pay up to `from`, and the reduction for each further euro
 * of monthly pay.
 */
interface BonusPart {
  readonly amount: number;
  readonly from: number;
  readonly slope: number;
}

interface Bonus {
  readonly part_a: BonusPart;
  readonly part_b: BonusPart;
}

/** From `over` on: the amount, and a rate on the pay above. */
interface Step {
  readonly over: number;
  readonly amount: number;
  readonly rate: number;
}

interface Bounds {
  readonly over: number;
  readonly min: number;
  readonly max: number;
}

export interface BeContributions {
  readonly onss_employee: number;
  /** All contributions of manual workers are calculated on this share of the pay. */
  readonly manual_base: number;
  readonly employment_bonus: { readonly white_collar: Bonus; readonly manual: Bonus };
  /** The share of each part of the bonus that is credited with the income tax. */
  readonly work_bonus_credit: { readonly part_a: number; readonly part_b: number };
  /**
   * The amount withheld from the monthly pay of a single person, and of a person who is taxed
   * together with a partner.
   */
  readonly special_contribution: {
    readonly single: readonly Step[];
    readonly couple: readonly Step[];
    /** The minimum and maximum of a couple's contribution, for monthly pay from `over` on. */
    readonly one_earner: Bounds;
    readonly two_earners: Bounds;
  };
  readonly onss_employer: number;
  /** From July 2025: the employer pays no contribution on quarterly pay above this amount. */
  readonly quarter_ceiling?: number;
  /** Additional contribution of employers with ten or more staff. */
  readonly employer_size_extras: number;
}

export const data: ContributionData<BeContributions> = {
  code: "BE",
  years: ["2024", "2025", "2026"],
  sources: {
    socsec: {
      title: "ONSS/RSZ: which contributions",
      url: "https://www.socialsecurity.be/site_fr/employer/infos/employers_nsso/which-contributions.htm",
      readOn: "2026-11-22",
    },
    "europe-calc": {
      title: "Th0masL/europe-salary-calculator (secondary source)",
      url: "https://github.com/Th0masL/europe-salary-calculator",
      readOn: "2026-11-22",
    },
    partena24: {
      title: "Partena: social and fiscal employment bonus from 1 April 2024",
      url: "https://www.partena-professional.be/fr/nos-connaissances/infoflashes/le-bonus-lemploi-social-et-fiscal-partir-du-1er-avril-2024",
      readOn: "2026-11-22",
    },
    easypay: {
      title: "EASYPAY: employment bonus from 1 February 2025",
      url: "https://easypay-group.com/fr_BE/connaissance/flashes-info/detail/?id=10499",
      readOn: "2026-11-22",
    },
    "easypay-credit": {
      title:
        "EASYPAY: fiscal employment bonus from 1 April 2024, 33.14 % of part A and 52.54 % of part B",
      url: "https://easypay-group.com/fr_BE/connaissance/flashes-info/detail/Bonus-%C3%A0-l-emploi-fiscal-%3A-nouveau-mode-de-calcul-%C3%A0-partir-du-1er-avril-2024?id=10037",
      readOn: "2026-11-22",
    },
    groups: {
      title: "Group S: employment bonus, change on 1 April 2024",
      url: "https://groups.be/fr/actualites/articles-juridiques/bonus-lemploi-du-changement-au-1er-avril-2024",
      readOn: "2026-11-22",
    },
    "forum-special": {
      title: "Forum for the Future: special contribution from 1 April 2022",
      url: "https://blog.forumforthefuture.be/fr/article/mini-tax-shift-et-cotisation-speciale-de-securite-sociale/14394",
      readOn: "2026-11-22",
    },
    prato: {
      title: "Prato: special contribution after the tax shift",
      url: "https://www.prato.be/bijzondere-bijdrage-sociale-zekerheid-mini-taxshift/",
      readOn: "2026-11-22",
    },
    duxsalary: {
      title: "DuxSalary: tables of 2026 after Partena and the ONSS",
      url: "https://github.com/Jspmoi19/duxsalary/blob/main/parametres_dates.py",
      readOn: "2026-11-22",
    },
    "wage-calculator": {
      title: "Wage_Calculator: reference amounts after the ONSS, 2026/3",
      url: "https://github.com/VicdSpt/Wage_Calculator/blob/main/tools/reference/reference.py",
      readOn: "2026-11-22",
    },
    loonmonitor: {
      title: "LOONMONITOR: employment bonus from 1 April 2026 (RSZ)",
      url: "https://github.com/ploeder8/LOONMONITOR",
      readOn: "2026-11-22",
    },
    besox: {
      title:
        "Besox: ceiling on employer contributions; base and wage moderation together 25% in the private sector",
      url: "https://besox.storychief.io/plafond-berekeningsbasis-patronale-rsz-bijdragen",
      readOn: "2026-11-22",
    },
    acerta: {
      title: "Acerta: employer contributions ceiling (Arizona agreement)",
      url: "https://www.acerta.be/fr/employeurs/accord-arizona/cotisations-patronales",
      readOn: "2026-11-22",
    },
    forum: {
      title: "Forum for the Future: ONSS instructions 2025/4, ceiling 86,700",
      url: "https://blog.forumforthefuture.be/fr/article/instructions-intermediaires-onss-20254/30146",
      readOn: "2026-11-22",
    },
    cleiss: {
      title: "CLEISS: Belgium contributions",
      url: "https://www.cleiss.fr/docs/cotisations/belgique.html",
      readOn: "2026-11-22",
    },
  },
  figures: {
    onss_employee: [
      {
        from: "2024-01-01",
        value: 0.1307,
        sources: ["socsec", "europe-calc"],
        confidence: "two_sources",
      },
    ],
    manual_base: [
      {
        from: "2024-01-01",
        value: 1.08,
        sources: ["socsec", "partena24"],
        confidence: "two_sources",
      },
    ],
    employment_bonus: [
      {
        from: "2024-01-01",
        value: {
          white_collar: {
            part_a: { amount: 115.91, from: 2669.96, slope: 0.2443 },
            part_b: { amount: 156.3, from: 2090.78, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 125.18, from: 2669.96, slope: 0.2638 },
            part_b: { amount: 168.8, from: 2090.78, slope: 0.2914 },
          },
        },
        sources: ["partena24"],
        confidence: "one_source",
        note: "Of 1 April 2024. January to March had one part, and May a further index step; neither was found.",
      },
      {
        from: "2025-01-01",
        value: {
          white_collar: {
            part_a: { amount: 120.59, from: 2777.83, slope: 0.2443 },
            part_b: { amount: 162.62, from: 2175.25, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 130.24, from: 2777.83, slope: 0.2638 },
            part_b: { amount: 175.63, from: 2175.25, slope: 0.2915 },
          },
        },
        sources: ["easypay"],
        confidence: "one_source",
        note: "Of 1 February 2025; the amounts of January were not found.",
      },
      {
        from: "2026-01-01",
        value: {
          white_collar: {
            part_a: { amount: 123, from: 2833.36, slope: 0.2807 },
            part_b: { amount: 165.87, from: 2218.73, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 132.84, from: 2833.36, slope: 0.3032 },
            part_b: { amount: 179.14, from: 2218.73, slope: 0.2915 },
          },
        },
        sources: ["duxsalary"],
        confidence: "one_source",
      },
      {
        from: "2026-03-01",
        value: {
          white_collar: {
            part_a: { amount: 123, from: 2833.36, slope: 0.2442 },
            part_b: { amount: 165.87, from: 2218.73, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 132.84, from: 2833.36, slope: 0.2638 },
            part_b: { amount: 179.14, from: 2218.73, slope: 0.2915 },
          },
        },
        sources: ["duxsalary"],
        confidence: "one_source",
      },
      {
        from: "2026-04-01",
        value: {
          white_collar: {
            part_a: { amount: 125.04, from: 2880.32, slope: 0.2738 },
            part_b: { amount: 168.62, from: 2255.5, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 135.04, from: 2880.32, slope: 0.2957 },
            part_b: { amount: 182.11, from: 2255.5, slope: 0.2915 },
          },
        },
        sources: ["duxsalary", "loonmonitor"],
        confidence: "two_sources",
      },
      {
        from: "2026-07-01",
        value: {
          white_collar: {
            part_a: { amount: 127.54, from: 2937.93, slope: 0.3196 },
            part_b: { amount: 171.99, from: 2300.62, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 137.74, from: 2937.93, slope: 0.3452 },
            part_b: { amount: 185.75, from: 2300.62, slope: 0.2915 },
          },
        },
        sources: ["duxsalary", "wage-calculator"],
        confidence: "two_sources",
      },
      {
        from: "2026-09-01",
        value: {
          white_collar: {
            part_a: { amount: 127.54, from: 2937.93, slope: 0.2739 },
            part_b: { amount: 171.99, from: 2300.62, slope: 0.2699 },
          },
          manual: {
            part_a: { amount: 137.74, from: 2937.93, slope: 0.2958 },
            part_b: { amount: 185.75, from: 2300.62, slope: 0.2915 },
          },
        },
        sources: ["duxsalary", "wage-calculator"],
        confidence: "two_sources",
      },
    ],
    work_bonus_credit: [
      {
        from: "2024-01-01",
        value: { part_a: 0.3314, part_b: 0.5254 },
        sources: ["easypay-credit", "groups"],
        confidence: "two_sources",
      },
    ],
    special_contribution: [
      {
        from: "2024-01-01",
        value: {
          single: [
            { over: 1945.38, amount: 0, rate: 0.0422 },
            { over: 2190.18, amount: 10.33, rate: 0.011 },
            { over: 3737, amount: 27.35, rate: 0.0338 },
            { over: 4100, amount: 39.61, rate: 0.011 },
            { over: 6038.82, amount: 60.94, rate: 0 },
          ],
          couple: [
            { over: 1945.38, amount: 0, rate: 0.059 },
            { over: 2190.18, amount: 14.44, rate: 0.011 },
          ],
          one_earner: { over: 1945.38, min: 0, max: 60.94 },
          two_earners: { over: 1095.1, min: 5.15, max: 51.64 },
        },
        sources: ["duxsalary", "wage-calculator", "forum-special", "prato"],
        confidence: "two_sources",
        note: "Since 1 April 2022. The law prints quarters: here is a third of them.",
      },
    ],
    onss_employer: [
      { from: "2024-01-01", value: 0.25, sources: ["socsec", "besox"], confidence: "two_sources" },
    ],
    quarter_ceiling: [
      { from: "2025-07-01", value: 85000, sources: ["acerta", "besox"], confidence: "two_sources" },
      { from: "2026-01-01", value: 86700, sources: ["forum"], confidence: "one_source" },
    ],
    employer_size_extras: [
      { from: "2024-01-01", value: 0.0169, sources: ["cleiss"], confidence: "one_source" },
    ],
  },
};
