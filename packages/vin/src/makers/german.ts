import type { MakerInput, MakerModule, MakerReading } from "../internal/maker-module.ts";
import { bmwSources, bmwTables } from "./data/bmw.ts";
import { mercedesBenzSources, mercedesBenzTables } from "./data/mercedes-benz.ts";
import { defineMaker } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";

/** All digits at 4-9 is the type number of cars for the rest of the world; letters at 4-5 are attributes. */
const mercedesMarket = ({ vin, wmi, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (wmi === "9BM" || /^\d{6}$/.test(vin.slice(3, 9))) return "elsewhere";
  return checkDigitValid && /^[A-Z]{2}/.test(vin.slice(3, 5)) ? "north_america" : "either";
};

/** The market digit follows the type code's form: at 7, or at 5 where 4-5 are digits and 6-7 letters. */
const bmwMarket = ({ vin, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (vin[9] === "0") return "elsewhere";
  const marketDigit = /^\d\d[A-Z]{2}$/.test(vin.slice(3, 7)) ? vin[4] : vin[6];
  if (marketDigit === "1" || marketDigit === "2") return "elsewhere";
  return checkDigitValid && (marketDigit === "3" || marketDigit === "C")
    ? "north_america"
    : "either";
};

/** Mercedes-Benz, BMW and MINI. */
export const germanModules: readonly MakerModule[] = [
  defineMaker({
    id: "mercedes-benz",
    tables: mercedesBenzTables,
    sources: mercedesBenzSources,
    market: mercedesMarket,
    year: ({ wmi }) =>
      wmi === "9BM"
        ? { position: 10, sources: "obs", grade: "A" }
        : notEncoded("position 10 of a Mercedes-Benz is the steering side, not a year"),
  }),
  defineMaker({
    id: "bmw",
    tables: bmwTables,
    sources: bmwSources,
    market: bmwMarket,
    year: () => notEncoded("BMW writes no year at position 10 outside North America"),
    usesCheckDigit: true,
  }),
];
