import { defineMaker } from "../../internal/maker/define-maker.ts";
import type {
  MakerInput,
  MakerModule,
  MakerReading,
  YearReading,
} from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { psaSources, psaTables } from "./tables.ts";

/**
 * A letter at 10 has meant the year since about January 2009. Before that, 10-17 were an
 * eight-digit serial number.
 */
const psaYear = ({ vin, wmi }: MakerInput): YearRule | YearReading => {
  if (wmi === "YAR") return notEncoded("position 10 of a Toyota is not a year");
  if (/[A-Z]/.test(vin[9] ?? "")) {
    return { position: 10, sources: "nemo+wbpeugeot", grade: "A", earliestYear: 2009 };
  }
  return wmi === "936" || wmi === "935"
    ? { position: 10, sources: "wbpeugeot", grade: "B" }
    : notEncoded("a digit at position 10 belongs to the serial number of older cars");
};

/**
 * Peugeot left North America in 1991, and a letter at position 7 of a car means 2010 or later
 * there. NHTSA still lists 505 and 405 for every VF3 with B to E at 4, so a car for Europe whose
 * digit at 9 fits by chance would become one.
 */
const market = ({ vin }: MakerInput): MakerReading["market"] =>
  /[A-Z]/.test(vin[6] ?? "") ? "elsewhere" : "either";

const byTables = /* @__PURE__ */ defineMaker({
  id: "psa",
  tables: psaTables,
  sources: psaSources,
  market,
  year: psaYear,
});

/**
 * Peugeot, Citroën, DS and the Opels with the same layout. Opels of both layouts begin with `W0V`;
 * the model letters identify this one.
 */
export const psa: MakerModule = /* @__PURE__ */ (() => ({
  ...byTables,
  read: (input: MakerInput) => {
    const reading = byTables.read(input);
    const named = reading?.model ?? reading?.modelCandidates;
    return input.wmi === "W0V" && named === undefined ? undefined : reading;
  },
}))();
