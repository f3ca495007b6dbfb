import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  ecommerceCanada: {
    title: "DHL eCommerce Canada: chargeable weight",
    url: "https://www.dhl.com/ca-en/home/our-divisions/ecommerce-solutions/shipping/helpful-information.html",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of DHL eCommerce. */
export const dhlEcommerce = {
  carrier: "dhl_ecommerce",
  name: "DHL eCommerce",
  defaultProfile: "metric",
  rules: [
    {
      id: "dhl_ecommerce.metric",
      profile: "metric",
      divisor: "6000",
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
      sources: [pages.ecommerceCanada],
      notes: [
        "For international products out of Canada; in inches and pounds the divisor is 166.",
        "No weight rounding: an example of the carrier keeps 8.67 lb.",
      ],
    },
  ],
} as const satisfies CarrierRow;
