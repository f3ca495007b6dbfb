import { jaguarLandRoverSources, jaguarLandRoverTables } from "./data/jaguar-land-rover.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";

/** Jaguar and Land Rover outside North America. */
export const jaguarLandRoverModule = defineMaker({
  id: "jaguar-land-rover",
  tables: jaguarLandRoverTables,
  sources: jaguarLandRoverSources,
  market: notNorthAmerican,
  year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
});
