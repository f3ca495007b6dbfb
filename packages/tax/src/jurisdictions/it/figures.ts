import type { Cliff, JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface ItFigures {
  readonly brackets: readonly Bracket[];
  readonly employee_credit: {
    readonly flat: number;
    readonly flat_to: number;
    readonly base: number;
    readonly plus: number;
    readonly middle_to: number;
    readonly middle_span: number;
    readonly high_to: number;
    readonly high_span: number;
    readonly bonus: number;
    readonly bonus_over: number;
    readonly bonus_to: number;
  };
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
  readonly paid_out: {
    /**
     * Decree-law 3/2020, article 1. Above 15,000 only the amount by which certain deductions exceed
     * the tax is paid.
     */
    readonly integration: { readonly amount: number; readonly up_to: number };
    /** Law 207/2024, article 1, paragraph 4. */
    readonly sum?: { readonly up_to: number };
  };
  readonly further_credit?: {
    readonly over: number;
    readonly full_to: number;
    readonly amount: number;
    readonly zero_from: number;
  };
  readonly cliffs: readonly Cliff[];
}

export const data: JurisdictionData<ItFigures> = {
  code: "IT",
  name: "Italy",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    gamba: {
      title: "Studio Gambalonga: law 199/2025, IRPEF 2026 (2026-01)",
      url: "https://www.studiogambalonga.it/centro-studi/pubblicazioni/2516",
      readOn: "2026-11-20",
    },
    ddp: {
      title: "DDP: IRPEF 2026 brackets (2026-01)",
      url: "https://serviziamministrativi.ddp.it/it/notizie/2026/01/30919/legge-di-bilancio-2026-lavoro-aliquote-irpef",
      readOn: "2026-11-20",
    },
    dalmaschio: {
      title: "Studio Dalmaschio circular 6-2025: employee credit formulas",
      url: "https://studiodalmaschio.it/?p=20068",
      readOn: "2025-01-20",
    },
    tuir13: {
      title:
        "DPR 917/1986 (TUIR), article 13(1) and (1.1): credit of employees, and 65 more from 25,000 to 35,000",
      url: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1986-12-22;917~art13",
      readOn: "2026-11-22",
    },
    law207: {
      title:
        "Law 207/2024, article 1, paragraphs 4 and 6: a sum up to 20,000, a further credit above",
      url: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-12-30;207",
      readOn: "2026-11-22",
    },
    leonardo: {
      title: "Leonardo economia: acconti 40/60, single payment under 257.52 (2015-11)",
      url: "http://economia.leonardo.it/acconto-irpef-si-versa-entro-fine-mese/",
      readOn: "2026-11-20",
    },
    propit: {
      title: "Propit thread quoting the Agenzia: 51.65 and 257.52 (2012)",
      url: "http://propit.it/threads/pagamento-cedolare-secca-da-marzo-2012.25253/",
      readOn: "2026-11-20",
    },
    stipendio: {
      title: "BernardoGiordano/stipendio.top, src/calculator/impl/2026.ts",
      url: "https://github.com/BernardoGiordano/stipendio.top",
      readOn: "2026-11-22",
    },
    insider: {
      title: "Insiderpost: trattamento integrativo 2025",
      url: "https://insiderpost.it/?p=3797",
      readOn: "2026-11-22",
    },
    dallecarbonare: {
      title: "Studio Dalle Carbonare: tax wedge cut 2025 (law 207/2024)",
      url: "https://www.studiodallecarbonare.it/riduzione-del-cuneo-fiscale/",
      readOn: "2026-11-22",
    },
    cedalo: {
      title: "Studio Cedalo: law 207/2024, further credit",
      url: "https://studiocedalo.com/2025/01/31/legge-di-bilancio-2025-riduzione-del-cuneo-fiscale-per-i-lavoratori-dipendenti/",
      readOn: "2025-01-31",
    },
    confartigianato: {
      title:
        "Confartigianato Udine: dates on a Saturday or holiday (DL 330/1994 article 6, D.Lgs. 241/1997 article 18)",
      url: "https://confartigianatoudine.com/servizi-per-le-imprese/contabilita-e-fisco/scadenze",
      readOn: "2026-11-22",
    },
    tusciafisco: {
      title:
        "Tuscia Fisco: a tax date on a holiday (DL 330/1994 article 6 paragraph 8, D.Lgs. 241/1997 article 18)",
      url: "http://www.tusciafisco.it/dichiarazione-dei-redditi/8440-scadenza-fiscale-festivo.html",
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
          { over: 0, rate: 0.23 },
          { over: 15_000, rate: 0.25 },
          { over: 28_000, rate: 0.35 },
          { over: 50_000, rate: 0.43 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.23 },
          { over: 28_000, rate: 0.35 },
          { over: 50_000, rate: 0.43 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.23 },
          { over: 28_000, rate: 0.33 },
          { over: 50_000, rate: 0.43 },
        ],
        sources: ["ai2", "gamba", "ddp"],
        confidence: "two_sources",
      },
    ],
    employee_credit: [
      {
        from: "2023-01-01",
        value: {
          flat: 1880,
          flat_to: 15_000,
          base: 1910,
          plus: 1190,
          middle_to: 28_000,
          middle_span: 13_000,
          high_to: 50_000,
          high_span: 22_000,
          bonus: 65,
          bonus_over: 25_000,
          bonus_to: 35_000,
        },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: {
          flat: 1955,
          flat_to: 15_000,
          base: 1910,
          plus: 1190,
          middle_to: 28_000,
          middle_span: 13_000,
          high_to: 50_000,
          high_span: 22_000,
          bonus: 65,
          bonus_over: 25_000,
          bonus_to: 35_000,
        },
        sources: ["ai2", "dalmaschio"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["confartigianato", "tusciafisco"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "first", part: 40, of: 100, due: "06-30", year: 0 },
          { period: "second", part: 60, of: 100, due: "11-30", year: 0 },
        ],
        sources: ["leonardo", "propit"],
        confidence: "two_sources",
      },
    ],
    paid_out: [
      {
        from: "2023-01-01",
        value: { integration: { amount: 1200, up_to: 28_000 } },
        sources: ["insider", "stipendio"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { integration: { amount: 1200, up_to: 28_000 }, sum: { up_to: 20_000 } },
        sources: ["insider", "dallecarbonare", "stipendio"],
        confidence: "two_sources",
      },
    ],
    further_credit: [
      {
        from: "2025-01-01",
        value: { over: 20_000, full_to: 32_000, amount: 1000, zero_from: 40_000 },
        sources: ["ai2", "cedalo"],
        confidence: "two_sources",
      },
    ],
    cliffs: [
      {
        from: "2023-01-01",
        value: [
          { at: 15_000, source: "tuir13" },
          { at: 25_000, source: "tuir13" },
        ],
        sources: ["tuir13", "ai2"],
        confidence: "two_sources",
        note: "The credit of employees is 1,880 or 1,955 up to 15,000 and 3,100 just above; 65 more begin above 25,000.",
      },
      {
        from: "2025-01-01",
        value: [
          { at: 15_000, source: "tuir13" },
          { at: 20_000, source: "law207" },
          { at: 25_000, source: "tuir13" },
        ],
        sources: ["tuir13", "law207", "ai2", "cedalo"],
        confidence: "two_sources",
        note: "The further credit of 1,000 begins above 20,000; the sum below it is no part of the tax.",
      },
    ],
  },
};
