import type { TaxResult } from "../../types.ts";
import { exact, sum, toNumber } from "../amounts.ts";
import type { Level } from "../jurisdiction.ts";
import { evenQuarters, type Payment } from "./split-tax.ts";

type Quarter = TaxResult["quarterly"][number];

/** A level and its four payments. */
export interface PaidLevel extends Pick<Level, "data" | "calculation"> {
  readonly payments: readonly Payment[];
}

/**
 * The four payments of all levels together. They are also listed one by one where their shares or
 * dates differ.
 */
export function quartersOf(levels: readonly PaidLevel[], decimals: number): Quarter[] {
  const [first, ...others] = levels;
  if (first === undefined) return [];
  if (others.length === 0) return first.payments.map((payment) => ({ ...payment }));
  const schedules = new Set(levels.map(({ calculation }) => calculation.quarters ?? evenQuarters));
  return first.payments.map(({ period }, index) => {
    const parts = levels.flatMap(({ data, payments }) => {
      const { payment, due_date } = payments[index] ?? { payment: 0 };
      return { jurisdiction: data.code, payment, ...(due_date === undefined ? {} : { due_date }) };
    });
    const [earliest] = parts.flatMap(({ due_date }) => due_date ?? []).sort();
    return {
      period,
      payment: toNumber(sum(parts.map(({ payment }) => exact(payment))), decimals),
      ...(earliest === undefined ? {} : { due_date: earliest }),
      ...(schedules.size > 1 ? { parts } : {}),
    };
  });
}
