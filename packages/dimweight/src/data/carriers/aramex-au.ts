import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  aramexAustralia: {
    title: "Aramex Australia help: how to calculate cubic weight",
    url: "https://help.aramex.com.au/hc/en-us/articles/115002985694-How-to-calculate-cubic-weight",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Aramex Australia. */
export const aramexAu = {
  carrier: "aramex_au",
  name: "Aramex Australia",
  defaultProfile: "domestic",
  rules: [
    {
      id: "aramex_au",
      profile: "domestic",
      divisor: "4000",
      divisorUnit: "cm3/kg",
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
      sources: [pages.aramexAustralia],
      notes: ["Published as 250 kg/m3."],
    },
  ],
} as const satisfies CarrierRow;
