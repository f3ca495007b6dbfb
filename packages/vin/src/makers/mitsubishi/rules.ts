import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { mitsubishiSources, mitsubishiTables } from "./tables.ts";

/** Mitsubishi outside North America. */
export const mitsubishi = /* @__PURE__ */ defineMaker({
  id: "mitsubishi",
  tables: mitsubishiTables,
  sources: mitsubishiSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "mitsuwiki", grade: "B" }),
  brandOfModels: "Mitsubishi",
});
