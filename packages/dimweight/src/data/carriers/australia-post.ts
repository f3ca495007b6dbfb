import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  postageRight: {
    title: "Australia Post: getting your postage right, without the factor",
    url: "https://auspost.com.au/business/business-ideas/selling-online/getting-your-postage-right",
    readOn: "2026-11-20",
  },
  everrise: {
    title: "Everrise: delivery charges of an Australian courier, 250 kg/m3",
    url: "https://everriseproducts.com.au/delivery-charges/",
    readOn: "2026-11-20",
  },
  compoutpost: {
    title: "Compoutpost: Australia Post measures parcels, 250 kg per cubic metre",
    url: "http://johna.compoutpost.com/blog/1320",
    readOn: "2026-11-22",
    date: "2024-02",
  },
} as const satisfies Record<string, Source>;

/** The rules of Australia Post. */
export const australiaPost = {
  carrier: "australia_post",
  name: "Australia Post",
  defaultProfile: "domestic",
  rules: [
    {
      id: "australia_post.domestic",
      profile: "domestic",
      divisor: "4000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "none" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: {
        maxWeight: "22",
        weightUnit: "kg",
        maxLength: "105",
        maxLengthPlusGirth: null,
        lengthUnit: "cm",
      },
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "not_stated",
      },
      sources: [pages.postageRight, pages.everrise, pages.compoutpost],
      notes: [
        "A density of 250 kg/m3. Third parties state it in 2024. Answers of the carrier's own interface from 2014 to 2020 state it too; they are stored in public code whose address is not known.",
        "Flat-rate packaging up to 5 kg is exempt, which is not modelled. The forwarding service ShopMate used a divisor of 6,000.",
        "A parcel may measure at most 0.25 m3, which is not checked.",
      ],
    },
  ],
} as const satisfies CarrierRow;
