import { defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { gmKoreaSources, gmKoreaTables } from "./tables.ts";

/**
 * A Captiva or Cruze for Europe has C or J at 4 and digits for the body at 6-7. NHTSA lists the
 * Spark and the Sonic under these letters, but they came after 2010, when North American cars have
 * a letter at 7.
 */
const market = ({ vin, wmi }: MakerInput): MakerReading["market"] =>
  wmi === "KL1" && /^[CJ][A-Z]\d\d/.test(vin.slice(3, 7)) ? "elsewhere" : "either";

/** GM Korea, before 2011 GM Daewoo, before 2002 Daewoo. */
export const gmKorea = /* @__PURE__ */ defineMaker({
  id: "gm-korea",
  tables: gmKoreaTables,
  sources: gmKoreaSources,
  market,
  year: () => ({ position: 10, sources: "ads", grade: "B" }),
});
