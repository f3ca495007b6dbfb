import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { GrossForRequest, GrossForResult } from "./types.ts";

/**
 * Finds the smallest gross income that leaves `net` after the tax of one jurisdiction, to the minor
 * unit, and verifies it by calculating its tax. The request is that of {@link calculateTax} with
 * `net` instead of `gross_income`. The parts of the income that it names stay as they are: what is
 * found is the wages beside them.
 *
 * @example
 * grossFor({ jurisdiction: "US", net: 50000, tax_year: 2025 }).gross_income; // => 54399.43
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function grossFor(request: GrossForRequest, options: TaxOptions = {}): GrossForResult {
  return calculator.grossFor(request, options);
}

/**
 * Like {@link grossFor}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeGrossFor({}).success; // => false
 */
export function safeGrossFor(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<GrossForResult> {
  return calculator.safeGrossFor(request, options);
}
