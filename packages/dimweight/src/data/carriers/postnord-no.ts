import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  postnordNorway: {
    title: "PostNord Norway: freight calculation",
    url: "https://www.postnord.no/en/business-services/prices-and-terms/freight-calculation",
    readOn: "2026-11-20",
  },
  profrakt: {
    title: "Profrakt: chargeable weight at Bring and PostNord, whole kilograms up",
    url: "https://kunnskap.profrakt.no/hva-er-fraktberegnet-vekt",
    readOn: "2026-11-20",
  },
  shipmondoNorway: {
    title: "Shipmondo help: dimensional weight at PostNord Norway, factor 200",
    url: "https://help.shipmondo.com/en/articles/4195096-what-is-dimensional-weight-at-postnord-norway",
    readOn: "2026-11-20",
  },
} as const satisfies Record<string, Source>;

/** The rules of PostNord Norway. */
export const postnordNo = {
  carrier: "postnord_no",
  name: "PostNord Norway",
  defaultProfile: "groupage",
  rules: [
    {
      id: "postnord_no.groupage",
      profile: "groupage",
      divisor: "3500",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: {
        mode: "ceil",
        increment: "1",
        unit: "kg",
        coarser: { above: "1000", increment: "100" },
      },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "published",
        dimensionRounding: "not_stated",
        weightRounding: "published",
      },
      sources: [pages.postnordNorway, pages.profrakt],
      notes: ["Published as 1 kg for 3.5 dm3."],
    },
    {
      id: "postnord_no.mypack",
      profile: "mypack",
      divisor: "5000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "none" },
      weightRounding: { mode: "ceil", increment: "1", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "not_stated",
        weightRounding: "one_source",
      },
      sources: [pages.profrakt, pages.shipmondoNorway],
      notes: [],
    },
  ],
} as const satisfies CarrierRow;
