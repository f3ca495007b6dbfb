import type { ContributionData } from "../../engine/contributions/define-contributions.ts";

/** One part of the bonus: the amount up to `from`, and what each further euro of monthly pay takes off. */
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

export interface BeContributions {
  readonly onss_employee: number;
  /** Of manual workers all contributions are on this part of the pay. */
  readonly manual_base: number;
  readonly employment_bonus: { readonly white_collar: Bonus; readonly manual: Bonus };
  /** What comes back with the income tax, of each part of the bonus. */
  readonly work_bonus_credit: { readonly part_a: number; readonly part_b: number };
  /** By the month's pay; and the final amount by the year's taxable income. */
  readonly special_contribution: {
    readonly month: readonly Step[];
    readonly two_earners: { readonly over: number; readonly min: number; readonly max: number };
    readonly year: readonly Step[];
  };
  readonly onss_employer: number;
  /** Pay of a quarter above this bears no contribution of the employer; from July 2025. */
  readonly quarter_ceiling?: number;
  /** Further contribution of employers with ten or more staff. */
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
    securex: {
      title: "Securex: special social security contribution",
      url: "https://securex.be/fr/lex4you/employeur/montants-actuels/montants-socio-juridiques/cotisation-speciale-pour-la-securite-sociale",
      readOn: "2026-11-22",
    },
    beamm: {
      title: "BEAMM documentation: special contribution",
      url: "https://beammtaxbenefitdocumentation.netlify.app/social-security-contributions---special",
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
        carriedForward: true,
        note: "Those of 2025: an index step of 2026 was not found.",
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
          month: [
            { over: 1945.38, amount: 0, rate: 0.076 },
            { over: 2190.18, amount: 18.6, rate: 0.011 },
            { over: 6038.82, amount: 60.94, rate: 0 },
          ],
          two_earners: { over: 1095.1, min: 9.3, max: 51.64 },
          year: [
            { over: 18592.02, amount: 0, rate: 0.09 },
            { over: 21070.96, amount: 223.1, rate: 0.013 },
            { over: 60161.85, amount: 731.28, rate: 0 },
          ],
        },
        sources: ["securex", "beamm"],
        confidence: "two_sources",
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
