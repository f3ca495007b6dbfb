import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { volvoSources, volvoTables } from "./tables.ts";

/**
 * The V60 of other markets. NHTSA lists the 740 for every F at 4, but the 740 came only with model
 * year 1985 (F).
 */
const isFirstV60 = ({ vin }: MakerInput): boolean =>
  /^FW/.test(vin.slice(3)) && /[BCDE]/.test(vin[9] ?? "");

/**
 * Three letters at 4-6 are a type code for other markets. Of the codes declared to NHTSA, only BCM
 * has three letters.
 */
const market = (input: MakerInput): MakerReading["market"] =>
  isFirstV60(input) || /^(?!BCM)[A-Z]{3}/.test(input.vin.slice(3, 6)) ? "elsewhere" : "either";

/** Volvo outside North America. */
export const volvo = /* @__PURE__ */ defineMaker({
  id: "volvo",
  tables: volvoTables,
  sources: volvoSources,
  market,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
