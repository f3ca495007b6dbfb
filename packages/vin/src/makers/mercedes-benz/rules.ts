import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { mercedesBenzSources, mercedesBenzTables } from "./tables.ts";

/** Codes of South America, whose vehicles have the model year at 10. */
const southAmerican = new Set(["8AC", "9BM"]);

/** Six digits at 4-9 are the type number of cars for most markets. */
const isTypeNumber = (vin: string): boolean => /^\d{6}$/.test(vin.slice(3, 9));

/**
 * Cars of other markets can have letters at 4-5 as well, but with equipment that is not declared
 * to NHTSA.
 */
const mercedesMarket = ({ vin, wmi }: MakerInput): MakerReading["market"] =>
  southAmerican.has(wmi) || isTypeNumber(vin) ? "elsewhere" : "either";

/** NHTSA knows the codes WDD, WDC and their successors for model years from 2002 on. */
const firstYearOfLetters = 2002;

const mercedesYear = ({ vin, wmi, checkDigitValid }: MakerInput): YearRule | YearReading => {
  if (southAmerican.has(wmi)) return { position: 10, sources: "obs", grade: "A" };
  if (isTypeNumber(vin) || !checkDigitValid) {
    return notEncoded("position 10 of a Mercedes-Benz is the steering side, not a year");
  }
  return {
    position: 10,
    sources: "ads+vpic",
    grade: "A",
    ...(wmi === "WDB" ? {} : { earliestYear: firstYearOfLetters }),
  };
};

/** Mercedes-Benz outside North America, and its vans and trucks from Argentina and Brazil. */
export const mercedesBenz = /* @__PURE__ */ defineMaker({
  id: "mercedes-benz",
  tables: mercedesBenzTables,
  sources: mercedesBenzSources,
  furtherPositions: [9, 12],
  furtherSymbols: () => [{ position: 9, symbols: "X" }],
  market: mercedesMarket,
  year: mercedesYear,
});
