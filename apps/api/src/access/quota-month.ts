/** A calendar month in UTC, the period of a quota. */
export interface Month {
  /** `2026-11` */
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

export function monthOf(at: number): Month {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  return {
    name: date.toISOString().slice(0, 7),
    startMs: Date.UTC(year, month, 1),
    endMs: Date.UTC(year, month + 1, 1),
  };
}
