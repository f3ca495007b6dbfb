import {
  type DataVersion,
  dayAfter,
  latestDay,
  nextChangeAfter,
} from "@almanac/kernel/sources/data-version";
import { jurisdiction } from "./jurisdiction.ts";
import { jurisdictions } from "./jurisdictions.ts";

/**
 * How old the figures of each jurisdiction are. `version` is the last tax year that is loaded.
 * `nextChange` is the next day on which a figure takes effect or a tax year begins, including the
 * first year without figures.
 *
 * @example
 * dataVersions().some(({ table }) => table === "US"); // => true
 */
export function dataVersions(): DataVersion[] {
  return jurisdictions().map(({ jurisdiction: code, years }) => {
    const { figures } = jurisdiction(code);
    const sourceDate = latestDay(
      figures.flatMap(({ sources }) => sources.map(({ read_on }) => read_on)),
    );
    const last = years.at(-1);
    return {
      table: code,
      version: last?.tax_year ?? "",
      sourceDate,
      ...nextChangeAfter(sourceDate, [
        ...figures.map(({ effective_from }) => effective_from),
        ...years.map(({ period_start }) => period_start),
        ...(last === undefined ? [] : [dayAfter(last.period_end)]),
      ]),
    };
  });
}
