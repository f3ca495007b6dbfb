import { hyundaiSources, hyundaiTables } from "./data/hyundai.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Hyundai outside North America. */
export const hyundaiModule = defineMaker({
  id: "hyundai",
  tables: hyundaiTables,
  sources: hyundaiSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "wikibooks+vinid", grade: "A" }),
  brandOfModels: "Hyundai",
});
