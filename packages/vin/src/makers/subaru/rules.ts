import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { subaruSources, subaruTables } from "./tables.ts";

/** Subaru outside North America. */
export const subaru = /* @__PURE__ */ defineMaker({
  id: "subaru",
  tables: subaruTables,
  sources: subaruSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "ads", grade: "B" }),
});
