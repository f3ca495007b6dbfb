import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { ladaSources, ladaTables } from "./tables.ts";

/** Lada wrote six digits at 4-9 until about 2015, and has written letters since the Vesta. */
const ladaYear = ({ vin }: MakerInput): YearRule => ({
  position: 10,
  sources: "manual",
  grade: "A",
  ...(/^\d{4}/.test(vin.slice(3, 7))
    ? { allowed: Array.from({ length: 36 }, (_, index) => 1980 + index) }
    : { earliestYear: 2015 }),
});

/** Lada. */
export const lada = /* @__PURE__ */ defineMaker({
  id: "lada",
  tables: ladaTables,
  sources: ladaSources,
  market: alwaysElsewhere,
  year: ladaYear,
});
