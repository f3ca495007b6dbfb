import type { JurisdictionData } from "../../internal/figures.ts";
import type { PlanRow } from "../../internal/instalment-plan.ts";
import type { Bracket } from "../../internal/schedule.ts";

export interface PlFigures {
  readonly brackets: readonly Bracket[];
  readonly reducingAmount: number;
  readonly employeeCosts: number;
  readonly solidarity: Bracket;
  readonly socialSecurity: {
    readonly cappedRate: number;
    readonly cap: number;
    readonly uncappedRate: number;
  };
  readonly instalmentPlan: readonly PlanRow[];
}

export const plData: JurisdictionData<PlFigures> = {
  code: "PL",
  name: "Poland",
  currency: "PLN",
  decimals: 2,
  sources: {
    "infor-2023": {
      title: "Infor.pl: tax scale in force in 2023",
      url: "https://www.infor.pl/wskazniki/podatki/podatek-dochodowy-od-osob-fizycznych/16,4428,Skala-podatkowa-podatku-dochodowego-od-osob-fizycznych.html",
      readOn: "2026-11-20",
    },
    nowak: {
      title: "Nowak: tax table from 1 January 2022",
      url: "https://nowakbiuro.pl/tabela-podatkowa-od-01-01-2009-do-31-12-2017r/",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "pl-code": {
      title: "Public Polish calculators 2024-2026",
      url: "https://www.podatki.gov.pl",
      readOn: "2026-11-20",
    },
    "podatki-biz": {
      title: "podatki.biz: monthly or quarterly by the 20th (2020-01)",
      url: "https://www.podatki.biz/artykuly/podatki-2020-wybor-formy-opodatkowania-w-dzialalnosci-po-zmianach_34_43197.htm",
      readOn: "2026-11-20",
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
          { over: 0, rate: 0.12 },
          { over: 120_000, rate: 0.32 },
        ],
        sources: ["infor-2023", "nowak"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.12 },
          { over: 120_000, rate: 0.32 },
        ],
        sources: [],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.12 },
          { over: 120_000, rate: 0.32 },
        ],
        sources: ["ai2", "pl-code"],
        confidence: "two_sources",
      },
    ],
    reducingAmount: [
      {
        from: "2023-01-01",
        value: 3600,
        sources: ["infor-2023", "nowak"],
        confidence: "two_sources",
      },
    ],
    employeeCosts: [{ from: "2023-01-01", value: 3000, sources: [], confidence: "one_source" }],
    solidarity: [
      {
        from: "2023-01-01",
        value: { over: 1_000_000, rate: 0.04 },
        sources: [],
        confidence: "one_source",
      },
    ],
    socialSecurity: [
      {
        from: "2023-01-01",
        value: { cappedRate: 0.1126, cap: 208_050, uncappedRate: 0.0245 },
        sources: [],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { cappedRate: 0.1126, cap: 234_720, uncappedRate: 0.0245 },
        sources: [],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { cappedRate: 0.1126, cap: 260_190, uncappedRate: 0.0245 },
        sources: [],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { cappedRate: 0.1126, cap: 282_600, uncappedRate: 0.0245 },
        sources: [],
        confidence: "one_source",
      },
    ],
    instalmentPlan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "04-20", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "07-20", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "10-20", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "01-20", year: 1 },
        ],
        sources: ["podatki-biz"],
        confidence: "one_source",
      },
    ],
  },
};
