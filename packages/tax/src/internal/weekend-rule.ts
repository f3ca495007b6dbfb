const dayMs = 86_400_000;

/** Where a due date goes that falls on a Saturday, a Sunday or a public holiday. */
export interface WeekendRule {
  readonly moves: "next" | "previous";
  /**
   * Public holidays that a due date of this country meets, or meets when it moves: `MM-DD` in every year, or one day as
   * `YYYY-MM-DD`. Holidays on which no payment is due are not listed.
   */
  readonly holidays: readonly string[];
}

/** The day itself, or the nearest working day in the direction of the rule. */
export function workingDay(isoDate: string, { moves, holidays }: WeekendRule): string {
  let day = isoDate;
  while (isWeekend(day) || holidays.includes(day) || holidays.includes(day.slice(5))) {
    const step = moves === "next" ? dayMs : -dayMs;
    day = new Date(Date.parse(day) + step).toISOString().slice(0, 10);
  }
  return day;
}

export function isWeekend(isoDate: string): boolean {
  const weekday = new Date(Date.parse(isoDate)).getUTCDay();
  return weekday === 0 || weekday === 6;
}
