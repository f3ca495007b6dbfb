import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { mazdaSources, mazdaTables } from "./tables.ts";

const mazdaYear = ({ vin, wmi }: MakerInput): YearRule | YearReading =>
  ["JMZ", "JM0", "JM4"].includes(wmi) || /[01]/.test(vin[9] ?? "")
    ? notEncoded("Mazda writes no year at position 10 for Europe and Australia")
    : { position: 10, sources: "obs", grade: "B" };

/** Mazda outside North America. */
export const mazda = /* @__PURE__ */ defineMaker({
  id: "mazda",
  tables: mazdaTables,
  sources: mazdaSources,
  market: alwaysElsewhere,
  year: mazdaYear,
});
