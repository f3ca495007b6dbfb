import { smartSources, smartTables } from "./data/smart.ts";
import { defineMaker } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";

/** smart, which follows the rules of Mercedes-Benz. */
export const smartModule = defineMaker({
  id: "smart",
  tables: smartTables,
  sources: smartSources,
  furtherPositions: [9],
  market: ({ vin, checkDigitValid }) =>
    checkDigitValid && !/^\d{6}$/.test(vin.slice(3, 9)) ? "north_america" : "elsewhere",
  year: () => notEncoded("position 10 of a smart is the steering side, not a year"),
});
