import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface FiFigures {
  readonly state_brackets: readonly Bracket[];
  readonly cost_deduction: number;
  readonly basic_deduction: { readonly max: number; readonly rate: number };
  readonly work_credit: {
    readonly rate: number;
    readonly max: number;
    readonly phase_out: readonly {
      readonly over: number;
      readonly to: number | null;
      readonly rate: number;
    }[];
  };
  readonly pension_rate: number;
  readonly unemployment_rate: number;
  readonly daily_allowance: { readonly rate: number; readonly threshold: number };
  readonly medical_rate: number;
  readonly broadcasting: { readonly rate: number; readonly over: number; readonly max: number };
  readonly helsinki_rate: number;
}

export const data: JurisdictionData<FiFigures> = {
  code: "FI",
  name: "Finland",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    "vero-automatic": {
      title: "Finnish Tax Administration: deductions calculated automatically (2026)",
      url: "https://vero.fi/henkiloasiakkaat/vahennykset/mita-voi-vahentaa/verohallinto-laskee-nama-vahennykset-automaattisesti",
      readOn: "2026-11-21",
    },
    vero: {
      title: "Verohallinto wage examples and withholding decisions 2025/2026",
      url: "https://www.vero.fi",
      readOn: "2026-11-20",
    },
    "vero-2026": {
      title:
        "Finnish Tax Administration: decision on the withholding of 2026 (VH/5046/00.01.00/2025), as an open project transcribes it",
      url: "https://www.vero.fi/syventavat-vero-ohjeet/paatokset/47363/verohallinnon-paatos-ennakonpidatysprosenttien-laskentaperusteista-palkkatuloa-varten-ja-ennakonkannossa-maarattavan-ennakkoveron-laskentaperusteista-vuodelle-2026/",
      readOn: "2026-11-22",
    },
    "pwc-2025": {
      title: "PwC Worldwide Tax Summaries: Finland, reviewed on 22 January 2025",
      url: "https://taxsummaries.pwc.com/finland/individual/taxes-on-personal-income",
      readOn: "2025-01-22",
    },
    "mercans-2025": {
      title: "Mercans: health insurance contributions 2024 and 2025",
      url: "https://mercans.com/resources/statutory-alerts/finland-changes-to-health-insurance-and-unemployment-contribution-rates",
      readOn: "2025-01-15",
    },
    "bloomberg-2026": {
      title: "Bloomberg Tax: health insurance contributions 2026",
      url: "https://news.bloombergtax.com/payroll/finland-tax-agency-updates-guidance-on-health-insurance-contributions-in-international-employment-situations",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    state_brackets: [
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.1264 },
          { over: 21_200, rate: 0.19 },
          { over: 31_500, rate: 0.3025 },
          { over: 52_100, rate: 0.34 },
          { over: 88_200, rate: 0.4175 },
          { over: 150_000, rate: 0.4425 },
        ],
        sources: ["ai2", "pwc-2025"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.1264 },
          { over: 22_000, rate: 0.19 },
          { over: 32_600, rate: 0.3025 },
          { over: 40_100, rate: 0.3325 },
          { over: 52_100, rate: 0.375 },
        ],
        sources: ["ai2", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    cost_deduction: [
      { from: "2025-01-01", value: 750, sources: ["vero"], confidence: "one_source" },
    ],
    basic_deduction: [
      {
        from: "2025-01-01",
        value: { max: 4115, rate: 0.18 },
        sources: ["vero"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { max: 4265, rate: 0.18 },
        sources: ["vero", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    work_credit: [
      {
        from: "2025-01-01",
        value: {
          rate: 0.18,
          max: 3225,
          phase_out: [
            { over: 24_250, to: 42_550, rate: 0.0222 },
            { over: 42_550, to: null, rate: 0.0344 },
          ],
        },
        sources: ["ai2"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.18, max: 3430, phase_out: [{ over: 35_000, to: 50_550, rate: 0.02 }] },
        sources: ["ai2", "vero-automatic", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    pension_rate: [
      { from: "2025-01-01", value: 0.0715, sources: ["vero"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 0.073,
        sources: ["vero", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    unemployment_rate: [
      { from: "2025-01-01", value: 0.0059, sources: ["vero"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 0.0089,
        sources: ["vero", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    daily_allowance: [
      {
        from: "2025-01-01",
        value: { rate: 0.0084, threshold: 16_862 },
        sources: ["mercans-2025"],
        confidence: "one_source",
      },
      {
        from: "2026-01-01",
        value: { rate: 0.0088, threshold: 17_255 },
        sources: ["bloomberg-2026", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    medical_rate: [
      { from: "2025-01-01", value: 0.0106, sources: ["mercans-2025"], confidence: "one_source" },
      {
        from: "2026-01-01",
        value: 0.011,
        sources: ["bloomberg-2026", "vero-2026"],
        confidence: "two_sources",
      },
    ],
    broadcasting: [
      {
        from: "2025-01-01",
        value: { rate: 0.025, over: 15_150, max: 160 },
        sources: ["vero", "pwc-2025"],
        confidence: "two_sources",
      },
    ],
    helsinki_rate: [
      { from: "2025-01-01", value: 0.053, sources: ["vero"], confidence: "one_source" },
    ],
  },
};
