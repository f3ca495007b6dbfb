const dayMs = 86_400_000;

/**
 * The day of an ISO date (`2026-11-20`), counted from 1970-01-01; undefined for a date that does
 * not exist.
 *
 * @example
 * dayOfDate("1970-01-02"); // => 1
 */
export function dayOfDate(isoDate: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate)) return undefined;
  const milliseconds = Date.parse(isoDate);
  // An engine may read February 30 as a day in March.
  const exists =
    !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(isoDate);
  return exists ? milliseconds / dayMs : undefined;
}

/** Whether a text is an ISO date that exists. */
export function isDate(text: string): boolean {
  return dayOfDate(text) !== undefined;
}
