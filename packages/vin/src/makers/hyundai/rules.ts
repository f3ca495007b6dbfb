import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { hyundaiSources, hyundaiTables } from "./tables.ts";

/** Hyundai outside North America. */
export const hyundai = /* @__PURE__ */ defineMaker({
  id: "hyundai",
  tables: hyundaiTables,
  sources: hyundaiSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "wikibooks+vinid", grade: "A" }),
  brandOfModels: "Hyundai",
});
