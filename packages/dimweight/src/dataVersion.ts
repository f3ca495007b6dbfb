import { latestDay } from "@almanac/kernel/sources/data-version";
import { carrierRows } from "./data/carriers.ts";
import type { CarrierTable } from "./internal/ready-rule.ts";

/**
 * The day on which a page was last read for the tables, as an ISO date. Each source in
 * {@link carriers} has its own day.
 *
 * @example
 * dataVersion() >= "2026-11-22"; // => true
 */
export function dataVersion(): string {
  const tables: readonly CarrierTable[] = carrierRows;
  const sources = tables.flatMap(({ rules }) => rules.flatMap((rule) => rule.sources));
  return latestDay(sources.map(({ readOn }) => readOn));
}
