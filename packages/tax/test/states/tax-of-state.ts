import type { JurisdictionCode, TaxRequest } from "../../src/index.ts";
import { calculateTax } from "../own-tax.ts";

const codeOf = (state: string) => `US-${state}` as JurisdictionCode;

/** The tax of a state. `state` is its two letters. */
export function tax(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
): number {
  return calculateTax({ jurisdiction: codeOf(state), tax_year, gross_income, ...rest }).tax_due;
}

/** The taxable income in a state, taken from the explanation. */
export function taxable(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
): number | undefined {
  const request = { jurisdiction: codeOf(state), tax_year, gross_income, explain: true, ...rest };
  return calculateTax(request).explanation?.components.taxable_income;
}
