import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { holdenSources, holdenTables } from "./tables.ts";

/** Holden, whose 17-character VINs begin with the VN Commodore of 1988. */
export const holden = /* @__PURE__ */ defineMaker({
  id: "holden",
  tables: holdenTables,
  sources: holdenSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "holden", grade: "B", earliestYear: 1988 }),
});
