import type { JurisdictionData } from "../../engine/figures.ts";
import type { PlanRow, WeekendRule } from "../../engine/payments/instalment-plan.ts";

export interface DeFigures {
  readonly tariff: {
    readonly allowance: number;
    readonly zone2: { readonly to: number; readonly square: number; readonly linear: number };
    readonly zone3: {
      readonly to: number;
      readonly square: number;
      readonly linear: number;
      readonly constant: number;
    };
    readonly zone4: { readonly to: number; readonly rate: number; readonly minus: number };
    readonly zone5: { readonly rate: number; readonly minus: number };
  };
  readonly solidarity: {
    readonly rate: number;
    readonly exempt_single: number;
    readonly exempt_joint: number;
    readonly taper_rate: number;
  };
  readonly employee_lump_sum: number;
  readonly special_expenses_lump_sum: number;
  readonly instalment_plan: readonly PlanRow[];
  readonly weekend_rule: WeekendRule;
}

export const data: JurisdictionData<DeFigures> = {
  code: "DE",
  name: "Germany",
  currency: "EUR",
  decimals: 2,
  sources: {
    "estg-9a": {
      title: "Income Tax Act, section 9a (text at AOK)",
      url: "https://aok.de/fk/tools/rechtsdatenbank/details/dokument/1615211/?cHash=4eb8c2329ecd07f5589341d58f7400e4",
      readOn: "2026-11-20",
    },
    finanztip: {
      title: "Finanztip: 1,230 euros since 2023 (section 9a)",
      url: "https://finanztip.de/werbungskostenpauschale",
      readOn: "2026-11-20",
    },
    "estg-32a-2025": {
      title: "Income Tax Act, section 32a, from 2025 (text at AOK)",
      url: "https://aok.de/fk/rh/tools/rechtsdatenbank/details/dokument/1615258/?cHash=e1f78dce800068ff32db461a537db2f5",
      readOn: "2026-11-20",
    },
    "estg-32a-2026": {
      title: "Income Tax Act, section 32a, from 2026 (amending act at buzer.de)",
      url: "https://buzer.de/gesetz/16838/a321119.htm",
      readOn: "2026-11-20",
    },
    "bmf-2024": {
      title: "Federal Ministry of Finance: basic allowance of 2024 (section 32a; at DATEV)",
      url: "https://datev-magazin.de/u3ec",
      readOn: "2026-11-20",
    },
    "solzg-3": {
      title:
        "Solidarity Surcharge Act, section 3: limits of 2023 and 2024 (amending act at buzer.de)",
      url: "https://buzer.de/5_InflAusG.htm?setmobile=1",
      readOn: "2026-11-20",
    },
    "solzg-4": {
      title: "Solidarity Surcharge Act, section 4: both rates",
      url: "https://www.gesetze-mit-links.de/solzg_1995/_4.html",
      readOn: "2026-11-20",
    },
    gettsim: {
      title: "GETTSIM (AGPL) parameters and tests",
      url: "https://github.com/ttsim-dev/gettsim",
      readOn: "2025-07-26",
    },
    grunow: {
      title: "Kanzlei Grunow: zone limits 2023-2024 (2022-12)",
      url: "https://www.kanzleigrunow.de/neue-einkommensteuertarife-2023-und-2024/",
      readOn: "2026-11-20",
    },
    "bmf-pap-2023": {
      title:
        "Federal Ministry of Finance: payroll programme from July 2023, XML of 2023-05-25 (copy in MarcelLehmann/Lohnsteuer)",
      url: "https://www.bmf-steuerrechner.de/interface/pseudocodes.xhtml",
      readOn: "2026-11-21",
    },
    "bmf-pap-2024": {
      title:
        "Federal Ministry of Finance: payroll programme of December 2024, XML of 2024-10-11 (copy in MarcelLehmann/Lohnsteuer)",
      url: "https://www.bmf-steuerrechner.de/interface/pseudocodes.xhtml",
      readOn: "2026-11-21",
    },
    "bmf-pap-2025": {
      title:
        "Federal Ministry of Finance: payroll programme 2025, XML of 2025-09-17 (copy in MarcelLehmann/Lohnsteuer)",
      url: "https://www.bmf-steuerrechner.de/interface/pseudocodes.xhtml",
      readOn: "2026-11-21",
    },
    "bmf-pap-2026": {
      title:
        "Federal Ministry of Finance: payroll programme 2026, XML of 2025-10-23 (copy in MarcelLehmann/Lohnsteuer)",
      url: "https://www.bmf-steuerrechner.de/interface/pseudocodes.xhtml",
      readOn: "2026-11-21",
    },
    "estg-10c": {
      title: "Income Tax Act, section 10c",
      url: "https://datenbank.nwb.de/Dokument/Anzeigen/78742_10c/",
      readOn: "2026-11-20",
    },
    "estg-37": {
      title: "Income Tax Act, section 37",
      url: "https://www.deubner-steuern.de/produkte/steufaz/doc/-37-estg-einkommensteuer-vorauszahlung-271164",
      readOn: "2026-11-20",
    },
    "haufe-37": {
      title: "Haufe commentary on section 37: regular prepayment dates",
      url: "https://haufe.de/steuern/steuer-office-gold/frotschergeurts-estg-37-einkommensteuer-vorauszahlung-231-regelmaessige-vorauszahlungstermine_idesk_PI16039_HI2276697.html",
      readOn: "2026-11-20",
    },
    "ao-108": {
      title: "General Tax Code (AO), section 108 (3)",
      url: "https://dejure.org/gesetze/AO/108.html",
      readOn: "2026-11-22",
    },
    "haufe-108": {
      title: "Haufe commentary on section 108 AO: Saturdays, Sundays and public holidays",
      url: "https://haufe.de/steuern/haufe-steuer-office-excellence/schwarzpahlkekess-ao-108-fristen-und-termine-32-beruecksichtigung-von-samstagen-sonntagen-und-gesetzlichen-feiertagen_idesk_PI25844_HI895442.html",
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
    tariff: [
      {
        from: "2023-01-01",
        value: {
          allowance: 10_908,
          zone2: { to: 15_999, square: 979.18, linear: 1400 },
          zone3: { to: 62_809, square: 192.59, linear: 2397, constant: 966.53 },
          zone4: { to: 277_825, rate: 0.42, minus: 9972.98 },
          zone5: { rate: 0.45, minus: 18_307.73 },
        },
        sources: ["bmf-pap-2023", "grunow", "gettsim"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          allowance: 11_784,
          zone2: { to: 17_005, square: 954.8, linear: 1400 },
          zone3: { to: 66_760, square: 181.19, linear: 2397, constant: 991.21 },
          zone4: { to: 277_825, rate: 0.42, minus: 10_636.31 },
          zone5: { rate: 0.45, minus: 18_971.06 },
        },
        sources: ["bmf-pap-2024", "bmf-2024", "gettsim"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          allowance: 12_096,
          zone2: { to: 17_443, square: 932.3, linear: 1400 },
          zone3: { to: 68_480, square: 176.64, linear: 2397, constant: 1015.13 },
          zone4: { to: 277_825, rate: 0.42, minus: 10_911.92 },
          zone5: { rate: 0.45, minus: 19_246.67 },
        },
        sources: ["estg-32a-2025", "bmf-pap-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          allowance: 12_348,
          zone2: { to: 17_799, square: 914.51, linear: 1400 },
          zone3: { to: 69_878, square: 173.1, linear: 2397, constant: 1034.87 },
          zone4: { to: 277_825, rate: 0.42, minus: 11_135.63 },
          zone5: { rate: 0.45, minus: 19_470.38 },
        },
        sources: ["estg-32a-2026", "bmf-pap-2026"],
        confidence: "two_sources",
      },
    ],
    solidarity: [
      {
        from: "2023-01-01",
        value: { rate: 0.055, exempt_single: 17_543, exempt_joint: 35_086, taper_rate: 0.119 },
        sources: ["solzg-3", "solzg-4", "bmf-pap-2023"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { rate: 0.055, exempt_single: 18_130, exempt_joint: 36_260, taper_rate: 0.119 },
        sources: ["solzg-3", "solzg-4", "bmf-pap-2024"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { rate: 0.055, exempt_single: 19_950, exempt_joint: 39_900, taper_rate: 0.119 },
        sources: ["solzg-4", "bmf-pap-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.055, exempt_single: 20_350, exempt_joint: 40_700, taper_rate: 0.119 },
        sources: ["solzg-4", "bmf-pap-2026"],
        confidence: "two_sources",
      },
    ],
    employee_lump_sum: [
      {
        from: "2023-01-01",
        value: 1230,
        sources: ["estg-9a", "finanztip"],
        confidence: "two_sources",
      },
    ],
    special_expenses_lump_sum: [
      { from: "2023-01-01", value: 36, sources: ["estg-10c"], confidence: "one_source" },
    ],
    weekend_rule: [
      {
        from: "2023-01-01",
        value: { moves: "next", holidays: [] },
        sources: ["ao-108", "haufe-108"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [
          { period: "Q1", part: 1, of: 4, due: "03-10", year: 0 },
          { period: "Q2", part: 1, of: 4, due: "06-10", year: 0 },
          { period: "Q3", part: 1, of: 4, due: "09-10", year: 0 },
          { period: "Q4", part: 1, of: 4, due: "12-10", year: 0 },
        ],
        sources: ["estg-37", "haufe-37"],
        confidence: "two_sources",
      },
    ],
  },
};
