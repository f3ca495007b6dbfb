import type { JurisdictionCode, TaxRequest } from "../../src/index.ts";
import { calculateTax, taxAfterCredits } from "../own-tax.ts";

const codeOf = (state: string) => `US-${state}` as JurisdictionCode;

/** The tax of a state after the credits that are not paid out. `state` is its two letters. */
export function tax(
  state: string,
  tax_year: number,
  gross_income: number,
  rest: Partial<TaxRequest> = {},
): number {
  return taxAfterCredits({ jurisdiction: codeOf(state), tax_year, gross_income, ...rest });
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
