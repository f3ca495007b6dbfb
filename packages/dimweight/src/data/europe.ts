import type { Source } from "@almanac/kernel/evidence";
import type { CarrierRow, Limits } from "./rule.ts";

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
  tntAustralia: {
    title: "TNT Australia: calculating size and weight",
    url: "https://www.tnt.com/express/en_au/site/how-to/calculate-size-and-weight.html",
    readOn: "2026-11-22",
  },
  tntFiji: {
    title: "TNT Fiji: volumetric (dimensional) weight",
    url: "http://www.tnt.com/express/en_fj/site/home/support/volumetric__dimensional.html",
    readOn: "2026-11-22",
  },
  tntUnitedKingdom: {
    title: "TNT Direct UK: volumetric weights",
    url: "https://direct.tnt.co.uk/services/understanding-volumetric-weights",
    readOn: "2026-11-22",
  },
  dpdSlovenia: {
    title: "DPD Slovenia: what volumetric weight is",
    url: "https://www.dpd.com/si/en/faq/was-ist-das-volumengewicht-und-wie-berechne-ich-es/",
    readOn: "2026-11-20",
  },
  dpdEstonia: {
    title: "DPD Estonia: volume calculator",
    url: "https://www.dpd.com/ee/en/volume-calculator/",
    readOn: "2026-11-22",
  },
  dpdEstoniaInEstonian: {
    title: "DPD Estonia: volume calculator, Estonian text",
    url: "https://www.dpd.com/ee/et/mahukalkulaator/",
    readOn: "2026-11-22",
  },
  shipcloud: {
    title: "shipcloud support: price bases of German carriers",
    url: "https://support.shipcloud.io/nutzung/versand-uber-shipcloud-konditionen/wie-berechnen-sich-die-kosten-fur-die-versandmarken-der-einzelnen-versanddienstleister",
    readOn: "2026-11-20",
  },
  packlink: {
    title: "Packlink PRO Italy: volumetric weight, factors by carrier",
    url: "https://support-pro.packlink.com/hc/it/articles/209516569-Peso-volumetrico-cos-%C3%A8-e-come-si-calcola",
    readOn: "2026-11-22",
  },
  packman: {
    title: "Public code of an Italian shop: SDA 3,333, TNT 250, UPS 5,000",
    url: "https://github.com/vinnav/Packman/blob/HEAD/script.js",
    readOn: "2026-11-22",
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
        divisor: "published",
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
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
      },
      sources: [pages.tnt, pages.tntAustralia, pages.tntFiji],
      notes: [
        "Published as 200 kg/m3.",
        "No weight rounding: TNT Fiji keeps the volumetric weight to three decimals. The steps of the price lists were not read.",
      ],
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
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
      },
      sources: [pages.tnt, pages.tntFiji],
      disputed:
        "the divisor is that of the United States; in Australia Economy Express counts with 5,000 (profile au_economy).",
      notes: [
        "Published as 250 kg/m3 for the United States.",
        "No weight rounding: TNT Fiji keeps the volumetric weight to three decimals. The steps of the price lists were not read.",
      ],
    },
    {
      id: "tnt.au_economy@2010-06-09",
      profile: "au_economy",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: "2010-06-09",
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
      },
      sources: [pages.tntAustralia, pages.tntFiji],
      notes: ["Economy Express from Australia. Published as 200 kg/m3."],
    },
    {
      id: "tnt.au_domestic",
      profile: "au_domestic",
      divisor: "4000",
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
      sources: [pages.tntAustralia],
      notes: ["Within Australia. Published as 250 kg/m3."],
    },
    {
      id: "tnt.uk_domestic",
      profile: "uk_domestic",
      divisor: "4000",
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
      sources: [pages.tntUnitedKingdom],
      notes: ["Within the United Kingdom. Published as 250 kg/m3."],
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
        divisor: "published",
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
      applies: { kind: "actual-at-least", value: "31.5", unit: "kg" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: { ...metricLimits, maxWeight: null },
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
        applies: "published",
      },
      sources: [pages.dpdEstonia, pages.dpdEstoniaInEstonian],
      notes: [
        "Parcels up to 31.5 kg are charged by actual weight; from 31.5 kg, that is for pallets, the larger weight counts. The limits are those of parcels.",
        "The page names 31.5 kg for both; exactly 31.5 kg is taken to count.",
        "The carrier reserves the right to take the larger weight where the two differ.",
      ],
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
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.shipcloud],
      notes: ["For express and air only; national road parcels go by the scale."],
    },
  ],
} as const satisfies CarrierRow;

export const posteItaliane = {
  carrier: "poste_italiane",
  name: "Poste Italiane (SDA)",
  defaultProfile: "parcel",
  rules: [
    {
      id: "poste_italiane.parcel",
      profile: "parcel",
      divisor: "3333",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.packlink, pages.packman],
      notes: [
        "About 300 kg/m3. A reseller and the code of a shop agree; no page of the carrier was read.",
      ],
    },
  ],
} as const satisfies CarrierRow;
