import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  amazon: {
    title: "Amazon Seller Central US: dimensional weight",
    url: "https://sellercentral.amazon.com/gp/help/external/G53Z9EKF8VVZVH29",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of Amazon FBA US. */
export const amazonFba = {
  carrier: "amazon_fba",
  name: "Amazon FBA US",
  defaultProfile: "us",
  rules: [
    {
      id: "amazon_fba.us",
      profile: "us",
      divisor: "139",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.amazon],
      notes: [
        "The larger of unit weight and dimensional weight counts, except in the tier small standard and in the largest tier, where the unit weight counts. Tiers are not modelled: send only units of the other tiers.",
        "Oversize and bulky items count at least 2 in of width and height, which is not modelled.",
        "The tiers changed on 2024-02-05 and change every year.",
      ],
    },
  ],
} as const satisfies CarrierRow;
