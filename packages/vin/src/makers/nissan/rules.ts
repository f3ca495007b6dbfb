import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { nissanSources, nissanTables } from "./tables.ts";

const nissanYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "94D" || wmi === "3N1"
    ? { position: 10, sources: "obs", grade: "B" }
    : notEncoded("position 10 of a Nissan of this origin is a plant or serial character");

/** Nissan outside North America. */
export const nissan = /* @__PURE__ */ defineMaker({
  id: "nissan",
  tables: nissanTables,
  sources: nissanSources,
  furtherPositions: [9],
  furtherSymbols: () => [],
  market: ({ wmi }) =>
    wmi === "JN1" || wmi === "3N1" || wmi === "SJN" ? ofAnyMarket() : "elsewhere",
  year: nissanYear,
  brandOfModels: "Nissan",
});
