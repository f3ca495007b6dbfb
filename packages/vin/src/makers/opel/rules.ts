import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerModule, MakerReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { psa } from "../psa/rules.ts";
import { opelSources, opelTables } from "./tables.ts";

const yearSources = "opelnds+donanim+cariffyastra";

/**
 * VINs with zeros at 4-7 have the layout up to model year 1998. The later layouts began with model
 * year 1998.
 */
const year = ({ vin }: MakerInput): YearRule =>
  vin.slice(3, 7) === "0000"
    ? {
        position: 10,
        sources: "opelnds",
        grade: "B",
        allowed: Array.from({ length: 19 }, (_, index) => 1980 + index),
      }
    : { position: 10, sources: yearSources, grade: "A", earliestYear: 1998 };

/**
 * The layout with zero at 4 has no check digit. The other layout has one, as the same cars for
 * North America do.
 */
const market = (input: MakerInput): MakerReading["market"] =>
  input.vin[3] === "0" ? "elsewhere" : ofAnyMarket();

const typed = /* @__PURE__ */ defineMaker({
  id: "opel",
  tables: opelTables,
  sources: opelSources,
  furtherPositions: [9],
  furtherSymbols: () => [],
  market,
  year,
  brandOfModels: "Opel",
});

const untyped = /* @__PURE__ */ (() =>
  defineMaker({
    id: "opel",
    tables: { ...opelTables, wmis: { W0L: { brand: "" }, W0V: { brand: "" }, VSX: { brand: "" } } },
    sources: opelSources,
    furtherPositions: [9],
    furtherSymbols: () => [],
    market,
    year,
  }))();

/**
 * Lowers the confidence in the make to grade B, because a Vauxhall of the same type has the
 * same code.
 */
const lessSure = (reading: MakerReading): MakerReading =>
  reading.make === undefined ? reading : { ...reading, make: { ...reading.make, grade: "B" } };

/**
 * Opel to 2019. `W0L` is both Opel and Vauxhall: the make is given if the table lists the type as
 * an Opel; otherwise only the year is given.
 */
export const opel: MakerModule = /* @__PURE__ */ (() => ({
  ...typed,
  read: (input: MakerInput): MakerReading | undefined => {
    if (input.wmi === "XUF" && input.vin[3] !== "P") return undefined;
    // An Opel of 2019 or later, with a code of Peugeot's layout.
    if (input.wmi === "W0V" && psa.read(input) !== undefined) return undefined;
    const reading = typed.read(input);
    if (input.wmi === "XUF") return reading;
    if (reading) return lessSure(reading);
    const { make, ...rest } = untyped.read(input) ?? { market: "elsewhere" as const };
    return make?.value === "" ? rest : undefined;
  },
}))();
