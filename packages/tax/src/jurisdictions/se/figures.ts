import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface SeFigures {
  readonly price_base: number;
  readonly basic_allowance: readonly {
    readonly over: number;
    readonly base: number;
    readonly slope: number;
  }[];
  readonly state_brackets: readonly Bracket[];
  readonly average_municipal: number;
  readonly work_credit: readonly {
    readonly from: number;
    readonly base: number;
    readonly slope: number;
  }[];
  readonly work_credit_phase_out?: { readonly over_price_bases: number; readonly rate: number };
  readonly earned_income_reduction: {
    readonly rate: number;
    readonly over: number;
    readonly max: number;
  };
  readonly pension_fee: { readonly rate: number; readonly from_price_bases: number };
}

export const data: JurisdictionData<SeFigures> = {
  code: "SE",
  name: "Sweden",
  currency: "SEK",
  decimals: 2,
  sources: {
    redeko: {
      title: "Redeko: price base amount 2023",
      url: "https://www.redeko.net/feednews/prisbasbelopp-2023/",
      readOn: "2026-11-20",
    },
    sandrev: {
      title: "Sandrev: news for 2023",
      url: "https://sandrev.se/nyheter-infor-2023/",
      readOn: "2026-11-20",
    },
    ekonomibiten: {
      title: "Ekonomibiten: income levels 2024 (10 price base amounts = 573,000)",
      url: "https://ekonomibiten.se/inkomstnivaer-2024/",
      readOn: "2026-11-20",
    },
    fidelis: {
      title: "Fidelis ekonomi: 2025 amounts (PBB 58,800, 625,800, 643,100)",
      url: "https://fidelisekonomi.se/?p=60",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    skv433: {
      title: "Skatteverket SKV 433 (2026), edition 36 (2025-12)",
      url: "https://www.skatteverket.se",
      readOn: "2026-11-20",
    },
    revisi: {
      title: "Revisi: skiktgrans 2023",
      url: "https://www.revisi.se/nar-betalar-man-statlig-inkomstskatt/",
      readOn: "2026-11-20",
    },
    "bl-skikt": {
      title: "Bjorn Lunden: state tax threshold and break point 2000-2024",
      url: "https://www.bjornlunden.se/blastart/skiktgr%C3%A4ns-och-brytpunkt__7808",
      readOn: "2023-12-20",
    },
    redovisning: {
      title: "Redovisning.nu: threshold of 2023 not raised for 2024",
      url: "https://redovisning.nu/uncategorized/skiktgransen-2024/",
      readOn: "2026-11-20",
    },
    upday: {
      title: "Upday, quoting SCB: average up 0.13 to 32.37 for 2024",
      url: "https://www.upday.com/se/stoersta-skattehoejningen-pa-nio-ar",
      readOn: "2026-11-20",
    },
    ekonomifakta: {
      title: "Ekonomifakta, quoting SCB: municipal tax 2024, average 32.37",
      url: "https://www.ekonomifakta.se/Artiklar/2023/december/2024-ars-kommunalskatter/",
      readOn: "2023-12-20",
    },
    oscarsson: {
      title: "Marcus Oscarsson, quoting SCB: average 32.41 for 2025",
      url: "https://stage.marcusoscarsson.se/just-nu-en-miljon-svenskar-far-hojd-skatt-fran-och-med-2025",
      readOn: "2024-12-17",
    },
    tid: {
      title: "Tid.news, quoting SCB: average falls 0.03 to 32.38 for 2026",
      url: "https://tid.news/de/5fc39769-ca4a-4c26-8bff-8538758446c4?tags=Gemeindesteuer",
      readOn: "2026-11-20",
    },
    "bl-jsa": {
      title: "Bjorn Lunden: jobbskatteavdrag formulas 2023 and 2024",
      url: "https://www.bjornlunden.se/skatt/jobbskatteavdrag__196",
      readOn: "2023-12-18",
    },
    battreval: {
      title: "Battre val: 2025 credit, phase-out abolished, maximum 3,941 a month",
      url: "https://battreval.pages.dev/guider/skatter-och-deklaration/jobbskatteavdrag",
      readOn: "2026-11-20",
    },
    "skv-387712": {
      title: "Swedish Tax Agency, legal guidance 2024.3: tax reduction for earned income",
      url: "https://www4.skatteverket.se/rattsligvagledning/edition/2024.3/387712.html",
      readOn: "2026-11-20",
    },
    "bl-reduktion": {
      title: "Bjorn Lunden: tax reductions",
      url: "https://www.bjornlunden.se/skatt/skattereduktion__2045",
      readOn: "2026-11-20",
    },
    "skv-tables-2025": {
      title:
        "Swedish Tax Agency, monthly tax tables 2025 (open data): these figures lead to every row of table 32, column 1",
      url: "https://github.com/bombsimon/household-budget/blob/main/public/tax_table.csv",
      readOn: "2026-11-21",
    },
    "skv-tables-2026": {
      title:
        "Swedish Tax Agency, monthly tax tables 2026 (open data): these figures lead to every row of table 32, column 1",
      url: "https://github.com/hartmark/kvitty-app/blob/main/public/tax-tables-2026.json",
      readOn: "2026-11-21",
    },
  },
  years: [
    { label: "2023", from: "2023-01-01", to: "2023-12-31", status: "enacted" },
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    price_base: [
      {
        from: "2023-01-01",
        value: 52_500,
        sources: ["redeko", "sandrev"],
        confidence: "two_sources",
      },
      { from: "2024-01-01", value: 57_300, sources: ["ekonomibiten"], confidence: "one_source" },
      {
        from: "2025-01-01",
        value: 58_800,
        sources: ["fidelis", "skv-tables-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: 59_200,
        sources: ["ai2", "skv433", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    basic_allowance: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, base: 0.423, slope: 0 },
          { over: 0.99, base: 0.423, slope: 0.2 },
          { over: 2.72, base: 0.77, slope: 0 },
          { over: 3.11, base: 0.77, slope: -0.1 },
          { over: 7.88, base: 0.293, slope: 0 },
        ],
        sources: ["skv433", "skv-tables-2025", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    state_brackets: [
      {
        from: "2023-01-01",
        value: [{ over: 598_500, rate: 0.2 }],
        sources: ["revisi", "bl-skikt"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [{ over: 598_500, rate: 0.2 }],
        sources: ["bl-skikt", "redovisning"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [{ over: 625_800, rate: 0.2 }],
        sources: ["fidelis", "skv-tables-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [{ over: 643_000, rate: 0.2 }],
        sources: ["ai2", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    average_municipal: [
      {
        from: "2023-01-01",
        value: 0.3224,
        sources: ["upday", "ekonomifakta"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 0.3237,
        sources: ["ekonomifakta", "upday"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: 0.3241,
        sources: ["oscarsson", "tid"],
        confidence: "two_sources",
      },
      { from: "2026-01-01", value: 0.3238, sources: ["ai2", "tid"], confidence: "two_sources" },
    ],
    work_credit: [
      {
        from: "2023-01-01",
        value: [
          { from: 0, base: 0, slope: 1 },
          { from: 0.91, base: 0.91, slope: 0.3874 },
          { from: 3.24, base: 1.812, slope: 0.128 },
          { from: 8.08, base: 2.432, slope: 0 },
        ],
        sources: ["bl-jsa"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: [
          { from: 0, base: 0, slope: 1 },
          { from: 0.91, base: 0.91, slope: 0.3874 },
          { from: 3.24, base: 1.813, slope: 0.1643 },
          { from: 8.08, base: 2.608, slope: 0 },
        ],
        sources: ["bl-jsa"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { from: 0, base: 0, slope: 1 },
          { from: 0.91, base: 0.91, slope: 0.3874 },
          { from: 3.24, base: 1.813, slope: 0.199 },
          { from: 8.08, base: 2.776, slope: 0 },
        ],
        sources: ["battreval", "skv-tables-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { from: 0, base: 0, slope: 1 },
          { from: 0.91, base: 0.91, slope: 0.3874 },
          { from: 3.24, base: 1.813, slope: 0.251 },
          { from: 8.08, base: 3.027, slope: 0 },
        ],
        sources: ["ai2", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    work_credit_phase_out: [
      {
        from: "2023-01-01",
        value: { over_price_bases: 13.54, rate: 0.03 },
        sources: ["bl-jsa"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: null,
        sources: ["bl-jsa", "skv-tables-2025", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
    earned_income_reduction: [
      {
        from: "2023-01-01",
        value: { rate: 0.0075, over: 40_000, max: 1500 },
        sources: ["skv-387712", "bl-reduktion"],
        confidence: "two_sources",
      },
    ],
    pension_fee: [
      {
        from: "2023-01-01",
        value: { rate: 0.07, from_price_bases: 0.423 },
        sources: ["skv-tables-2025", "skv-tables-2026"],
        confidence: "two_sources",
      },
    ],
  },
};
