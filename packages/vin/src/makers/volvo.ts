import { volvoSources, volvoTables } from "./data/volvo.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Volvo outside North America. */
export const volvoModule = defineMaker({
  id: "volvo",
  tables: volvoTables,
  sources: volvoSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
