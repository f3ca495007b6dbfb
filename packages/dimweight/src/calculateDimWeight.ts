import { unwrap } from "@almanac/kernel/result";
import type { SafeResult } from "./errors.ts";
import { allCarriers } from "./internal/all-carriers.ts";
import { calculate } from "./internal/calculate.ts";
import type { DimWeightOptions } from "./internal/operation.ts";
import type { DimWeightRequest, DimWeightResult } from "./types.ts";

/**
 * Calculates the dimensional and the billable weight of one parcel under the carrier's published rule, exactly.
 *
 * Sides are 0.1 to 1000 cm and weights 0.001 to 10000 kg, or the same in inches and pounds. `dimensionalWeightKg` is the
 * quotient, 0 where the rule does not apply; `billableWeightKg` is the larger weight taken up to the carrier's step; both
 * have 4 decimals. It does not know negotiated divisors, surcharges or prices, and does not promise what will be billed.
 *
 * @example
 * calculateDimWeight({ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" }).billableWeightKg; // => 5
 *
 * @throws {DimWeightError} listing every fault of the request.
 * @see docs/dimweight.md for the rules, their sources and how they round.
 */
export function calculateDimWeight(
  request: DimWeightRequest,
  options: DimWeightOptions = {},
): DimWeightResult {
  return unwrap(safeCalculateDimWeight(request, options));
}

/**
 * As {@link calculateDimWeight}, but takes anything, and returns the error.
 *
 * @example
 * safeCalculateDimWeight({}).success; // => false
 */
export function safeCalculateDimWeight(
  request: unknown,
  options: DimWeightOptions = {},
): SafeResult<DimWeightResult> {
  return calculate(allCarriers, request, options);
}
