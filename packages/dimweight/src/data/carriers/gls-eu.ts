import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  shipcloud: {
    title: "shipcloud support: price bases of German carriers",
    url: "https://support.shipcloud.io/nutzung/versand-uber-shipcloud-konditionen/wie-berechnen-sich-die-kosten-fur-die-versandmarken-der-einzelnen-versanddienstleister",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of GLS Europe. */
export const glsEu = {
  carrier: "gls_eu",
  name: "GLS Europe",
  defaultProfile: "air",
  rules: [
    {
      id: "gls_eu.air",
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
      sources: [pages.shipcloud],
      notes: ["For express and air only. National parcels by road are billed by actual weight."],
    },
  ],
} as const satisfies CarrierRow;
