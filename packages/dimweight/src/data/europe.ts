import type { CarrierRow, Limits, Source } from "./rule.ts";

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
  tnt: {
    title: "TNT US: calculating size and weight",
    url: "https://www.tnt.com/express/en_us/site/home/how-to-ship-parcel/shipping-services/calculating-size-and-weight.html",
    readOn: "2026-11-20",
  },
  dpdSlovenia: {
    title: "DPD Slovenia: what volumetric weight is",
    url: "https://www.dpd.com/si/en/faq/was-ist-das-volumengewicht-und-wie-berechne-ich-es/",
    readOn: "2026-11-20",
  },
  dpdEstonia: {
    title: "DPD Estonia: volume calculator",
    url: "https://www.dpd.com/ee/en/volume-calculator/",
    readOn: "2026-11-20",
  },
  shipcloud: {
    title: "shipcloud support: price bases of German carriers",
    url: "https://support.shipcloud.io/nutzung/versand-uber-shipcloud-konditionen/wie-berechnen-sich-die-kosten-fur-die-versandmarken-der-einzelnen-versanddienstleister",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

const metricLimits = {
  maxWeight: "31.5",
  weightUnit: "kg",
  maxLength: "175",
  maxLengthPlusGirth: "300",
  lengthUnit: "cm",
} as const satisfies Limits;

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
        divisor: "primary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.volumetricCharging, pages.measuring],
      notes: ["For zones 4 to 12. Each parcel of a consignment counts alone."],
    },
  ],
} as const satisfies CarrierRow;

export const tnt = {
  carrier: "tnt",
  name: "TNT",
  defaultProfile: "express",
  rules: [
    {
      id: "tnt.express",
      profile: "express",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "primary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.tnt],
      notes: ["Published as 200 kg/m3."],
    },
    {
      id: "tnt.economy",
      profile: "economy",
      divisor: "4000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "primary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.tnt],
      notes: ["Published as 250 kg/m3."],
    },
  ],
} as const satisfies CarrierRow;

export const dpd = {
  carrier: "dpd",
  name: "DPD",
  defaultProfile: "express",
  rules: [
    {
      id: "dpd.express",
      profile: "express",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: metricLimits,
      confidence: {
        divisor: "primary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.dpdSlovenia, pages.dpdEstonia],
      notes: ["For International Express by air; in most countries road parcels go by the scale."],
    },
    {
      id: "dpd.baltics",
      profile: "baltics",
      divisor: "4000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: metricLimits,
      confidence: {
        divisor: "primary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.dpdEstonia],
      notes: [],
    },
  ],
} as const satisfies CarrierRow;

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
        divisor: "secondary",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.shipcloud],
      notes: ["For express and air only; national road parcels go by the scale."],
    },
  ],
} as const satisfies CarrierRow;
