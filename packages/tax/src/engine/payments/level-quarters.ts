import type { TaxResult } from "../../types.ts";
import { add, type Exact, toNumber, zero } from "../amounts.ts";
import type { Instalment, Level } from "../jurisdiction.ts";
import { evenQuarters, toPayment } from "./split-tax.ts";

type Quarter = TaxResult["quarterly"][number];
type Part = NonNullable<Quarter["parts"]>[number];

/** A level and the amounts of its four payments. */
export interface PaidLevel extends Pick<Level, "data" | "calculation"> {
  readonly payments: readonly Exact[];
}

/**
 * The four payments of all levels together. They are also listed one by one where their shares or
 * dates differ.
 */
export function quartersOf(levels: readonly PaidLevel[], decimals: number): Quarter[] {
  const [first] = levels;
  if (first === undefined) return [];
  const schedule = scheduleOf(first);
  const isShared = levels.every((level) => scheduleOf(level) === schedule);
  return schedule.map((quarter, index) => {
    let total = zero;
    for (const { payments } of levels) total = add(total, payments[index] ?? zero);
    return isShared
      ? toPayment(quarter, total, decimals)
      : inParts(quarter.period, toNumber(total, decimals), partsOf(levels, index, decimals));
  });
}

function scheduleOf({ calculation }: PaidLevel): readonly Instalment[] {
  return calculation.quarters ?? evenQuarters;
}

/** What each level asks for in one quarter. */
function partsOf(levels: readonly PaidLevel[], index: number, decimals: number): Part[] {
  const parts: Part[] = [];
  for (const level of levels) {
    const payment = toNumber(level.payments[index] ?? zero, decimals);
    const part: Part = { jurisdiction: level.data.code, payment };
    const due_date = scheduleOf(level)[index]?.dueDate;
    if (due_date !== undefined) part.due_date = due_date;
    parts.push(part);
  }
  return parts;
}

/** A quarter is due on the earliest day on which a part of it is. */
function inParts(period: string, payment: number, parts: Part[]): Quarter {
  let earliest: string | undefined;
  for (const { due_date: day } of parts) {
    if (day !== undefined && (earliest === undefined || day < earliest)) earliest = day;
  }
  return earliest === undefined
    ? { period, payment, parts }
    : { period, payment, due_date: earliest, parts };
}
