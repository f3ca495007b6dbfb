import { harleyDavidsonSources, harleyDavidsonTables } from "./data/harley-davidson.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Harley-Davidson outside the United States. */
export const harleyDavidsonModule = defineMaker({
  id: "harley-davidson",
  tables: harleyDavidsonTables,
  sources: harleyDavidsonSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "hd", grade: "A" }),
});
