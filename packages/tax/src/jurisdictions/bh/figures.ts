import type { JurisdictionData } from "../../engine/figures.ts";

export interface BhFigures {
  readonly rate: number;
}

export const data: JurisdictionData<BhFigures> = {
  code: "BH",
  name: "Bahrain",
  currency: "BHD",
  decimals: 3,
  sources: {
    newarab: {
      title: "The New Arab: no other Gulf country has an income tax; Oman from 2028",
      url: "https://www.newarab.com/news/gcc-first-oman-introduces-income-tax-expats-and-locals",
      readOn: "2025-06-23",
    },
    indulge: {
      title: "Indulgexpress: none of the six GCC members imposes income tax",
      url: "https://www.indulgexpress.com/culture/2025/Jun/26/oman-to-introduce-personal-income-tax-from-2028-is-dubai-next",
      readOn: "2025-06-26",
    },
    "wired-me": {
      title: "Wired Middle East: Saudi Arabia and Bahrain (2023)",
      url: "https://wired.me/?p=759263",
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
    rate: [
      {
        from: "2023-01-01",
        value: 0,
        sources: ["newarab", "indulge", "wired-me"],
        confidence: "two_sources",
      },
    ],
  },
};
