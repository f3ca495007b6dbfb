import { buildMonth } from "../../internal/maker/build-month.ts";
import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { hondaSources, hondaTables } from "./tables.ts";

/** Positions 4-5 of Indonesian motorcycles: no frame of these series on the workshop's list is older than 2001. */
const seriesSince2001 = /^(?:J[BFM]|K[CDF])/;

/** Honda outside North America; in India the month is at 9. */
export const honda = /* @__PURE__ */ defineMaker({
  id: "honda",
  tables: hondaTables,
  sources: hondaSources,
  furtherPositions: [9],
  // The right check digit is a digit or X, and neither is a month.
  furtherSymbols: () => [],
  market: ofAnyMarket,
  year: ({ vin, wmi }) => {
    if (wmi === "MH1") {
      const earliestYear = seriesSince2001.test(vin.slice(3, 5)) ? 2001 : 1980;
      return { position: 10, sources: "ahass", grade: "B", earliestYear };
    }
    return wmi === "ME4"
      ? { position: 10, sources: "rupani+obs", grade: "B", earliestYear: 2001 }
      : { position: 10, sources: "listing+hmoto+cargully", grade: "B" };
  },
  refine: (reading, input) =>
    input.wmi === "MAK" ? buildMonth(reading, input, 9, "cargully+imp") : reading,
});
