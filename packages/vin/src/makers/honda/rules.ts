import { buildMonth } from "../../internal/maker/build-month.ts";
import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { hondaSources, hondaTables } from "./tables.ts";

/**
 * Positions 4-5 of Indonesian motorcycles: no frame of these series on the workshop's list is older
 * than 2001.
 */
const seriesSince2001 = /^(?:J[BFM]|K[CDF])/;

/**
 * The CR-V that the plant in the United States built for other markets has its frame code at 4-6,
 * no check digit, and a digit at 7 although it is of 2012 or later.
 */
const market = ({ vin, wmi, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (wmi !== "1HG") return ofAnyMarket();
  return vin.startsWith("RM4", 3) && !checkDigitValid ? "elsewhere" : "north_america";
};

/** Honda outside North America; in India the month is at 9. */
export const honda = /* @__PURE__ */ defineMaker({
  id: "honda",
  tables: hondaTables,
  sources: hondaSources,
  furtherPositions: [9],
  // The right check digit is a digit or X, and neither is a month.
  furtherSymbols: () => [],
  market,
  year: ({ vin, wmi }) => {
    if (wmi === "MH1") {
      const earliestYear = seriesSince2001.test(vin.slice(3, 5)) ? 2001 : 1980;
      return { position: 10, sources: "ahass", grade: "B", earliestYear };
    }
    if (wmi === "1HG") return { position: 10, sources: "ads+vpic", grade: "A", earliestYear: 2010 };
    return wmi === "ME4"
      ? { position: 10, sources: "rupani+obs", grade: "B", earliestYear: 2001 }
      : { position: 10, sources: "listing+hmoto+cargully", grade: "B" };
  },
  refine: (reading, input) =>
    input.wmi === "MAK" ? buildMonth(reading, input, 9, "cargully+imp") : reading,
});
