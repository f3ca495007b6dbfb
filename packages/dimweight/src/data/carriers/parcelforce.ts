import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  volumetricCharging: {
    title: "Parcelforce: volumetric charging",
    url: "https://www.parcelforce.com/help-and-advice/sending/volumetric-charging",
    readOn: "2026-11-20",
  },
  measuring: {
    title: "Parcelforce: how to measure a parcel for international delivery",
    url: "https://www3.parcelforce.com/help-and-advice/sending/how-to-measure-a-parcel-for-international-delivery",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Parcelforce Worldwide. */
export const parcelforce = {
  carrier: "parcelforce",
  name: "Parcelforce Worldwide",
  defaultProfile: "intl",
  rules: [
    {
      id: "parcelforce.intl",
      profile: "intl",
      divisor: "5000",
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
      sources: [pages.volumetricCharging, pages.measuring],
      notes: ["For zones 4 to 12. Each parcel of a consignment is billed separately."],
    },
  ],
} as const satisfies CarrierRow;
