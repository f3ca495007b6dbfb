import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  fastway: {
    title: "Fastway NZ, now Aramex NZ: cubing guide",
    url: "http://fastway.co.nz/tools/cubing-guide",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Aramex New Zealand. */
export const aramexNz = {
  carrier: "aramex_nz",
  name: "Aramex New Zealand",
  defaultProfile: "domestic",
  rules: [
    {
      id: "aramex_nz",
      profile: "domestic",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "ceil", increment: "1", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
      },
      sources: [pages.fastway],
      notes: [
        "Published as 200 kg/m3 by Fastway NZ, its earlier name.",
        "The step of whole kilograms follows from an example of the carrier, which bills 9.45 kg as 10 kg.",
      ],
    },
  ],
} as const satisfies CarrierRow;
