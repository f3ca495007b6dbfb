import { defineMaker } from "../../internal/maker/define-maker.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { ferrariSources, ferrariTables } from "./tables.ts";

/** 0 at 10 is no year: the layout that is not for North America. */
const hasNoYear = (vin: string): boolean => vin[9] === "0";

/** Ferrari outside North America. */
export const ferrari = /* @__PURE__ */ defineMaker({
  id: "ferrari",
  tables: ferrariTables,
  sources: ferrariSources,
  market: ({ vin }) => (hasNoYear(vin) ? "elsewhere" : "either"),
  year: ({ vin }) =>
    hasNoYear(vin)
      ? notEncoded("0 at position 10 belongs to the serial number of a Ferrari")
      : { status: "unknown", why: "no source describes this layout" },
});
