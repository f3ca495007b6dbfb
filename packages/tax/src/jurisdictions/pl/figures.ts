import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface PlFigures {
  readonly brackets: readonly Bracket[];
  readonly reducing_amount: number;
  readonly employee_costs: number;
  readonly solidarity: Bracket;
  readonly social_security: {
    readonly capped_rate: number;
    readonly cap: number;
    readonly uncapped_rate: number;
  };
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<PlFigures> = {
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
    "pl-code": {
      title: "Public Polish calculators 2024-2026",
      url: "https://www.podatki.gov.pl",
      readOn: "2026-11-20",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "infor-koszty": {
      title: "Infor.pl: costs of employees 2023",
      url: "https://ksiegowosc.infor.pl/podatki/koszty/koszty-pracownicze/5660539,koszty-pracownika-2023-w-pit.html",
      readOn: "2026-11-20",
    },
    fakturki: {
      title: "Fakturki24: costs of employees 2024",
      url: "https://fakturki24.pl/?p=326",
      readOn: "2026-11-20",
    },
    "zus-2023": {
      title: "Tax Rzeszow: limit of the contribution base 2023",
      url: "https://taxrzeszow.pl/2023/03/28/kwota-ograniczenia-rocznej-podstawy-wymiaru-skladek-na-ubezpieczenia-emerytalne-i-rentowe-w-2023-r/",
      readOn: "2026-11-20",
    },
    "zus-2026": {
      title: "Gazeta Prawna: limit 2026 and the rates 9.76, 1.5 and 2.45 percent",
      url: "https://www.gazetaprawna.pl/praca/artykuly/10493630,az-282-600-zl-dopiero-taki-przychod-zwolni-ze-skladek-zus-w-2026-r.html",
      readOn: "2026-11-20",
    },
    "zus-2024": {
      title: "Infor.pl: limit of the contribution base 2024",
      url: "https://kadry.infor.pl/ubezpieczenia-spoleczne/ubezpieczenia-emerytalne-i-rentowe/6411666,19-560-zl-miesiecznie-zarobki-do-tej-kwoty-obciazone-sa-obowiazkowa.html",
      readOn: "2026-11-20",
    },
    "zus-2025": {
      title: "Gazeta Prawna: limit of the contribution base 2025",
      url: "https://serwisy.gazetaprawna.pl/emerytury-i-renty/artykuly/10569028,zus-zwraca-nadplacone-skladki-wedlug-proporcji-wplat.html",
      readOn: "2026-11-20",
    },
    "podatki-biz": {
      title: "podatki.biz: monthly or quarterly by the 20th (2020-01)",
      url: "https://www.podatki.biz/artykuly/podatki-2020-wybor-formy-opodatkowania-w-dzialalnosci-po-zmianach_34_43197.htm",
      readOn: "2026-11-20",
    },
    "prawo-12": {
      title: "Prawo.pl: Tax Ordinance, article 12 (5), advances of 20 September on 22 September",
      url: "https://www.prawo.pl/kadry/terminy-kadrowe-22-wrzesnia-uplywa-termin-zaplaty-skladki-na-pfron,279566.html",
      readOn: "2026-11-22",
    },
    "finanse-12": {
      title: "Finanse Twojej Firmy: Tax Ordinance, article 12 (5)",
      url: "http://www.finansetwojejfirmy.pl/2008/02/17/sposob-liczenia-terminow-okreslonych-w-dniach-na-podstawie-ordynacji/",
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
        sources: ["pl-code", "nowak"],
        confidence: "two_sources",
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
    reducing_amount: [
      {
        from: "2023-01-01",
        value: 3600,
        sources: ["infor-2023", "nowak"],
        confidence: "two_sources",
      },
    ],
    employee_costs: [
      {
        from: "2023-01-01",
        value: 3000,
        sources: ["infor-koszty", "fakturki"],
        confidence: "two_sources",
      },
    ],
    solidarity: [
      {
        from: "2023-01-01",
        value: { over: 1_000_000, rate: 0.04 },
        sources: ["pl-code"],
        confidence: "one_source",
      },
    ],
    social_security: [
      {
        from: "2023-01-01",
        value: { capped_rate: 0.1126, cap: 208_050, uncapped_rate: 0.0245 },
        sources: ["zus-2023", "zus-2026"],
        confidence: "one_source",
      },
      {
        from: "2024-01-01",
        value: { capped_rate: 0.1126, cap: 234_720, uncapped_rate: 0.0245 },
        sources: ["zus-2024", "zus-2026"],
        confidence: "one_source",
      },
      {
        from: "2025-01-01",
        value: { capped_rate: 0.1126, cap: 260_190, uncapped_rate: 0.0245 },
        sources: ["zus-2025", "zus-2026"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { capped_rate: 0.1126, cap: 282_600, uncapped_rate: 0.0245 },
        sources: ["zus-2026"],
        confidence: "one_source",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: ["2025-04-21"] },
        sources: ["prawo-12", "finanse-12"],
        confidence: "two_sources",
        note: "2025-04-21 is Easter Monday.",
      },
    ],
    instalment_plan: [
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
