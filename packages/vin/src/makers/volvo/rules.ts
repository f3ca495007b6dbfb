import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { volvoSources, volvoTables } from "./tables.ts";

/** Three letters at 4-6 are a type code for other markets. Of the codes declared to NHTSA, only BCM has three letters. */
const market = ({ vin }: MakerInput): MakerReading["market"] =>
  /^(?!BCM)[A-Z]{3}/.test(vin.slice(3, 6)) ? "elsewhere" : "either";

/** Volvo outside North America. */
export const volvo = /* @__PURE__ */ defineMaker({
  id: "volvo",
  tables: volvoTables,
  sources: volvoSources,
  market,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
