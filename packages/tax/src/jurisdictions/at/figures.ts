import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface AtFigures {
  readonly brackets: readonly Bracket[];
  readonly commuter_credit: number;
  readonly work_expenses: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<AtFigures> = {
  code: "AT",
  name: "Austria",
  currency: "EUR",
  decimals: 2,
  sources: {
    "bmf-at": {
      title: "BMF Austria: Steuertarif (2023 and 2024 editions)",
      url: "https://www.bmf.gv.at/themen/steuern/arbeitnehmerinnenveranlagung/steuertarif-steuerabsetzbetraege/steuertarif-steuerabsetzbetraege.html",
      readOn: "2026-11-20",
    },
    kollegen: {
      title: "Kollegeninfo: 2023 and 2024 scale, Verkehrsabsetzbetrag 421 / 463",
      url: "https://www.kollegeninfo.at/blog/inflationsanpassung-fuer-2024",
      readOn: "2023-10-24",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "at-code": {
      title: "Public Austrian 2026 implementations",
      url: "https://www.bmf.gv.at",
      readOn: "2026-11-20",
    },
    "pwc-at-ded": {
      title: "PwC: deductions of employees (standard allowance 132)",
      url: "https://taxsummaries.pwc.com/austria/individual/deductions",
      readOn: "2023-03-03",
    },
    "pwc-at": {
      title: "PwC: sample computation 2024 (business expenses 132)",
      url: "https://taxsummaries.pwc.com/austria/individual/sample-personal-income-tax-calculation",
      readOn: "2024-09-05",
    },
    "ak-ooe": {
      title:
        "Chamber of Labour, Upper Austria: Verkehrsabsetzbetrag and its supplement, 2021 to 2026",
      url: "https://ooe.arbeiterkammer.at/beratung/steuertundeinkommen/lohnundgehalt/Verkehrsabsetzbetrag.html",
      readOn: "2026-11-22",
    },
    "usp-at": {
      title: "USP: prepayment dates (EStG s 45) (2026)",
      url: "https://www.usp.gv.at/en/steuern-finanzen/einkommensteuer/einkommensteuervorauszahlungen.html",
      readOn: "2026-11-20",
    },
    "bao-210": {
      title:
        "Federal Fiscal Code (BAO), section 210 (3): taxes due on a Saturday, Sunday or public holiday are due on the next working day",
      url: "https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10003940&FassungVom=2015-08-14&Artikel=&Paragraf=210&Anlage=&Uebergangsrecht=",
      readOn: "2026-11-22",
    },
    "usp-15": {
      title:
        "USP: taxes due on a Saturday, Sunday or public holiday are paid on the next working day (BAO s 210 (3))",
      url: "https://www.usp.gv.at/steuern-finanzen/selbststaendigkeit-und-steuern/am-15-ist-steuertag.html",
      readOn: "2026-11-22",
    },
    "kpmg-at-2026": {
      title: "KPMG Austria: tax dates of 2026, prepayment on 16 February",
      url: "https://kpmg.com/at/de/media/newsletter/tax-news/2026/01/tn-kmu-steuertermine-2026.html",
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
          { over: 11_693, rate: 0.2 },
          { over: 19_134, rate: 0.3 },
          { over: 32_075, rate: 0.41 },
          { over: 62_080, rate: 0.48 },
          { over: 93_120, rate: 0.5 },
          { over: 1_000_000, rate: 0.55 },
        ],
        sources: ["bmf-at", "kollegen"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 12_816, rate: 0.2 },
          { over: 20_818, rate: 0.3 },
          { over: 34_513, rate: 0.4 },
          { over: 66_612, rate: 0.48 },
          { over: 99_266, rate: 0.5 },
          { over: 1_000_000, rate: 0.55 },
        ],
        sources: ["bmf-at", "kollegen"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 13_308, rate: 0.2 },
          { over: 21_617, rate: 0.3 },
          { over: 35_836, rate: 0.4 },
          { over: 69_166, rate: 0.48 },
          { over: 103_072, rate: 0.5 },
          { over: 1_000_000, rate: 0.55 },
        ],
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 13_539, rate: 0.2 },
          { over: 21_992, rate: 0.3 },
          { over: 36_458, rate: 0.4 },
          { over: 70_365, rate: 0.48 },
          { over: 104_859, rate: 0.5 },
          { over: 1_000_000, rate: 0.55 },
        ],
        sources: ["ai2", "at-code"],
        confidence: "two_sources",
      },
    ],
    commuter_credit: [
      {
        from: "2023-01-01",
        value: 421,
        sources: ["bmf-at", "kollegen"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: 463,
        sources: ["bmf-at", "kollegen"],
        confidence: "two_sources",
      },
      { from: "2025-01-01", value: 487, sources: ["ai2", "ak-ooe"], confidence: "two_sources" },
      { from: "2026-01-01", value: 496, sources: ["ai2", "at-code"], confidence: "two_sources" },
    ],
    work_expenses: [
      {
        from: "2023-01-01",
        value: 132,
        sources: ["pwc-at-ded", "pwc-at"],
        confidence: "two_sources",
      },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: ["08-15"] },
        sources: ["bao-210", "usp-15", "kpmg-at-2026"],
        confidence: "two_sources",
        note: "15 August is the Assumption of Mary.",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "02-15", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "05-15", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "08-15", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "11-15", year: 0 },
        ],
        sources: ["usp-at"],
        confidence: "one_source",
      },
    ],
  },
};
