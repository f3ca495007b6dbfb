import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow, Limits } from "../rule.ts";

const pages = {
  frontier: {
    title: "Frontier Distributing: reprint of the Canada Post volumetric rules, 2020 or later",
    url: "https://www.frontdist.com/parcel.html",
    readOn: "2026-11-20",
  },
  itemSize: {
    title: "Canada Post: item size help, measurements up to the centimetre, older page",
    url: "https://www.canadapost.ca/tools/cst/web/help/item_typical_weights.asp",
    readOn: "2026-11-20",
  },
  abcsOfShipping: {
    title: "Canada Post: The ABCs of shipping, size limits, in force 2021-01-11",
    url: "https://vdocuments.site/the-abcs-of-shipping-canada-post.html",
    readOn: "2026-11-20",
  },
  maropost: {
    title: "Maropost help: understanding dimensional weight",
    url: "https://support.maropost.com/hc/en-us/articles/360021658994-Understanding-Dimensional-Weight",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

const metricLimits = {
  maxWeight: "30",
  weightUnit: "kg",
  maxLength: "200",
  maxLengthPlusGirth: "300",
  lengthUnit: "cm",
} as const satisfies Limits;

/** The rules of Canada Post. */
export const canadaPost = {
  carrier: "canada_post",
  name: "Canada Post",
  defaultProfile: "metric",
  rules: [
    {
      id: "canada_post.metric",
      profile: "metric",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "cm" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: metricLimits,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "published",
        weightRounding: "not_stated",
      },
      sources: [pages.frontier, pages.itemSize, pages.abcsOfShipping, pages.maropost],
      notes: [
        "For Priority, Xpresspost, Expedited Parcel, and parcels to the US and abroad, but not for packets. In inches and pounds the divisor is 139.",
        "The divisor was read in a reprint and on the page of another third party. The rounding of sides was read on an old page of the carrier.",
        "No source says how the resulting weight is rounded. The printed steps of rates are finer than a kilogram.",
      ],
    },
    {
      id: "canada_post.regular",
      profile: "regular",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "cm" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: metricLimits,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "published",
        weightRounding: "not_stated",
      },
      sources: [pages.frontier, pages.itemSize, pages.maropost],
      notes: [
        "The divisor was read in a reprint and on the page of another third party. The rounding of sides was read on an old page of the carrier.",
      ],
    },
  ],
} as const satisfies CarrierRow;
