import { type DataVersion, latestDay } from "@almanac/kernel/sources/data-version";
import { elementIds, untoldElement } from "../../data/elements.ts";
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
      wmis: vpic.wmis.codes.length,
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

/** Make, manufacturer, year and type of vehicle, which come from the code and the year. */
const elementsOfCode: readonly number[] = [
  elementIds.make,
  elementIds.manufacturer,
  elementIds.year,
  elementIds.vehicleType,
];

/** The elements that an answer can have. Those of the code have one row for each code. */
function elementsOf({ elements, wmis }: Vpic): VehicleCoverage["vpic"]["elements"] {
  return elements.ids.flatMap((id, element) => {
    const rows = elementsOfCode.includes(id) ? wmis.codes.length : (elements.rows[element] ?? 0);
    return rows === 0 || id === untoldElement ? [] : [{ id, name: elements.nameOf(element), rows }];
  });
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
