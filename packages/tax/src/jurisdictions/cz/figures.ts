import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface CzFigures {
  readonly brackets: readonly Bracket[];
  readonly basic_credit: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<CzFigures> = {
  code: "CZ",
  name: "Czechia",
  currency: "CZK",
  decimals: 2,
  sources: {
    "finance-cz": {
      title: "Finance.cz: limits of the 23 percent rate in 2023 and 2024",
      url: "https://finance.cz/548978-vyssi-dane-z-prijmu-2024-sazba-23-procent",
      readOn: "2026-11-20",
    },
    dumazahrada: {
      title: "Dum a zahrada: 23 percent rate in 2023 and 2024",
      url: "https://www.dumazahrada.cz/rozpocet/dan-z-prijmu-platba-penize-23-procent-sazba/",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "cz-code": {
      title: "Public Czech 2026 implementations",
      url: "https://financnisprava.gov.cz",
      readOn: "2026-11-20",
    },
    delfy: {
      title: "Delfy: personal income tax parameters 2021-2023",
      url: "http://delfy.cz/ucetni-podpora/rocni-parametry/dan-z-prijmu/",
      readOn: "2026-11-20",
    },
    mojedane: {
      title: "Moje dane: tax credits of 2024",
      url: "https://portal-mojedane.cz/kdo-ma-narok-na-slevu-na-dani-v-roce-2025/",
      readOn: "2026-11-20",
    },
    "komora-khk": {
      title: "Chamber of commerce, quoting the Financial Administration: tax credits 2025",
      url: "https://www.komora-khk.cz/informacni-servis-khk-khk/dane-a-ucetnictvi/dane-informace-nejen-pro-podnikatele-161/",
      readOn: "2025-02-17",
    },
    podnikatel: {
      title: "Podnikatel.cz: zalohy (30,000 / 150,000; 40% twice or a quarter four times)",
      url: "https://www.podnikatel.cz/aktuality/blizi-se-termin-pro-zalohu-na-dan-z-prijmu",
      readOn: "2025-03-10",
    },
    "euro-cz": {
      title: "Euro.cz: quarterly advances (2019-02)",
      url: "https://www.euro.cz/byznys/dan-z-prijmu-fyzickych-osob-danove-priznani-osvc-registrace-osvobozeni-zalohy-sazba-kalkulacka-1440806",
      readOn: "2026-11-20",
    },
    "nss-33": {
      title:
        "Supreme Administrative Court, 4 Afs 264/2018: Tax Code, section 33 (4) (at epravo.cz)",
      url: "https://epravo.cz/top/soudni-rozhodnuti/dane-datove-schranky-115709.html",
      readOn: "2026-11-22",
    },
    "kvatro-2024": {
      title: "Kvatro: tax calendar of 2024, advances of 20 July (a Saturday) on 22 July",
      url: "https://www.ucetnictvi-kvatro.cz/aktualne/minimalni-mzda-platne-od-1.1.2016",
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
          { over: 0, rate: 0.15 },
          { over: 1_935_552, rate: 0.23 },
        ],
        sources: ["finance-cz", "dumazahrada"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 1_582_812, rate: 0.23 },
        ],
        sources: ["finance-cz", "dumazahrada"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 1_676_052, rate: 0.23 },
        ],
        sources: ["ai2", "cz-code"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.15 },
          { over: 1_762_812, rate: 0.23 },
        ],
        sources: ["ai2", "cz-code"],
        confidence: "two_sources",
      },
    ],
    basic_credit: [
      { from: "2023-01-01", value: 30_840, sources: ["delfy"], confidence: "one_source" },
      { from: "2024-01-01", value: 30_840, sources: ["mojedane"], confidence: "one_source" },
      { from: "2025-01-01", value: 30_840, sources: ["komora-khk"], confidence: "one_source" },
      { from: "2026-01-01", value: 30_840, sources: ["cz-code"], confidence: "one_source" },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["nss-33", "kvatro-2024"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "03-15", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "06-15", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "09-15", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "12-15", year: 0 },
        ],
        sources: ["podnikatel", "euro-cz"],
        confidence: "two_sources",
      },
    ],
  },
};
