import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  profrakt: {
    title: "Profrakt: chargeable weight at Bring and PostNord, whole kilograms up",
    url: "https://kunnskap.profrakt.no/hva-er-fraktberegnet-vekt",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Bring. */
export const bring = {
  carrier: "bring",
  name: "Bring",
  defaultProfile: "parcel",
  rules: [
    {
      id: "bring.parcel",
      profile: "parcel",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "ceil", increment: "1", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "one_source",
      },
      sources: [pages.profrakt],
      notes: [
        "Quoted as 1 kg for 5 dm3. Groupage uses 3.5 dm3 and part loads use 3 dm3, which is not modelled.",
      ],
    },
  ],
} as const satisfies CarrierRow;
