import { defineMaker } from "../../internal/maker/define-maker.ts";
import { ducatiSources, ducatiTables } from "./tables.ts";

/**
 * True for a letter and three digits at 4-7 and two letters at 8-9: type, variant and version
 * outside North America.
 */
const isTypeCode = (vin: string): boolean => /^[A-Z]\d{3}[A-Z]{2}/.test(vin.slice(3, 9));

/** A year before the oldest types of this layout that are documented, those of the 748 and 996. */
const firstTypeCode = 1990;

/** Ducati outside North America. */
export const ducati = /* @__PURE__ */ defineMaker({
  id: "ducati",
  tables: ducatiTables,
  sources: ducatiSources,
  furtherPositions: [9],
  market: ({ vin }) => (isTypeCode(vin) ? "elsewhere" : "either"),
  year: ({ vin }) =>
    isTypeCode(vin)
      ? { position: 10, sources: "cariffy+dsc", grade: "A", earliestYear: firstTypeCode }
      : { status: "unknown", why: "no source describes this layout" },
});
