import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { chinaSources, chinaTables } from "./tables.ts";

/** BYD, MG and Chery. */
export const china = /* @__PURE__ */ defineMaker({
  id: "china",
  tables: chinaTables,
  sources: chinaSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "obs+gb16736", grade: "A", earliestYear: 1997 }),
  usesCheckDigit: true,
});
