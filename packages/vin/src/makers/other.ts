import type { MakerInput, MakerModule } from "../internal/maker-module.ts";
import { chinaSources, chinaTables } from "./data/china.ts";
import { harleyDavidsonSources, harleyDavidsonTables } from "./data/harley-davidson.ts";
import { holdenSources, holdenTables } from "./data/holden.ts";
import { ladaSources, ladaTables } from "./data/lada.ts";
import { alwaysElsewhere, defineMaker, notNorthAmerican } from "./define-maker.ts";
import type { YearRule } from "./year-codes.ts";

/** Six digits at 4-9 were given to about 2015, letters since the Vesta. */
const ladaYear = ({ vin }: MakerInput): YearRule => ({
  position: 10,
  sources: "manual",
  grade: "A",
  ...(/^\d{4}/.test(vin.slice(3, 7))
    ? { allowed: Array.from({ length: 36 }, (_, index) => 1980 + index) }
    : { earliestYear: 2015 }),
});

/** Lada, Holden, Harley-Davidson, Chinese makers. */
export const otherModules: readonly MakerModule[] = [
  defineMaker({
    id: "lada",
    tables: ladaTables,
    sources: ladaSources,
    market: alwaysElsewhere,
    year: ladaYear,
  }),
  defineMaker({
    id: "holden",
    tables: holdenTables,
    sources: holdenSources,
    market: alwaysElsewhere,
    year: () => ({ position: 10, sources: "holden", grade: "B", earliestYear: 1988 }),
  }),
  defineMaker({
    id: "harley-davidson",
    tables: harleyDavidsonTables,
    sources: harleyDavidsonSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "hd", grade: "A" }),
  }),
  defineMaker({
    id: "china",
    tables: chinaTables,
    sources: chinaSources,
    market: alwaysElsewhere,
    year: () => ({ position: 10, sources: "obs+gb16736", grade: "A", earliestYear: 1997 }),
    usesCheckDigit: true,
  }),
];
