import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import { less, type Rational } from "./rational.ts";

/** The parts of a request that the slow calculator reads. */
export interface Asked {
  readonly code: string;
  readonly status: string;
  readonly gross: number;
  readonly deductions: number;
  readonly basis: "employment" | "taxable_income";
  /** The municipal rate, needed if the year has no average. */
  readonly localRate?: number;
}

/** The figures in force at the start of a year, looked up without the engine's code. */
export function inForce<Figures>(data: JurisdictionData<Figures>, year: TaxYear): Figures {
  const found: Record<string, unknown> = {};
  for (const [name, series] of Object.entries(data.figures)) {
    let value: unknown = null;
    for (const entry of series as readonly { from: string; value: unknown }[]) {
      if (entry.from <= year.from) value = entry.value;
    }
    if (value !== null) found[name] = value;
  }
  return found as Figures;
}

/** The slow calculator of one jurisdiction. */
export type Tax = (asked: Asked, year: TaxYear) => Rational;

export const isEmployed = (asked: Asked): boolean => asked.basis === "employment";

export const net = (asked: Asked): Rational => less(asked.gross, asked.deductions);
