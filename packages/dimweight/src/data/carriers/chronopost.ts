import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  chronopostMorocco: {
    title: "Chronopost Maroc: working out the weight of a parcel",
    url: "https://chronopost.ma/offre-chronopost/guide-pratique/calculer-le-poids-de-mon-colis/",
    readOn: "2026-11-20",
  },
  bigblue: {
    title: "Bigblue help: volumetric weight by carrier",
    url: "https://help.bigblue.co/article/91-volumetric-weight",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of Chronopost. */
export const chronopost = {
  carrier: "chronopost",
  name: "Chronopost",
  defaultProfile: "air",
  rules: [
    {
      id: "chronopost.air",
      profile: "air",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "cm" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "published",
        weightRounding: "published",
      },
      sources: [pages.chronopostMorocco, pages.bigblue],
      notes: [
        "No weight rounding: an example of the carrier in Morocco keeps 14.40 kg. The steps of the price list were not read.",
        "The divisor and the rounding of sides were read on the page of Chronopost Morocco. A third party states the same divisor for France.",
      ],
    },
    {
      id: "chronopost.road",
      profile: "road",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "cm" },
      weightRounding: { mode: "none" },
      applies: { kind: "dimensional-at-least-times-actual", value: "2" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "published",
        weightRounding: "not_stated",
        applies: "one_source",
      },
      sources: [pages.bigblue, pages.chronopostMorocco],
      notes: ["The rounding of sides was read on the page of Chronopost Morocco."],
    },
  ],
} as const satisfies CarrierRow;
