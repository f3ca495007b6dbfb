import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { gazSources, gazTables } from "./tables.ts";

/** GAZ. */
export const gaz = /* @__PURE__ */ defineMaker({
  id: "gaz",
  tables: gazTables,
  sources: gazSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "gaz+obs", grade: "A" }),
});
