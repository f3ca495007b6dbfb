import type { Source } from "@almanac/kernel/evidence";
import type { CarrierRow, Limits } from "./rule.ts";

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
  glsUs: {
    title: "GLS US (GSO): billable weight, text of 2017",
    url: "https://www.gso.com/shipping/RatesAndFees/billableweight",
    readOn: "2026-11-20",
  },
  glsUsNow: {
    title: "GLS US: dimensional weight",
    url: "https://gls-us.com/shipping/ratesandfees/dimensionalweight",
    readOn: "2026-11-22",
  },
  domesticMailManual: {
    title: "Forum post that quotes the steps of the USPS Domestic Mail Manual, edition with 194",
    url: "https://slippertalk.com/threads/shipping-orchids-best-carrier.3676/page-2",
    readOn: "2026-11-22",
  },
  amazon: {
    title: "Amazon Seller Central US: dimensional weight",
    url: "https://sellercentral.amazon.com/gp/help/external/G53Z9EKF8VVZVH29",
    readOn: "2026-11-22",
  },
  ontrac: {
    title: "OnTrac: additional terms and conditions",
    url: "https://www.ontrac.com/terms-conditions-additional/",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

const imperialLimits = {
  maxWeight: "70",
  weightUnit: "lb",
  maxLength: null,
  maxLengthPlusGirth: "130",
  lengthUnit: "in",
} as const satisfies Limits;

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
        "For Ground Advantage, Parcel Select, Priority Mail and Priority Mail Express above one cubic foot; that this test takes the rounded sides is inferred.",
        "Three pages agree on the divisor and the side rounding.",
        "Billed here in whole pounds; prices by the ounce below one pound are not modelled.",
        "130 in of length plus girth is the limit of Ground Advantage; Priority Mail takes 108 in.",
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
        "Before that 194 applied, in Priority Mail zones 5 to 8 only, with a factor of 0.785 for irregular shapes; not modelled here.",
        "One trade article says that sides went up and not to the nearest inch.",
        "130 in of length plus girth is the limit of Ground Advantage; Priority Mail takes 108 in.",
      ],
    },
  ],
} as const satisfies CarrierRow;

export const glsUs = {
  carrier: "gls_us",
  name: "GLS US",
  defaultProfile: "ground",
  rules: [
    {
      id: "gls_us",
      profile: "ground",
      divisor: "166",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "volume-at-least", value: "5184", unit: "in3" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
        applies: "published",
      },
      sources: [pages.glsUsNow, pages.glsUs],
      notes: ["Below 5,184 cubic inches the actual weight counts."],
    },
  ],
} as const satisfies CarrierRow;

export const ontrac = {
  carrier: "ontrac",
  name: "OnTrac",
  defaultProfile: "ground",
  rules: [
    {
      id: "ontrac",
      profile: "ground",
      divisor: "139",
      divisorUnit: "in3/lb",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "in" },
      weightRounding: { mode: "ceil", increment: "1", unit: "lb" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: {
        maxWeight: "50",
        weightUnit: "lb",
        maxLength: "42",
        maxLengthPlusGirth: null,
        lengthUnit: "in",
      },
      confidence: {
        divisor: "published",
        dimensionRounding: "published",
        weightRounding: "published",
      },
      sources: [pages.ontrac],
      notes: [
        "The page has no date. An older text calls a parcel unauthorised above 42 in, 10,000 cubic inches or 50 lb billable.",
      ],
    },
  ],
} as const satisfies CarrierRow;

export const amazonFba = {
  carrier: "amazon_fba",
  name: "Amazon FBA US",
  defaultProfile: "us",
  rules: [
    {
      id: "amazon_fba.us",
      profile: "us",
      divisor: "139",
      divisorUnit: "in3/lb",
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
      sources: [pages.amazon],
      notes: [
        "The larger of unit and dimensional weight, except for small standard size and the largest tier, which go by unit weight. Tiers are not modelled: send only units of the other ones.",
        "Oversize and bulky items count at least 2 in of width and height, which is not modelled.",
        "The tiers changed on 2024-02-05 and change every year.",
      ],
    },
  ],
} as const satisfies CarrierRow;
