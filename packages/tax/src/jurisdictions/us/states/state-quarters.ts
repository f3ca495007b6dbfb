import type { Instalment } from "../../../engine/jurisdiction.ts";
import { exact } from "../../../engine/numbers/exact.ts";

interface Deviation {
  readonly shares?: readonly number[];
  /** Month and day of each payment; without them the federal days. */
  readonly days?: readonly string[];
  readonly source: string;
}

/** States whose estimated tax is not paid in four equal parts on the federal days. */
const instalmentDeviations: Readonly<Record<string, Deviation>> = {
  "US-CA": {
    shares: [0.3, 0.4, 0, 0.3],
    source: "https://www.ftb.ca.gov/forms/2025/2025-540-es-instructions.html",
  },
  "US-DE": {
    days: ["04-30", "06-15", "09-15", "01-15"],
    source: "https://revenue.delaware.gov (Form PIT-EST)",
  },
  "US-HI": {
    days: ["04-20", "06-20", "09-20", "01-20"],
    source: "https://tax.hawaii.gov (Tax Facts 2019-3, Form N-1)",
  },
  "US-IA": {
    days: ["04-30", "06-30", "09-30", "01-31"],
    source:
      "https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/estimated-payments",
  },
  "US-VA": {
    days: ["05-01", "06-15", "09-15", "01-15"],
    source: "https://www.tax.virginia.gov/individual-estimated-tax-payments",
  },
};

const made = new WeakMap<readonly string[], Map<string, readonly Instalment[]>>();

/** The four payments of a state; `federalDates` are those of the year. */
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

/** A Saturday, Sunday or the third Monday of January moves to the next day that is none. */
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
