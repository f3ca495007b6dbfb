import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput } from "../../internal/maker/maker-module.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { fiatSources, fiatTables } from "./tables.ts";

/** True for a project number at 4-6: the layout of cars that are not for North America. */
const isNumeric = ({ vin }: MakerInput): boolean => /^\d{3}$/.test(vin.slice(3, 6));

/**
 * Cars of the American layout, which have the model year at 10 in Europe too: Stelvio, 500e, Junior
 * and Jeeps of Melfi.
 */
const hasYear = ({ vin, wmi }: MakerInput): boolean =>
  ["ZAA", "ZAC", "1C4"].includes(wmi) || /^(ZARPA|ZFAEF)/.test(vin);

/** Jeeps of Melfi for Europe and Japan have Chrysler's code, and no character that NHTSA declares. */
const marketOfJeep = ({ vin }: MakerInput) =>
  vin.startsWith("BU000", 3) ? "elsewhere" : "north_america";

/** Fiat, Alfa Romeo and Lancia. */
export const fiat = /* @__PURE__ */ defineMaker({
  id: "fiat",
  tables: fiatTables,
  sources: fiatSources,
  market: (input) => {
    if (input.wmi === "1C4") return marketOfJeep(input);
    return isNumeric(input) || input.wmi === "9BD" ? "elsewhere" : ofAnyMarket();
  },
  year: (input) => {
    if (input.wmi === "9BD") return { position: 10, sources: "obs", grade: "B" };
    if (hasYear(input)) {
      return { position: 10, sources: "obs", grade: "B", earliestYear: 2014 };
    }
    return isNumeric(input)
      ? notEncoded("positions 10-17 of a Fiat with a project number are a serial number")
      : { status: "unknown", why: "letters at 4-6: not the layout with a project number" };
  },
});
