import { catalogueSections } from "../../data/catalogue-sections.ts";
import type { FileKind } from "../vpic/open-sections.ts";

/** The catalogue file, as messages name it. */
export const catalogueFile: FileKind = {
  magic: "AVCA1",
  file: "catalogue.bin.gz of @almanac/vin-data",
  sections: catalogueSections,
  rest: "unknown",
};
