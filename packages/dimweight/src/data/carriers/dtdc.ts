import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  dtdcAgent: {
    title: "DTDC agent: weight calculation",
    url: "http://www.dtdccourier.in/weight-calculation.htm",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of DTDC. */
export const dtdc = {
  carrier: "dtdc",
  name: "DTDC",
  defaultProfile: "air",
  rules: [
    {
      id: "dtdc.air",
      profile: "air",
      divisor: "6000",
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
      sources: [pages.dtdcAgent],
      notes: [
        "Surface is quoted at 4,750 and international at 5,000; on one product a side above 110 cm doubles the weight. Neither is modelled.",
      ],
    },
  ],
} as const satisfies CarrierRow;
