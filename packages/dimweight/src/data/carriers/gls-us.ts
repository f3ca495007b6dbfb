import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  glsUs: {
    title: "GLS US (GSO): billable weight, text of 2017",
    url: "https://www.gso.com/shipping/RatesAndFees/billableweight",
    readOn: "2026-11-20",
  },
  glsUsNow: {
    title: "GLS US: dimensional weight",
    url: "https://gls-us.com/shipping/ratesandfees/dimensionalweight",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of GLS US. */
export const glsUs = {
  carrier: "gls_us",
  name: "GLS US",
  defaultProfile: "ground",
  rules: [
    {
      id: "gls_us",
      profile: "ground",
      divisor: "166",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "volume-at-least", value: "5184", unit: "in3" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
        applies: "published",
      },
      sources: [pages.glsUsNow, pages.glsUs],
      notes: ["Below 5,184 cubic inches the actual weight counts."],
    },
  ],
} as const satisfies CarrierRow;
