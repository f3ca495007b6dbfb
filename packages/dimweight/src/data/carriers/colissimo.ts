import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  bigblue: {
    title: "Bigblue help: volumetric weight by carrier",
    url: "https://help.bigblue.co/article/91-volumetric-weight",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Colissimo. */
export const colissimo = {
  carrier: "colissimo",
  name: "Colissimo",
  defaultProfile: "overseas",
  rules: [
    {
      id: "colissimo.overseas",
      profile: "overseas",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.bigblue],
      notes: [
        "For overseas territories and for international parcels by air. The rule does not apply to parcels by road to most neighbouring countries.",
      ],
    },
  ],
} as const satisfies CarrierRow;
