import type { MakerInput, YearReading } from "../internal/maker-module.ts";
import { mazdaSources, mazdaTables } from "./data/mazda.ts";
import { alwaysElsewhere, defineMaker } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";
import type { YearRule } from "./year-codes.ts";

const mazdaYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "JMZ"
    ? notEncoded("Mazda writes no year at position 10 for Europe")
    : { position: 10, sources: "obs", grade: "B" };

/** Mazda outside North America. */
export const mazdaModule = defineMaker({
  id: "mazda",
  tables: mazdaTables,
  sources: mazdaSources,
  market: alwaysElsewhere,
  year: mazdaYear,
});
