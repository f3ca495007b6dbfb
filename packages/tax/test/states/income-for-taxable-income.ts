import type { TaxRequest } from "../../src/index.ts";
import { calculateTax } from "../own-tax.ts";

export type Components = Readonly<Record<string, number>>;

/**
 * The components of the lowest income, to the cent, that gives a taxable income to a person of
 * 40 years.
 */
export function withTaxableIncome(
  request: Omit<TaxRequest, "gross_income">,
  taxable: number,
): Components {
  const at = (cents: number): Components => {
    const asked = { ...request, gross_income: cents / 100, age: 40, explain: true };
    return calculateTax(asked).explanation?.components ?? {};
  };
  let [low, high] = [0, Math.ceil(taxable * 100) + 20_000_000];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((at(middle).taxable_income ?? 0) < taxable) low = middle + 1;
    else high = middle;
  }
  return at(low);
}
