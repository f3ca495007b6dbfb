import type { Source } from "@almanac/kernel/sources/evidence";
import type { CarrierRow } from "../rule.ts";

const pages = {
  hlCargo: {
    title: "HL Cargo: volume and chargeable weight",
    url: "http://www.hlcargo.com/hl/index.php?option=com_content&view=article&id=45&Itemid=30",
    readOn: "2026-11-22",
  },
  limco: {
    title: "Limco Ukraine: air cargo",
    url: "http://limcoukraine.com/standalone/aircargo.php",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

/** The rules of Air cargo (IATA). */
export const iata = {
  carrier: "iata",
  name: "Air cargo (IATA)",
  defaultProfile: "air",
  rules: [
    {
      id: "iata.air",
      profile: "air",
      divisor: "6000",
      divisorUnit: "cm3/kg",
      dimensionRounding: { mode: "half-up", increment: "1", unit: "cm" },
      weightRounding: { mode: "ceil", increment: "0.5", unit: "kg" },
      applies: { kind: "always" },
      effectiveFrom: null,
      effectiveTo: null,
      limits: null,
      confidence: {
        divisor: "one_source",
        dimensionRounding: "one_source",
        weightRounding: "recalled",
      },
      sources: [pages.hlCargo, pages.limco],
      notes: [
        "The usual tariff rule of airlines. An airline or forwarder may use another one. In inches it is 366 in3/kg or 166 in3/lb.",
        "Two forwarders round half a centimetre and more up. The step of half a kilogram is recalled: it was read only in comments of code.",
      ],
    },
  ],
} as const satisfies CarrierRow;
