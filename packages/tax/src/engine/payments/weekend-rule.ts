const dayMs = 86_400_000;

/** How a due date is moved if it falls on a Saturday, a Sunday or a public holiday. */
export interface WeekendRule {
  /** `never`: the law keeps the date, and only the money must arrive earlier. */
  readonly moves: "next" | "previous" | "never";
  /** Saturdays on which payments are accepted, counted from 1 within the month. None by default. */
  readonly open_saturdays?: readonly number[];
  /**
   * The public holidays on which a due date of this country falls, before or after it is moved. `MM-DD` applies to every year,
   * `YYYY-MM-DD` to one day. Holidays on which no payment falls due are not listed.
   */
  readonly holidays: readonly string[];
}

/** The date itself, or the nearest working day in the direction of the rule. */
export function workingDay(isoDate: string, rule: WeekendRule): string {
  if (rule.moves === "never") return isoDate;
  const step = rule.moves === "next" ? dayMs : -dayMs;
  let day = isoDate;
  while (isClosed(day, rule)) {
    day = new Date(Date.parse(day) + step).toISOString().slice(0, 10);
  }
  return day;
}

function isClosed(
  day: string,
  { open_saturdays: openSaturdays = [], holidays }: WeekendRule,
): boolean {
  if (holidays.includes(day) || holidays.includes(day.slice(5))) return true;
  const date = new Date(Date.parse(day));
  const isOpenSaturday =
    date.getUTCDay() === 6 && openSaturdays.includes(Math.ceil(date.getUTCDate() / 7));
  return isWeekend(day) && !isOpenSaturday;
}

export function isWeekend(isoDate: string): boolean {
  const weekday = new Date(Date.parse(isoDate)).getUTCDay();
  return weekday === 0 || weekday === 6;
}
