import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow, Limits } from "../rule.ts";

const pages = {
  logisticNews: {
    title: "The Logistic News: USPS parcel pricing change, May 2026",
    url: "https://thelogisticnews.com/?p=18371",
    readOn: "2026-11-20",
  },
  cahoot: {
    title: "Cahoot: USPS moves from 166 to 139, updated 2026-06-24",
    url: "https://www.cahoot.ai/usps-139-dim-weight-change/",
    readOn: "2026-11-20",
  },
  logisticsCurated: {
    title: "Logistics Curated: the new USPS size rules and shipping costs, 2026",
    url: "https://logisticscurated.com/management/how-will-the-new-usps-size-rules-affect-shipping-costs/",
    readOn: "2026-11-20",
  },
  postalAdvocate: {
    title: "Postal Advocate: USPS rate change of 2019-06-23",
    url: "https://postaladvocate.com/upcoming-usps-rate-change-what-you-need-to-know/",
    readOn: "2026-11-20",
  },
  myib: {
    title: "MyIB help: dimensional weight at USPS, nearest inch",
    url: "https://myib.zendesk.com/hc/en-us/articles/360013184159",
    readOn: "2026-11-20",
  },
  notices: {
    title: "eBay Community shipping guide with the FedEx and UPS notices in full, 2025-08-11",
    url: "https://community.ebay.com/t5/Shipping/Shipping-Guide-Measuring-Packages/td-p/35214174",
    readOn: "2026-11-20",
  },
  advisory2006: {
    title: "USPS DMM Advisory of 2006-10-30: rounding and the 0.785 factor",
    url: "http://pe.usps.gov/DMMAdvisory.asp?Dest=dmmadvisory103006.htm",
    readOn: "2026-11-20",
  },
  domesticMailManual: {
    title: "Forum post that quotes the steps of the USPS Domestic Mail Manual, edition with 194",
    url: "https://slippertalk.com/threads/shipping-orchids-best-carrier.3676/page-2",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

const imperialLimits = {
  maxWeight: "70",
  weightUnit: "lb",
  maxLength: null,
  maxLengthPlusGirth: "130",
  lengthUnit: "in",
} as const satisfies Limits;

/** The rules of USPS. */
export const usps = {
  carrier: "usps",
  name: "USPS",
  defaultProfile: "parcel",
  rules: [
    {
      id: "usps@2026-07-12",
      profile: "parcel",
      divisor: "139",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "in" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "volume-above", value: "1728", unit: "in3" },
      effectiveFrom: "2026-07-12",
      effectiveTo: null,
      limits: imperialLimits,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "one_source",
        weightRounding: "one_source",
        applies: "one_source",
      },
      sources: [pages.logisticNews, pages.cahoot, pages.logisticsCurated],
      notes: [
        "For Ground Advantage, Parcel Select, Priority Mail and Priority Mail Express above one cubic foot. It is inferred that this volume is calculated from the rounded sides.",
        "Three pages agree on the divisor and on the rounding of sides.",
        "Weights are billed in whole pounds here. Prices by the ounce below one pound are not modelled.",
        "130 in of length plus girth is the limit of Ground Advantage. Priority Mail accepts 108 in.",
      ],
    },
    {
      id: "usps@2019-06-23",
      profile: "parcel",
      divisor: "166",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "in" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "volume-above", value: "1728", unit: "in3" },
      effectiveFrom: "2019-06-23",
      effectiveTo: "2026-07-11",
      limits: imperialLimits,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "one_source",
        weightRounding: "one_source",
        applies: "one_source",
      },
      sources: [
        pages.postalAdvocate,
        pages.myib,
        pages.notices,
        pages.advisory2006,
        pages.domesticMailManual,
      ],
      notes: [
        "An older edition of the manual rounds the sides, multiplies them and compares the product with one cubic foot. It also caps the dimensional weight at 70 lb, which is not modelled.",
        "Before that, 194 applied, only in Priority Mail zones 5 to 8, with a factor of 0.785 for irregular shapes. This is not modelled.",
        "One trade article says that sides were rounded up, and not to the nearest inch.",
        "130 in of length plus girth is the limit of Ground Advantage. Priority Mail accepts 108 in.",
      ],
    },
  ],
} as const satisfies CarrierRow;
