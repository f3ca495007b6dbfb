import type { TaxRequest } from "../../src/index.ts";
import { componentsOf } from "../own-tax.ts";

export type Components = Readonly<Record<string, number>>;

/**
 * The components of the lowest income, to the cent, that gives a taxable income to a person of
 * 40 years.
 */
export function withTaxableIncome(
  request: Omit<TaxRequest, "gross_income">,
  taxable: number,
): Components {
  const at = (cents: number) => componentsOf({ ...request, gross_income: cents / 100, age: 40 });
  let [low, high] = [0, Math.ceil(taxable * 100) + 20_000_000];
  // Most deductions are the same for both of two near incomes, so that the missing taxable income
  // is the missing income. Where that does not lead to the end, halving does.
  let asked = Math.round(taxable * 100);
  for (let tries = 1; low < high; tries++) {
    const missing = taxable - (at(asked).taxable_income ?? 0);
    if (missing > 0) low = asked + 1;
    else high = asked;
    const near = asked + Math.round(missing * 100);
    asked = tries < 6 ? Math.max(low, Math.min(near, high - 1)) : Math.floor((low + high) / 2);
  }
  return at(low);
}
