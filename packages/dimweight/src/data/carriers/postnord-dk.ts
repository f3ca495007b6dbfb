import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  shipmondoDenmark: {
    title: "Shipmondo help: dimensional weight at PostNord Denmark, factor 280",
    url: "https://help.shipmondo.com/en/articles/2031654-what-is-dimensional-weight-at-postnord-denmark",
    readOn: "2026-11-20",
  },
  packeta: {
    title: "Packeta: PostNord brings in a new volumetric weight",
    url: "https://packeta.ro/blog/post-nord-introduce-o-noua-greutate-volumetrica",
    readOn: "2026-11-22",
    date: "2021-08-02",
  },
} as const satisfies Record<string, Source>;

/** The rules of PostNord Denmark. */
export const postnordDk = {
  carrier: "postnord_dk",
  name: "PostNord Denmark",
  defaultProfile: "parcel",
  rules: [
    {
      id: "postnord_dk",
      profile: "parcel",
      divisor: "280",
      divisorUnit: "kg/m3",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "one_source",
      },
      sources: [pages.shipmondoDenmark, pages.packeta],
      disputed: "another reseller has used 220 kg/m3 since 2021-08-02.",
      notes: [
        "A density: cubic metres times 280. As a divisor this is 3,571.43 cm3/kg.",
        "Sweden is quoted at 280 too. The other reseller names Denmark, Finland and Sweden.",
        "No weight rounding: an example of the reseller keeps 6.72 kg.",
      ],
    },
  ],
} as const satisfies CarrierRow;
