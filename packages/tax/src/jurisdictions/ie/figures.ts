import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { PlanRow } from "../../engine/payments/instalment-plan.ts";

export interface IeFigures {
  readonly rates: { readonly standard: number; readonly higher: number };
  readonly standard_band: {
    readonly single: number;
    readonly married: number;
    readonly second_earner_maximum: number;
    readonly one_parent: number;
  };
  readonly credits: {
    readonly single: number;
    readonly married: number;
    readonly employee: number;
    readonly one_parent: number;
  };
  readonly usc_exempt_up_to: number;
  readonly usc_brackets: readonly Bracket[];
  readonly instalment_plan: readonly PlanRow[];
}

export const data: JurisdictionData<IeFigures> = {
  code: "IE",
  name: "Ireland",
  currency: "EUR",
  decimals: 2,
  sources: {
    "pe-ie": {
      title: "PolicyEngine Ireland parameters (2022-2025)",
      url: "https://github.com/PolicyEngine/policyengine-ie",
      readOn: "2026-04-28",
    },
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    vialto: {
      title: "Vialto: Budget 2026 bands and credits 2025-2026 (2025-10)",
      url: "https://vialtopartners.com/regional-alerts/ireland-employment-tax-budget-2026-key-measures-impacting-employers-and-employees",
      readOn: "2026-11-20",
    },
    "bt-ie": {
      title: "Baker Tilly Ireland, Budget 2026 (2025-10)",
      url: "https://www.bakertilly.ie/insights/personal-tax-updates-in-budget-2026-reliefs-credits-vat-cuts",
      readOn: "2026-11-20",
    },
    "echo-2023": {
      title: "Echo Live, Budget 2023 (credits 1,775, 40,000)",
      url: "https://www.echolive.ie/nationalnews/arid-40970462.html",
      readOn: "2022-09-27",
    },
    "mwr-2024": {
      title: "Midwest Radio, Budget 2024 (credits +100, 42,000, USC 4%)",
      url: "https://www.midwestradio.ie/index.php/news/70953",
      readOn: "2023-10-10",
    },
    "it-2025": {
      title: "Irish Times, Budget 2025 (credits +125, band +2,000, USC 3%)",
      url: "https://www.irishtimes.com/your-money/2024/10/01/universal-social-charge-to-fall-to-3-next-year-minister-confirms/",
      readOn: "2024-10-01",
    },
    "revenue-prelim": {
      title: "Revenue Commissioners: what is preliminary tax",
      url: "https://www.revenue.ie/en/self-assessment-and-self-employment/guide-to-self-assessment/what-is-preliminary-tax.aspx",
      readOn: "2026-11-20",
    },
    taxfairy: {
      title: "The Tax Fairy: preliminary tax",
      url: "https://thetaxfairy.ie/preliminary-tax",
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
    rates: [
      {
        from: "2023-01-01",
        value: { standard: 0.2, higher: 0.4 },
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { standard: 0.2, higher: 0.4 },
        sources: ["vialto", "ai2"],
        confidence: "two_sources",
      },
    ],
    standard_band: [
      {
        from: "2023-01-01",
        value: {
          single: 40_000,
          married: 49_000,
          second_earner_maximum: 31_000,
          one_parent: 44_000,
        },
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: {
          single: 42_000,
          married: 51_000,
          second_earner_maximum: 33_000,
          one_parent: 46_000,
        },
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: {
          single: 44_000,
          married: 53_000,
          second_earner_maximum: 35_000,
          one_parent: 48_000,
        },
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: {
          single: 44_000,
          married: 53_000,
          second_earner_maximum: 35_000,
          one_parent: 48_000,
        },
        sources: ["vialto", "bt-ie", "ai2"],
        confidence: "two_sources",
      },
    ],
    credits: [
      {
        from: "2023-01-01",
        value: { single: 1775, married: 3550, employee: 1775, one_parent: 1650 },
        sources: ["echo-2023", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: { single: 1875, married: 3750, employee: 1875, one_parent: 1750 },
        sources: ["mwr-2024", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { single: 2000, married: 4000, employee: 2000, one_parent: 1900 },
        sources: ["vialto", "it-2025", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { single: 2000, married: 4000, employee: 2000, one_parent: 1900 },
        sources: ["vialto", "bt-ie", "ai2"],
        confidence: "two_sources",
      },
    ],
    usc_exempt_up_to: [
      { from: "2023-01-01", value: 13_000, sources: ["pe-ie", "ai2"], confidence: "two_sources" },
      {
        from: "2026-01-01",
        value: 13_000,
        sources: ["vialto", "bt-ie", "ai2"],
        confidence: "two_sources",
      },
    ],
    usc_brackets: [
      {
        from: "2023-01-01",
        value: [
          { over: 0, rate: 0.005 },
          { over: 12_012, rate: 0.02 },
          { over: 22_920, rate: 0.045 },
          { over: 70_044, rate: 0.08 },
        ],
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.005 },
          { over: 12_012, rate: 0.02 },
          { over: 25_760, rate: 0.04 },
          { over: 70_044, rate: 0.08 },
        ],
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.005 },
          { over: 12_012, rate: 0.02 },
          { over: 27_382, rate: 0.03 },
          { over: 70_044, rate: 0.08 },
        ],
        sources: ["pe-ie", "ai2"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: [
          { over: 0, rate: 0.005 },
          { over: 12_012, rate: 0.02 },
          { over: 28_700, rate: 0.03 },
          { over: 70_044, rate: 0.08 },
        ],
        sources: ["vialto", "bt-ie", "ai2"],
        confidence: "two_sources",
      },
    ],
    instalment_plan: [
      {
        from: "2023-01-01",
        value: [{ period: "preliminary", part: 1, of: 1, due: "10-31", year: 0 }],
        sources: ["revenue-prelim", "taxfairy"],
        confidence: "two_sources",
      },
    ],
  },
};
