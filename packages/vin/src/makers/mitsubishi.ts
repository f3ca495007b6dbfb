import { mitsubishiSources, mitsubishiTables } from "./data/mitsubishi.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Mitsubishi outside North America. */
export const mitsubishiModule = defineMaker({
  id: "mitsubishi",
  tables: mitsubishiTables,
  sources: mitsubishiSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "mitsuwiki", grade: "B" }),
  brandOfModels: "Mitsubishi",
});
