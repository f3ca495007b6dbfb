import { states } from "../../../src/jurisdictions/all.ts";
import { us } from "../../../src/jurisdictions/us/rules.ts";
import { Fraction } from "./fraction.ts";

export type Status =
  | "single"
  | "married_joint"
  | "married_separate"
  | "head_of_household"
  | "surviving_spouse";

export interface Row {
  readonly over: number;
  readonly rate?: number;
  readonly amount?: number;
  readonly base?: number;
}

/** The figures of a jurisdiction and year for one status, read directly from the data. */
export class Figures {
  readonly #values = new Map<string, unknown>();
  readonly #code: string;
  readonly #year: number;
  readonly status: Status;

  constructor(code: string, year: number, status: Status) {
    this.#code = code;
    this.#year = year;
    this.status = status;
    const found = [us, ...states].find(({ data }) => data.code === code);
    const tables = Object.entries(found?.data.figures ?? {}) as [
      string,
      readonly { from: string; value: unknown }[],
    ][];
    for (const [name, entries] of tables) {
      for (const { from, value } of entries) {
        if (Number(from.slice(0, 4)) <= year) this.#values.set(name, value);
      }
    }
  }

  /** The same figures, with some of them replaced. */
  replaced(values: Readonly<Record<string, unknown>>): Figures {
    const copy = new Figures(this.#code, this.#year, this.status);
    for (const [name, value] of [...this.#values, ...Object.entries(values)])
      copy.#values.set(name, value);
    return copy;
  }

  has(name: string): boolean {
    return (this.#values.get(name) ?? null) !== null;
  }

  raw(name: string): unknown {
    const value = this.#values.get(name);
    const isPerStatus = typeof value === "object" && value !== null && "married_joint" in value;
    return isPerStatus ? (value as Record<Status, unknown>)[this.status] : value;
  }

  of(name: string, status: Status): unknown {
    const value = this.#values.get(name);
    return typeof value === "object" && value !== null && status in value
      ? (value as Record<Status, unknown>)[status]
      : value;
  }

  n(name: string): number {
    return this.raw(name) as number;
  }

  rows(name: string): readonly Row[] {
    return this.raw(name) as readonly Row[];
  }
}

/** The tax by marginal brackets, computed slice by slice. */
export function brackets(base: Fraction, rows: readonly Row[]): Fraction {
  let sum = Fraction.of(0);
  for (const [index, row] of rows.entries()) {
    const end = rows[index + 1]?.over;
    const top = end === undefined ? base : base.least(end);
    sum = sum.plus(top.above(row.over).times(row.rate ?? 0));
  }
  return sum;
}

/**
 * The amount of the last row that starts below the value. With `from`, a row also includes its
 * own start.
 */
export function table(value: Fraction, rows: readonly Row[], from = false): Fraction {
  let amount = 0;
  for (const row of rows) {
    const reached = value.isOver(row.over) || (from && !Fraction.of(row.over).isOver(value));
    if (reached) amount = row.amount ?? 0;
  }
  return Fraction.of(amount);
}

/** An amount, reduced for every step of income over a start. */
export function falling(
  amount: Fraction,
  income: Fraction,
  start: number,
  step: number,
  piece: number | Fraction,
  begun: boolean,
): Fraction {
  if (!income.isOver(start)) return amount;
  return amount.above(income.minus(start).steps(step, begun).times(piece));
}
