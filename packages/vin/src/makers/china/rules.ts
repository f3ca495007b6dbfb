import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput } from "../../internal/maker/maker-module.ts";
import { chinaSources, chinaTables } from "./tables.ts";

/**
 * A class, a form of drive, a digit and a letter at 4-7: a car of BYD. Buses that BYD declared to
 * NHTSA begin alike, so without this rule cars would be read as buses.
 */
const isCarOfByd = ({ vin, wmi }: MakerInput): boolean =>
  (wmi === "LC0" || wmi === "LGX") && /^[CD][CEFH]\d[A-Z]/.test(vin.slice(3, 7));

/** BYD, MG, Chery and others. */
export const china = /* @__PURE__ */ defineMaker({
  id: "china",
  tables: chinaTables,
  sources: chinaSources,
  market: (input) => (isCarOfByd(input) ? "elsewhere" : ofAnyMarket()),
  year: () => ({ position: 10, sources: "obs+gb16736", grade: "A", earliestYear: 1997 }),
  usesCheckDigit: true,
});
