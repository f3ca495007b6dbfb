import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface FrFigures {
  readonly brackets: readonly Bracket[];
  readonly relief: { readonly single: number; readonly couple: number; readonly rate: number };
  readonly quotient_cap: number;
  readonly employment_deduction: {
    readonly rate: number;
    readonly min: number;
    readonly max: number;
  };
  readonly high_income_single: readonly Bracket[];
  readonly high_income_couple: readonly Bracket[];
  readonly minimum_collected: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<FrFigures> = {
  code: "FR",
  name: "France",
  currency: "EUR",
  decimals: 2,
  sources: {
    "openfisca-fr": {
      title: "OpenFisca France parameters (AGPL; facts only)",
      url: "https://github.com/openfisca/openfisca-france",
      readOn: "2026-07-23",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "sp-1419": {
      title: "Service-Public F1419 worked examples (two yearly editions) (2026)",
      url: "https://www.service-public.gouv.fr/particuliers/vosdroits/F1419",
      readOn: "2026-11-20",
    },
    cogebs: {
      title: "Cogebs: bareme of income 2025 as finally adopted (2026-02)",
      url: "https://www.cogebs.com/vos-outils/actualites/article?id=k4_23991994",
      readOn: "2026-11-20",
    },
    "an-3370": {
      title:
        "Assemblee nationale, amendment 3370 to the 2026 budget bill (11,600 ... 181,917; 1,807; 897 / 1,483) (2026-01)",
      url: "https://www.assemblee-nationale.fr/dyn/17/amendements/2247/AN/3370",
      readOn: "2026-11-20",
    },
    adecia: {
      title: "Adecia: acomptes of the self-employed (2025-09)",
      url: "https://adecia.fr/impot-sur-le-revenu-les-acomptes-des-independants",
      readOn: "2026-11-20",
    },
    "exp-part": {
      title: "Experts-partenaires (Les Echos Publishing): quarterly acomptes",
      url: "https://experts-partenaires.com/news/prelevement-a-la-source-et-option-pour-des-acomptes-trimestriels",
      readOn: "2021-08-18",
    },
    "bofip-pas-acompte": {
      title: "BOFiP, BOI-IR-PAS-30-20-10, paragraphs 1 and 10",
      url: "https://bofip.impots.gouv.fr/bofip/11267-PGP",
      readOn: "2026-11-22",
    },
    "cgi-date-limite": {
      title:
        "General Tax Code, annex: a date on a Saturday, Sunday or public holiday moves to the next working day (LEGIARTI000034729384)",
      url: "https://legal.tricoteuses.fr/articles/LEGIARTI000034729384",
      readOn: "2026-11-22",
    },
  },
  years: [
    { label: "2022", from: "2022-01-01", to: "2022-12-31", status: "enacted" },
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2022-01-01",
        value: [
          { over: 10_777, rate: 0.11 },
          { over: 27_478, rate: 0.3 },
          { over: 78_570, rate: 0.41 },
          { over: 168_994, rate: 0.45 },
        ],
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: [
          { over: 11_294, rate: 0.11 },
          { over: 28_797, rate: 0.3 },
          { over: 82_341, rate: 0.41 },
          { over: 177_106, rate: 0.45 },
        ],
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 11_497, rate: 0.11 },
          { over: 29_315, rate: 0.3 },
          { over: 83_823, rate: 0.41 },
          { over: 180_294, rate: 0.45 },
        ],
        sources: ["openfisca-fr", "ai2", "sp-1419"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 11_600, rate: 0.11 },
          { over: 29_579, rate: 0.3 },
          { over: 84_577, rate: 0.41 },
          { over: 181_917, rate: 0.45 },
        ],
        sources: ["openfisca-fr", "ai2", "cogebs", "sp-1419"],
        confidence: "two_sources",
      },
    ],
    relief: [
      {
        from: "2022-01-01",
        value: { single: 833, couple: 1378, rate: 0.4525 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: { single: 873, couple: 1444, rate: 0.4525 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { single: 889, couple: 1470, rate: 0.4525 },
        sources: ["openfisca-fr", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { single: 897, couple: 1483, rate: 0.4525 },
        sources: ["openfisca-fr", "an-3370"],
        confidence: "two_sources",
      },
    ],
    quotient_cap: [
      { from: "2022-01-01", value: 1678, sources: ["openfisca-fr"], confidence: "one_source" },
      { from: "2023-01-01", value: 1759, sources: ["openfisca-fr"], confidence: "one_source" },
      { from: "2024-01-01", value: 1791, sources: ["openfisca-fr"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 1807,
        sources: ["openfisca-fr", "an-3370"],
        confidence: "two_sources",
      },
    ],
    employment_deduction: [
      {
        from: "2022-01-01",
        value: { rate: 0.1, min: 472, max: 13_522 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2023-01-01",
        value: { rate: 0.1, min: 495, max: 14_171 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.1, min: 504, max: 14_426 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.1, min: 509, max: 14_555 },
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
    ],
    high_income_single: [
      {
        from: "2022-01-01",
        value: [
          { over: 250_000, rate: 0.03 },
          { over: 500_000, rate: 0.04 },
        ],
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
    ],
    high_income_couple: [
      {
        from: "2022-01-01",
        value: [
          { over: 500_000, rate: 0.03 },
          { over: 1_000_000, rate: 0.04 },
        ],
        sources: ["openfisca-fr"],
        confidence: "one_source",
      },
    ],
    minimum_collected: [
      { from: "2022-01-01", value: 61, sources: ["openfisca-fr"], confidence: "one_source" },
    ],
    weekend_rule: [
      {
        from: "2022-01-01",
        value: { moves: "next", holidays: ["08-15"] },
        sources: ["bofip-pas-acompte", "cgi-date-limite"],
        confidence: "two_sources",
        note: "15 August is the Assumption of Mary.",
      },
    ],
    instalment_plan: [
      {
        from: "2022-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "02-15", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "05-15", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "08-15", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "11-15", year: 0 },
        ],
        sources: ["adecia", "exp-part"],
        confidence: "two_sources",
      },
    ],
  },
};
