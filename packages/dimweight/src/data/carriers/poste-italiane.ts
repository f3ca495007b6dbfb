import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
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

/** The rules of Poste Italiane (SDA). */
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
