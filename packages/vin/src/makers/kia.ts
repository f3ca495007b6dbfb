import { kiaSources, kiaTables } from "./data/kia.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Kia outside North America. */
export const kiaModule = defineMaker({
  id: "kia",
  tables: kiaTables,
  sources: kiaSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "kiaclub+balancing", grade: "A" }),
  brandOfModels: "Kia",
});
