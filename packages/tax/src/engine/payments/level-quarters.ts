import type { TaxResult } from "../../types.ts";
import { exact, sum, toNumber } from "../amounts.ts";
import type { Level, Payment } from "../jurisdiction.ts";
import { evenQuarters } from "./split-tax.ts";

type Quarter = TaxResult["quarterly"][number];
type Part = NonNullable<Quarter["parts"]>[number];

/** A level and its four payments. */
export interface PaidLevel extends Pick<Level, "data" | "calculation"> {
  readonly payments: Payment[];
}

/**
 * The four payments of all levels together. They are also listed one by one where their shares or
 * dates differ.
 */
export function quartersOf(levels: readonly PaidLevel[], decimals: number): Quarter[] {
  const [first, ...others] = levels;
  if (first === undefined) return [];
  if (others.length === 0) return first.payments;
  const schedule = first.calculation.quarters ?? evenQuarters;
  const isShared = others.every(
    ({ calculation }) => (calculation.quarters ?? evenQuarters) === schedule,
  );
  return first.payments.map((own, index) => {
    const parts = levels.flatMap(({ data, payments }) => partOf(data.code, payments[index]));
    const payment = toNumber(sum(parts.map((part) => exact(part.payment))), decimals);
    if (isShared) return { ...own, payment };
    const [earliest] = parts.flatMap(({ due_date }) => due_date ?? []).sort();
    const { period } = own;
    return earliest === undefined
      ? { period, payment, parts }
      : { period, payment, due_date: earliest, parts };
  });
}

function partOf(jurisdiction: Part["jurisdiction"], paid: Payment | undefined): Part | readonly [] {
  if (paid === undefined) return [];
  const { payment, due_date } = paid;
  return due_date === undefined ? { jurisdiction, payment } : { jurisdiction, payment, due_date };
}
