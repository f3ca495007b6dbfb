import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  shipTime: {
    title: "ShipTime help: what is dimensional weight",
    url: "https://support.shiptime.com/en/support/solutions/articles/42000053483-what-is-dimensional-weight-",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of Purolator. */
export const purolator = {
  carrier: "purolator",
  name: "Purolator",
  defaultProfile: "ground",
  rules: [
    {
      id: "purolator.ground",
      profile: "ground",
      divisor: "144",
      divisorUnit: "in3/lb",
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
      sources: [pages.shipTime],
      notes: ["A reseller states 12 lb per cubic foot. No page of the carrier was read."],
    },
    {
      id: "purolator.air",
      profile: "air",
      divisor: "119",
      divisorUnit: "in3/lb",
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
      sources: [pages.shipTime],
      notes: ["A reseller states about 14.5 lb per cubic foot. No page of the carrier was read."],
    },
  ],
} as const satisfies CarrierRow;
