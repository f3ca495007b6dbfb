import { buildMonth, monthLetters } from "../../internal/maker/build-month.ts";
import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import { eachSymbol } from "../../internal/maker/further-symbols.ts";
import { heroSources, heroTables } from "./tables.ts";

/** Hero: the source's table of year letters begins with 2010. */
export const hero = /* @__PURE__ */ defineMaker({
  id: "hero",
  tables: heroTables,
  sources: heroSources,
  furtherPositions: [12],
  furtherSymbols: () => eachSymbol(12, monthLetters),
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "herolist", grade: "A", earliestYear: 2001 }),
  refine: (reading, input) => buildMonth(reading, input, 12, "herolist"),
});
