import { exact } from "../../engine/amounts.ts";
import { getOrInsert } from "../../engine/get-or-insert.ts";
import type { Instalment } from "../../engine/jurisdiction.ts";
import { evenQuarters } from "../../engine/payments/split-tax.ts";

// purity: a cache that changes no answer.
const federal = new WeakMap<readonly string[], readonly Instalment[]>();

/** Four equal payments on the due dates of the year. */
export function federalInstalments(dates: readonly string[]): readonly Instalment[] {
  return getOrInsert(federal, dates, onDates);
}

function onDates(dates: readonly string[]): readonly Instalment[] {
  return evenQuarters.map((quarter, index) => {
    const dueDate = dates[index];
    return dueDate === undefined ? quarter : { ...quarter, dueDate };
  });
}

/** How a payment of a state differs from one of four equal payments on the federal days. */
export type InstalmentDeviation = (federal: Instalment, index: number, year: number) => Instalment;

/** Other shares, on the federal days. */
export function inShares(shares: readonly number[]): InstalmentDeviation {
  return (federal, index) => ({ ...federal, share: exact(shares[index] ?? 0) });
}

/** Four equal payments on days of the state, each a month and a day. The last is a year later. */
export function onDays(days: readonly string[]): InstalmentDeviation {
  return (federal, index, year) => {
    const dueDate = nextWorkday(index < 3 ? year : year + 1, days[index] ?? "");
    return { ...federal, dueDate };
  };
}

/** Finds the four payments of a state, by the federal due dates of the year. */
export function instalmentsOfState(
  deviation: InstalmentDeviation | undefined,
): (federalDates: readonly string[]) => readonly Instalment[] {
  if (deviation === undefined) return federalInstalments;
  const made = new WeakMap<readonly string[], readonly Instalment[]>();
  const make = (federalDates: readonly string[]) => {
    const year = Number(federalDates[0]?.slice(0, 4));
    return federalInstalments(federalDates).map((one, index) => deviation(one, index, year));
  };
  return (federalDates) => getOrInsert(made, federalDates, make);
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
