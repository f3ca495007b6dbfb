import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { bmwSources, bmwTables } from "./tables.ts";

/**
 * The form of the type code decides where the market digit is: at 5 if 4-5 are digits and 6-7
 * letters, else at 7.
 */
const bmwMarket = ({ vin, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (vin[9] === "0") return "elsewhere";
  const marketDigit = /^\d\d[A-Z]{2}$/.test(vin.slice(3, 7)) ? vin[4] : vin[6];
  if (marketDigit === "1" || marketDigit === "2") return "elsewhere";
  return checkDigitValid && (marketDigit === "3" || marketDigit === "C")
    ? "north_america"
    : "either";
};

/** BMW and MINI outside North America. */
export const bmw = /* @__PURE__ */ defineMaker({
  id: "bmw",
  tables: bmwTables,
  sources: bmwSources,
  market: bmwMarket,
  year: () => notEncoded("BMW writes no year at position 10 outside North America"),
  usesCheckDigit: true,
});
