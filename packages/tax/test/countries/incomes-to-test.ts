import { figuresOf, type TaxYear } from "../../src/engine/figures.ts";
import type { Jurisdiction } from "../../src/engine/jurisdiction.ts";

function walk(value: unknown, visit: (value: number, name: string) => void, name = ""): void {
  if (typeof value === "number") visit(value, name);
  else if (Array.isArray(value)) for (const item of value) walk(item, visit, name);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) walk(item, visit, key);
  }
}

function collect(
  { data }: Jurisdiction,
  year: TaxYear,
  accept: (value: number, name: string) => boolean,
): readonly number[] {
  const found = new Set<number>();
  for (const [name, value] of Object.entries(figuresOf(data, year).values)) {
    if (name === "instalment_plan") continue;
    walk(value, (amount, key) => accept(amount, key) && found.add(amount));
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * Every amount in the figures of a year: limits of brackets, tapers and exemptions,
 * caps, allowances.
 */
export function amounts(jurisdiction: Jurisdiction, year: TaxYear): readonly number[] {
  return collect(jurisdiction, year, (value) => value >= 100);
}

/** The lower limits of all brackets and tariff rows, in units of currency. */
export function bracketEdges(jurisdiction: Jurisdiction, year: TaxYear): readonly number[] {
  const { unit = 1 } = figuresOf(jurisdiction.data, year).values as { readonly unit?: number };
  return collect(jurisdiction, year, (value, name) => name === "over" && value > 0).map(
    (edge) => Math.round(edge * unit * 100) / 100,
  );
}

/** An income above every limit of the year, so that grids reach the highest bracket. */
export function topIncome(jurisdiction: Jurisdiction, year: TaxYear): number {
  const largest = Math.max(...bracketEdges(jurisdiction, year), ...amounts(jurisdiction, year), 0);
  return Math.round(Math.min(Math.max(largest * 1.6, 200_000), 5e10));
}

/** The smallest unit of the currency. */
export function unitOf({ data }: Jurisdiction): number {
  return 10 ** -data.decimals;
}

export function rounded(value: number, { data }: Jurisdiction): number {
  const scale = 10 ** data.decimals;
  return Math.round(value * scale) / scale;
}
