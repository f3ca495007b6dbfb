import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { bajajSources, bajajTables } from "./tables.ts";

/** Bajaj and Dafra: the source's table of year letters begins with 2009. */
export const bajaj = /* @__PURE__ */ defineMaker({
  id: "bajaj",
  tables: bajajTables,
  sources: bajajSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "vininfo", grade: "B", earliestYear: 2001 }),
});
