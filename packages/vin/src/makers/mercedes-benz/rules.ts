import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { mercedesBenzSources, mercedesBenzTables } from "./tables.ts";

/** Codes of South America, whose vehicles have the model year at 10. */
const southAmerican = new Set(["8AC", "9BM"]);

/** Six digits at 4-9 are the type number of cars for markets outside North America. Letters at 4-5 are attributes. */
const mercedesMarket = ({ vin, wmi, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (southAmerican.has(wmi) || /^\d{6}$/.test(vin.slice(3, 9))) return "elsewhere";
  return checkDigitValid && /^[A-Z]{2}/.test(vin.slice(3, 5)) ? "north_america" : "either";
};

/** Mercedes-Benz outside North America, and its vans and trucks from Argentina and Brazil. */
export const mercedesBenz = /* @__PURE__ */ defineMaker({
  id: "mercedes-benz",
  tables: mercedesBenzTables,
  sources: mercedesBenzSources,
  furtherPositions: [9],
  furtherSymbols: () => [{ position: 9, symbols: "X" }],
  market: mercedesMarket,
  year: ({ wmi }) =>
    southAmerican.has(wmi)
      ? { position: 10, sources: "obs", grade: "A" }
      : notEncoded("position 10 of a Mercedes-Benz is the steering side, not a year"),
});
