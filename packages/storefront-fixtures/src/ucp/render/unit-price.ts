import type { Variant } from "../../types.ts";
import type { UcpVersion } from "../capabilities.ts";

type UnitPrice = NonNullable<Variant["unit_price"]>;
type Measure = UnitPrice["measure"];

/** UN/CEFACT Recommendation 20 codes for the units of our labels. */
const commonCodes: Readonly<Record<string, string>> = {
  g: "GRM",
  kg: "KGM",
  ml: "MLT",
  l: "LTR",
  m: "MTR",
  item: "C62",
};

/** Since 2026-08-25 a measure is a whole number of 10^-scale of a coded unit. */
export function renderUnitPrice(price: UnitPrice, version: UcpVersion): object {
  if (version === "2026-04-08") return price;
  return { ...price, measure: coded(price.measure), reference: coded(price.reference) };
}

function coded({ value, unit }: Measure): object {
  const scale = (/\.(\d+)$/.exec(String(value))?.[1] ?? "").length;
  return {
    value: Math.round(value * 10 ** scale),
    unit: commonCodes[unit.toLowerCase()] ?? unit,
    ...(scale > 0 ? { scale } : {}),
    display_text: unit,
  };
}
