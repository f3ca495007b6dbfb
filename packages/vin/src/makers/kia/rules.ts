import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { kiaSources, kiaTables } from "./tables.ts";

/** Kia outside North America. */
export const kia = /* @__PURE__ */ defineMaker({
  id: "kia",
  tables: kiaTables,
  sources: kiaSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "kiaclub+balancing", grade: "A" }),
  brandOfModels: "Kia",
});
