import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { teslaSources, teslaTables } from "./tables.ts";

/** Tesla from Shanghai, Grünheide and Hethel. */
export const tesla = /* @__PURE__ */ defineMaker({
  id: "tesla",
  tables: teslaTables,
  sources: teslaSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "teslalogger", grade: "B", earliestYear: 2008 }),
  usesCheckDigit: true,
});
