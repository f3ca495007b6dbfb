import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  indiaPost: {
    title: "India Post: size and weight measurement",
    url: "https://www.indiapost.gov.in/MBE/Pages/Content/Size-Measurement.aspx",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of India Post. */
export const indiaPost = {
  carrier: "india_post",
  name: "India Post",
  defaultProfile: "parcel",
  rules: [
    {
      id: "india_post.parcel",
      profile: "parcel",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "cm" },
      weightRounding: { mode: "ceil", increment: "1", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "published",
        weightRounding: "published",
      },
      sources: [pages.indiaPost],
      notes: [
        "A cylinder counts as 0.785 x diameter x diameter x length, rounded up to a whole cubic centimetre. This is not modelled.",
      ],
    },
  ],
} as const satisfies CarrierRow;
