import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
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
} as const satisfies Record<string, Source>;

/** The rules of TNT. */
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
        "the divisor is that of the United States; in Australia, Economy Express uses 5,000 (profile au_economy).",
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
