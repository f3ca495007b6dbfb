import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  estafeta: {
    title: "Estafeta: prices, divisor 5,000",
    url: "https://www.estafetamembers.com/Ebay_Site_UI/Precios.aspx",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Estafeta. */
export const estafeta = {
  carrier: "estafeta",
  name: "Estafeta",
  defaultProfile: "parcel",
  rules: [
    {
      id: "estafeta",
      profile: "parcel",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: {
        maxWeight: "70",
        weightUnit: "kg",
        maxLength: "270",
        maxLengthPlusGirth: "500",
        lengthUnit: "cm",
      },
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.estafeta],
      notes: [],
    },
  ],
} as const satisfies CarrierRow;
