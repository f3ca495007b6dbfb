import { type DataVersion, latestDay } from "@almanac/kernel/sources/data-version";
import { tableVersions } from "../../data/table-versions.ts";
import type { VehicleCoverage } from "../../types.ts";
import type { MakerSource } from "../maker/maker-module.ts";
import type { Vpic } from "../vpic/vpic.ts";
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

/** The fields of a source that answers show. */
export function citationOf({ id, title, url }: Pick<MakerSource, "id" | "title" | "url">) {
  return { id, title, url };
}

/** How old NHTSA's tables, the world's codes and the makers' schemes are. */
export function dataVersionsOf({ vpic, makers, dataVersion }: Tables): DataVersion[] {
  return [
    { table: "vpic", version: dataVersion, sourceDate: vpic.date },
    ...tableVersions,
    ...[...new Set(makers.modules.map(({ id }) => id))].map((table) => {
      const modules = makers.modules.filter(({ id }) => id === table);
      const day = latestDay(modules.flatMap(({ sources }) => sources.map(({ readOn }) => readOn)));
      return { table, version: day, sourceDate: day };
    }),
  ];
}
