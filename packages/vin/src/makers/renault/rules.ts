import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { renaultSources, renaultTables } from "./tables.ts";

/** Codes of the trucks T, C, K and D, which write the year since they appeared in 2013. */
const truckWithYear = /^VF6(?:1[01]|20|3[01]|40).{4}[A-Z]/;

const renaultYear = ({ vin, wmi }: MakerInput): YearRule | YearReading => {
  if (wmi === "93Y" || wmi === "9FB") return { position: 10, sources: "obs", grade: "B" };
  if (truckWithYear.test(vin)) {
    return { position: 10, sources: "obs+ranges", grade: "A", earliestYear: 2013 };
  }
  return notEncoded("positions 10-17 of a Renault or Dacia are a serial number");
};

/** Renault and Dacia. */
export const renault = /* @__PURE__ */ defineMaker({
  id: "renault",
  tables: renaultTables,
  sources: renaultSources,
  market: ofAnyMarket,
  year: renaultYear,
  brandOfModels: ({ wmi }) => (wmi === "UU1" ? "Dacia" : "Renault"),
});
