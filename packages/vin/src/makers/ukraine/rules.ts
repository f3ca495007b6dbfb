import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { ukraineSources, ukraineTables } from "./tables.ts";

/**
 * The assemblers of Ukraine. They built cars of other brands under their own code, and kept the
 * type code of the brand. Almost all dated cars of these codes have the year at 10; some SsangYong
 * of Y7W have 0 there.
 */
export const ukraine = /* @__PURE__ */ defineMaker({
  id: "ukraine",
  tables: ukraineTables,
  sources: ukraineSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "ads", grade: "B", earliestYear: 1992 }),
});
