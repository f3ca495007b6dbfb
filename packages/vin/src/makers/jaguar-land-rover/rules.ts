import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { jaguarLandRoverSources, jaguarLandRoverTables } from "./tables.ts";

/** Jaguar and Land Rover outside North America. */
export const jaguarLandRover = /* @__PURE__ */ defineMaker({
  id: "jaguar-land-rover",
  tables: jaguarLandRoverTables,
  sources: jaguarLandRoverSources,
  market: ofAnyMarket,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
