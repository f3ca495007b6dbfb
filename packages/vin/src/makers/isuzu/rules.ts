import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { isuzuSources, isuzuTables } from "./tables.ts";

/** Isuzu of Thailand. */
export const isuzu = /* @__PURE__ */ defineMaker({
  id: "isuzu",
  tables: isuzuTables,
  sources: isuzuSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "aurecalls", grade: "B" }),
});
