import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { gmKoreaSources, gmKoreaTables } from "./tables.ts";

/** GM Korea, before 2011 GM Daewoo, before 2002 Daewoo. */
export const gmKorea = /* @__PURE__ */ defineMaker({
  id: "gm-korea",
  tables: gmKoreaTables,
  sources: gmKoreaSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "ads", grade: "B" }),
});
