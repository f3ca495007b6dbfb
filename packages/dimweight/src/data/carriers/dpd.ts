import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow, Limits } from "../rule.ts";

const pages = {
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
} as const satisfies Record<string, Source>;

const metricLimits = {
  maxWeight: "31.5",
  weightUnit: "kg",
  maxLength: "175",
  maxLengthPlusGirth: "300",
  lengthUnit: "cm",
} as const satisfies Limits;

/** The rules of DPD. */
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
      notes: [
        "For International Express by air. In most countries, parcels by road are billed by actual weight.",
      ],
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
        "Parcels up to 31.5 kg are billed by actual weight. From 31.5 kg on, which means pallets, the larger weight counts. The limits are those of parcels.",
        "The page names 31.5 kg for both. Here the larger weight counts at exactly 31.5 kg.",
        "The carrier may bill the larger weight if the two differ.",
      ],
    },
  ],
} as const satisfies CarrierRow;
