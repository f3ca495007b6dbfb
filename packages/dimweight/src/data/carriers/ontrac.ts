import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  ontrac: {
    title: "OnTrac: additional terms and conditions",
    url: "https://www.ontrac.com/terms-conditions-additional/",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of OnTrac. */
export const ontrac = {
  carrier: "ontrac",
  name: "OnTrac",
  defaultProfile: "ground",
  rules: [
    {
      id: "ontrac",
      profile: "ground",
      divisor: "139",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "in" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: {
        maxWeight: "50",
        weightUnit: "lb",
        maxLength: "42",
        maxLengthPlusGirth: null,
        lengthUnit: "in",
      },
      confidence: {
        divisor: "published",
        dimensionRounding: "published",
        weightRounding: "published",
      },
      sources: [pages.ontrac],
      notes: [
        "The page has no date. An older text calls a parcel unauthorised above 42 in, 10,000 cubic inches or 50 lb billable.",
      ],
    },
  ],
} as const satisfies CarrierRow;
