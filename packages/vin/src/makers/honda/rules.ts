import { buildMonth } from "../../internal/maker/build-month.ts";
import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { hondaSources, hondaTables } from "./tables.ts";

/** Honda outside North America; in India the month is at 9. */
export const honda = /* @__PURE__ */ defineMaker({
  id: "honda",
  tables: hondaTables,
  sources: hondaSources,
  furtherPositions: [9],
  // The right check digit is a digit or X, and neither is a month.
  furtherSymbols: () => [],
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "listing+hmoto+cargully", grade: "B" }),
  refine: (reading, input) =>
    input.wmi === "MAK" ? buildMonth(reading, input, 9, "cargully+imp") : reading,
});
