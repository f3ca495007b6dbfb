import { defineMaker } from "../../internal/maker/define-maker.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { smartSources, smartTables } from "./tables.ts";

/** smart, which follows the rules of Mercedes-Benz. */
export const smart = /* @__PURE__ */ defineMaker({
  id: "smart",
  tables: smartTables,
  sources: smartSources,
  furtherPositions: [9],
  furtherSymbols: () => [{ position: 9, symbols: "X" }],
  market: ({ vin, checkDigitValid }) =>
    checkDigitValid && !/^\d{6}$/.test(vin.slice(3, 9)) ? "north_america" : "elsewhere",
  year: () => notEncoded("position 10 of a smart is the steering side, not a year"),
});
