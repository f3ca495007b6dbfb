import type { VehicleCoverage } from "../../types.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { citationOf } from "./citation.ts";
import type { Tables } from "./tables.ts";

/** What the tables contain. */
export function coverageOf({ vpic, makers, dataVersion }: Tables): VehicleCoverage {
  return {
    dataVersion,
    vpic: {
      newestRow: vpic.date,
      wmis: vpic.wmis.size,
      schemas: vpic.schemas.count,
      elements: elementsOf(vpic),
    },
    makers: makers.modules.map(({ id, wmis, sources }) => ({
      id,
      wmis: [...wmis],
      sources: sources.map(citationOf),
    })),
  };
}

function elementsOf({ elements }: Vpic): VehicleCoverage["vpic"]["elements"] {
  return Array.from({ length: elements.count }, (_, element) => ({
    id: elements.ids[element] ?? 0,
    name: elements.nameOf(element),
    rows: elements.rows[element] ?? 0,
  }));
}
