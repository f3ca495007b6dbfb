/** How old a table is. */
export interface DataVersion {
  /** The name of the table, such as `dhl`, `US-CA` or `vpic`. */
  readonly table: string;
  /** The version of its content, in the words of its source: a day, a tax year, a month. */
  readonly version: string;
  /** The last day on which a source of the table was read or written, ISO 8601. */
  readonly sourceDate: string;
  /**
   * The first day after `sourceDate` on which its figures change, if the table says so; ISO 8601.
   */
  readonly nextChange?: string;
}

/** The latest of several days. Empty if the list is empty. */
export function latestDay(days: readonly string[]): string {
  return [...days].sort().at(-1) ?? "";
}

/**
 * An object whose `nextChange` is the first of the days that is later than `day`. The object is
 * empty if none is later.
 */
export function nextChangeAfter(
  day: string,
  days: readonly string[],
): Pick<DataVersion, "nextChange"> {
  const later = days.filter((each) => each > day).sort();
  return later[0] === undefined ? {} : { nextChange: later[0] };
}

/** The day after a day, ISO 8601. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
