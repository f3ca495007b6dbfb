import { teslaSources, teslaTables } from "./data/tesla.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Tesla from Shanghai, Grünheide and Hethel. */
export const teslaModule = defineMaker({
  id: "tesla",
  tables: teslaTables,
  sources: teslaSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "teslalogger", grade: "B", earliestYear: 2008 }),
  usesCheckDigit: true,
});
