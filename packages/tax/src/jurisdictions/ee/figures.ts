import type { JurisdictionData } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";

export interface EeFigures {
  readonly brackets: readonly Bracket[];
  readonly basic_exemption: {
    readonly full: number;
    readonly full_to?: number;
    readonly zero_at?: number;
  };
}

export const data: JurisdictionData<EeFigures> = {
  code: "EE",
  name: "Estonia",
  currency: "EUR",
  decimals: 2,
  sources: {
    ai2: {
      title:
        "embracingearth-space/ai2-tax-plugins (MIT), src/data/incomeTaxWorld and src/data/incomeTaxRegions",
      url: "https://github.com/embracingearth-space/ai2-tax-plugins",
      readOn: "2026-10-06",
    },
    tarmo: {
      title: "Estonian salary comparison 2025-2026",
      url: "https://tarmo.dyndns.info/salaryandtaxescalc.html",
      readOn: "2026-11-20",
    },
    emta: {
      title: "EMTA: calculation of basic exemption 2025-2026",
      url: "https://www.emta.ee/en/private-client/taxes-and-payment/tax-incentives/calculation-basic-exemption",
      readOn: "2026-11-20",
    },
    "gt-ee": {
      title: "Grant Thornton Baltic: basic exemption from 2026 (2025-12)",
      url: "https://www.grantthornton.ee/en/insights1/calculating-the-basic-exemption-from-2026",
      readOn: "2026-11-20",
    },
  },
  years: [
    { label: "2025", from: "2025-01-01", to: "2025-12-31", status: "enacted" },
    { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
  ],
  figures: {
    brackets: [
      {
        from: "2025-01-01",
        value: [{ over: 0, rate: 0.22 }],
        sources: ["ai2", "tarmo"],
        confidence: "two_sources",
      },
    ],
    basic_exemption: [
      {
        from: "2025-01-01",
        value: { full: 7848, full_to: 14_400, zero_at: 25_200 },
        sources: ["emta", "ai2", "gt-ee"],
        confidence: "two_sources",
      },
      {
        from: "2026-01-01",
        value: { full: 8400 },
        sources: ["emta", "gt-ee", "ai2"],
        confidence: "two_sources",
      },
    ],
  },
};
