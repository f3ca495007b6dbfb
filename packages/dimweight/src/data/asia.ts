import type { CarrierRow, Source } from "./rule.ts";

const pages = {
  indiaPost: {
    title: "India Post: size and weight measurement",
    url: "https://www.indiapost.gov.in/MBE/Pages/Content/Size-Measurement.aspx",
    readOn: "2026-11-20",
  },
  dtdcAgent: {
    title: "DTDC agent: weight calculation",
    url: "http://www.dtdccourier.in/weight-calculation.htm",
    readOn: "2026-11-20",
  },
  sfCopy: {
    title: "Copy of the SF Express Hong Kong rate page",
    url: "https://www.floridajupiter.com/hedprice/",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

export const indiaPost = {
  carrier: "india_post",
  name: "India Post",
  defaultProfile: "parcel",
  rules: [
    {
      id: "india_post.parcel",
      profile: "parcel",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "ceil", increment: "1", unit: "cm" },
      weightRounding: { mode: "ceil", increment: "1", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: { divisor: "primary", dimensionRounding: "primary", weightRounding: "primary" },
      sources: [pages.indiaPost],
      notes: [
        "A cylinder counts as 0.785 x diameter x diameter x length, up to a whole cubic centimetre; that is not modelled.",
      ],
    },
  ],
} as const satisfies CarrierRow;

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
        divisor: "secondary",
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

export const sfExpress = {
  carrier: "sf_express",
  name: "SF Express",
  defaultProfile: "intl",
  rules: [
    {
      id: "sf_express.intl",
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
        divisor: "secondary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.sfCopy],
      notes: [
        "Read in a copy of the Hong Kong page.",
        "Recalled and not applied: up to the next half kilogram.",
      ],
    },
    {
      id: "sf_express.hk_cn",
      profile: "hk_cn",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "secondary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.sfCopy],
      notes: [
        "Within Hong Kong and to mainland China, Macau and Taiwan. Read in a copy of the Hong Kong page.",
      ],
    },
  ],
} as const satisfies CarrierRow;
