import { type PayJurisdiction, taxOf } from "./engine/contributions/define-pay.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { contributedJurisdiction } from "./engine/pay/contributed.ts";
import { requirePayYear } from "./engine/pay/prepare-pay.ts";

/**
 * The income tax of a place, for a tax calculator that accepts `contributions: "calculate"`.
 *
 * @example
 * createTaxCalculator([withContributions(ptPay)]).calculateTax({ jurisdiction: "PT", gross_income: 28000, contributions: "calculate", tax_year: 2026 }).tax_due; // => 4188.65
 */
export function withContributions(place: PayJurisdiction): Jurisdiction {
  const tax = taxOf(place);
  let contributed: Jurisdiction | undefined;
  return {
    ...tax,
    contributing(year) {
      requirePayYear(place, tax.data.code, year);
      contributed ??= contributedJurisdiction(place);
      return contributed;
    },
  };
}
