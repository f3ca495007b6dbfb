import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { harleyDavidsonSources, harleyDavidsonTables } from "./tables.ts";

/** Harley-Davidson outside the United States. */
export const harleyDavidson = /* @__PURE__ */ defineMaker({
  id: "harley-davidson",
  tables: harleyDavidsonTables,
  sources: harleyDavidsonSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "hd", grade: "A" }),
});
