import { teslaSources, teslaTables } from "./data/tesla.ts";
import { alwaysElsewhere, defineMaker } from "./define-maker.ts";

/** Tesla of Shanghai, Grünheide and Hethel. */
export const teslaModule = defineMaker({
  id: "tesla",
  tables: teslaTables,
  sources: teslaSources,
  market: alwaysElsewhere,
  year: () => ({ position: 10, sources: "teslalogger", grade: "B", earliestYear: 2008 }),
  usesCheckDigit: true,
});
