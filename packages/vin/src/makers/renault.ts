import type { MakerInput, YearReading } from "../internal/maker-module.ts";
import { renaultSources, renaultTables } from "./data/renault.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";
import type { YearRule } from "./year-codes.ts";

const renaultYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "93Y" || wmi === "9FB"
    ? { position: 10, sources: "obs", grade: "B" }
    : notEncoded("positions 10-17 of a Renault or Dacia are a serial number");

/** Renault and Dacia. */
export const renaultModule = defineMaker({
  id: "renault",
  tables: renaultTables,
  sources: renaultSources,
  market: notNorthAmerican,
  year: renaultYear,
  brandOfModels: ({ wmi }) => (wmi === "UU1" ? "Dacia" : "Renault"),
});
