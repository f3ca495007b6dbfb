import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";

/** What the oracle knows of a request. */
export interface Asked {
  readonly code: string;
  readonly status: string;
  readonly gross: number;
  readonly deductions: number;
  readonly basis: "employment" | "taxable_income";
  /** Of the municipality, where the year has no average. */
  readonly localRate?: number;
}

/** The figures in force at the start of a year, looked up from scratch. */
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
