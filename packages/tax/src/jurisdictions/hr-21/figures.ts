import type { JurisdictionData } from "../../engine/figures.ts";

export interface Hr21Figures {
  readonly rates: { readonly lower: number; readonly higher: number };
}

export const data: JurisdictionData<Hr21Figures> = {
  code: "HR-21",
  name: "Zagreb",
  currency: "EUR",
  decimals: 2,
  sources: {
    savj: {
      title: "Savjetovanje: 2024 reform (2023)",
      url: "https://savjetovanje.eu/en/new-round-of-tax-reform-year-2024-part-1",
      readOn: "2026-11-20",
    },
    "orbitax-hr": {
      title: "Orbitax: 2024 amendments",
      url: "https://www.orbitax.com",
      readOn: "2023-11-03",
    },
    "vialto-hr": {
      title: "Vialto: Croatia changes from 2025 (2024)",
      url: "https://vialtopartners.com/regional-alerts/croatia-employment-tax-announced-changes-of-personal-income-tax",
      readOn: "2026-11-20",
    },
    "pwc-hr": {
      title: "PwC Croatia: 2025 sample computation for Zagreb",
      url: "https://taxsummaries.pwc.com/croatia/individual/sample-personal-income-tax-calculation",
      readOn: "2025-06-30",
    },
    "taxravens-hr": {
      title: "Taxravens: Croatia 2026",
      url: "https://taxravens.com/en/croatia/income-tax",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2024", from: "2024-01-01", to: "2024-12-31", status: "enacted" },
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    rates: [
      {
        from: "2024-01-01",
        value: { lower: 0.236, higher: 0.354 },
        sources: ["savj", "orbitax-hr"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: { lower: 0.23, higher: 0.33 },
        sources: ["vialto-hr", "pwc-hr"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { lower: 0.23, higher: 0.33 },
        sources: ["vialto-hr", "taxravens-hr"],
        confidence: "two_sources",
      },
    ],
  },
};
