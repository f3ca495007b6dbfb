import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface BeFigures {
  readonly brackets: readonly Bracket[];
  readonly tax_free_sum: number;
  readonly employee_expenses: { readonly rate: number; readonly max: number };
  readonly social_security_rate: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<BeFigures> = {
  code: "BE",
  name: "Belgium",
  currency: "EUR",
  decimals: 2,
  sources: {
    "be-2023": {
      title: "Public multi-country table, income year 2023 (2024)",
      url: "https://fin.belgium.be",
      readOn: "2026-11-20",
    },
    "be-hist": {
      title:
        "Public implementation checked by its author against a tax notice for income 2024 (2026)",
      url: "https://fin.belgium.be",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "be-code": {
      title: "Public Belgian calculators, income year 2026 (AY 2027)",
      url: "https://fin.belgium.be",
      readOn: "2026-11-20",
    },
    "fod-be": {
      title: "FPS Finance Belgium: professional expenses of employees",
      url: "https://financien.belgium.be/nl/particulieren/belastingaangifte/belastingtarieven-inkomen/inkomen/beroepsinkomen",
      readOn: "2026-11-20",
    },
    fiwe: {
      title: "Fiwe: lump-sum professional expenses 2019-2024",
      url: "https://fiwe.be/belastingen/beroepskosten-kostenforfait/",
      readOn: "2026-11-20",
    },
    onss: {
      title: "National Social Security Office: contributions of employees",
      url: "https://onss.fgov.be/en/employers-and-nsso/paying-contributions",
      readOn: "2026-11-20",
    },
    iuslaboris: {
      title: "Ius Laboris: Belgian social security contributions",
      url: "https://theword.iuslaboris.com/hrlaw/social-security-guide/belgium",
      readOn: "2026-11-20",
    },
    dewacht: {
      title:
        "De Wachter en partners: vervaldagen 10/4, 10/7, 10/10, 20/12 or next working day (2024)",
      url: "http://dewachterenpartners.be/voorafbetalingen/",
      readOn: "2026-11-20",
    },
    "fisc-west": {
      title: "Fisc@West: 2025 dates and percentages (9 / 7.5 / 6 / 4.5, surcharge 6.75%)",
      url: "https://www.boekhouder123.be/bedrijfsbeheer/thema-s/personenbelastingen/voorafbetalingen",
      readOn: "2026-11-20",
    },
    "weemaes-2023": {
      title: "Weemaes: advance payments of 2023, the first on 11 April (Easter Monday is the 10th)",
      url: "https://weemaes-wdv.be/doe-tijdig-uw-voorafbetalingen/",
      readOn: "2026-11-22",
    },
    "securex-2025": {
      title: "Securex: fourth advance payment of 2025 by 22 December (the 20th is a Saturday)",
      url: "https://www.securex.be/en/lex4you/employer/news/consider-your-advance-payments-for-the-fourth-quarter",
      readOn: "2026-11-22",
    },
    "baumal-2025": {
      title: "Baumal: dates of the advance payments of 2025",
      url: "https://baumal.be/versement-anticipe-impots-2025-modalites-et-dates",
      readOn: "2026-11-22",
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
          { over: 0, rate: 0.25 },
          { over: 15_200, rate: 0.4 },
          { over: 26_830, rate: 0.45 },
          { over: 46_440, rate: 0.5 },
        ],
        sources: ["be-2023"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.25 },
          { over: 15_820, rate: 0.4 },
          { over: 27_920, rate: 0.45 },
          { over: 48_320, rate: 0.5 },
        ],
        sources: ["be-hist"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.25 },
          { over: 16_320, rate: 0.4 },
          { over: 28_800, rate: 0.45 },
          { over: 49_840, rate: 0.5 },
        ],
        sources: ["ai2", "be-code"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.25 },
          { over: 16_720, rate: 0.4 },
          { over: 29_510, rate: 0.45 },
          { over: 51_070, rate: 0.5 },
        ],
        sources: ["ai2", "be-code"],
        confidence: "two_sources",
      },
    ],
    tax_free_sum: [
      { from: "2023-01-01", value: 10_160, sources: ["be-2023"], confidence: "one_source" },
      { from: "2024-01-01", value: 10_570, sources: ["be-hist"], confidence: "one_source" },
      { from: "2025-01-01", value: 10_910, sources: ["ai2", "be-code"], confidence: "two_sources" },
      { from: "2026-01-01", value: 11_180, sources: ["ai2", "be-code"], confidence: "two_sources" },
    ],
    employee_expenses: [
      {
        from: "2023-01-01",
        value: { rate: 0.3, max: 5520 },
        sources: ["fod-be", "fiwe"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.3, max: 5750 },
        sources: ["fod-be", "fiwe"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.3, max: 5930 },
        sources: ["be-code"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.3, max: 6070 },
        sources: ["be-code"],
        confidence: "one_source",
      },
    ],
    social_security_rate: [
      {
        from: "2023-01-01",
        value: 0.1307,
        sources: ["onss", "iuslaboris"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: ["2023-04-10"] },
        sources: ["weemaes-2023", "securex-2025", "baumal-2025"],
        confidence: "two_sources",
        note: "Read from the dates published for 2023 and 2025. 2023-04-10 is Easter Monday.",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "04-10", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "07-10", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "10-10", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "12-20", year: 0 },
        ],
        sources: ["dewacht", "fisc-west"],
        confidence: "two_sources",
      },
    ],
  },
};
