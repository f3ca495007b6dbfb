import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { renaultSources, renaultTables } from "./tables.ts";

const renaultYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "93Y" || wmi === "9FB"
    ? { position: 10, sources: "obs", grade: "B" }
    : notEncoded("positions 10-17 of a Renault or Dacia are a serial number");

/** Renault and Dacia. */
export const renault = /* @__PURE__ */ defineMaker({
  id: "renault",
  tables: renaultTables,
  sources: renaultSources,
  market: ofAnyMarket,
  year: renaultYear,
  brandOfModels: ({ wmi }) => (wmi === "UU1" ? "Dacia" : "Renault"),
});
