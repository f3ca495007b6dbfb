const dayMs = 86_400_000;

/** The day of an ISO date, counted from 1970-01-01. */
export function readDay(isoDate: string): number {
  return Date.parse(isoDate) / dayMs;
}

/** The day in UTC at a moment. */
export function dayOf(nowMs: number): number {
  return Math.floor(nowMs / dayMs);
}
