import type { Instalment } from "../../../engine/jurisdiction.ts";
import { exact } from "../../../engine/numbers/exact.ts";
import { instalmentDeviations } from "./instalment-deviations.ts";

// purity: a cache that changes no answer.
const made = new WeakMap<readonly string[], Map<string, readonly Instalment[]>>();

/** The four payments of a state. `federalDates` are the federal due dates of the year. */
export function stateQuarters(
  code: string,
  federalDates: readonly string[],
): readonly Instalment[] {
  let ofYear = made.get(federalDates);
  if (ofYear === undefined) {
    ofYear = new Map();
    made.set(federalDates, ofYear);
  }
  let quarters = ofYear.get(code);
  if (quarters === undefined) {
    const deviation = instalmentDeviations[code];
    const year = Number(federalDates[0]?.slice(0, 4));
    quarters = [0, 1, 2, 3].map((index) => {
      const day = deviation?.days?.[index];
      const date =
        day === undefined ? federalDates[index] : nextWorkday(index < 3 ? year : year + 1, day);
      return {
        period: `Q${index + 1}`,
        share: exact(deviation?.shares?.[index] ?? 0.25),
        ...(date === undefined ? {} : { dueDate: date }),
      };
    });
    ofYear.set(code, quarters);
  }
  return quarters;
}

const dayMilliseconds = 86_400_000;

/** Moves a Saturday, a Sunday or the third Monday of January to the next working day. */
function nextWorkday(year: number, monthDay: string): string {
  let day = Date.parse(`${year}-${monthDay}T00:00:00Z`);
  while (isFree(day)) day += dayMilliseconds;
  return new Date(day).toISOString().slice(0, 10);
}

function isFree(milliseconds: number): boolean {
  const date = new Date(milliseconds);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  const isThirdWeek = date.getUTCDate() >= 15 && date.getUTCDate() <= 21;
  return date.getUTCMonth() === 0 && weekday === 1 && isThirdWeek;
}
