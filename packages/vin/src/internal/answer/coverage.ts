import { makerModules } from "../../makers/registry.ts";
import type { VehicleCoverage } from "../../types.ts";
import type { Tables } from "./tables.ts";

/** What the tables contain. */
export function coverageOf({ vpic, dataVersion }: Tables): VehicleCoverage {
  return {
    dataVersion,
    vpic: { newestRow: vpic.date, wmis: vpic.wmis.size, schemas: vpic.schemaCount },
    makers: makerModules.map(({ id, wmis, sources }) => ({
      id,
      wmis: [...wmis],
      sources: sources.map((source) => ({ id: source.id, title: source.title, url: source.url })),
    })),
  };
}
