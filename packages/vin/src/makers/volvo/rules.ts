import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { volvoSources, volvoTables } from "./tables.ts";

/** Volvo outside North America. */
export const volvo = /* @__PURE__ */ defineMaker({
  id: "volvo",
  tables: volvoTables,
  sources: volvoSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
