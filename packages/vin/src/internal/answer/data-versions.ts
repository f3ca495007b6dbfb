import { type DataVersion, latestDay } from "@almanac/kernel/sources/data-version";
import { tableVersions } from "../../data/table-versions.ts";
import type { Tables } from "./tables.ts";

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
