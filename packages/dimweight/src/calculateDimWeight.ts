import { unwrap } from "@almanac/kernel/errors/result";
import type { SafeResult } from "./errors.ts";
import { allCarriers } from "./internal/all-carriers.ts";
import { calculate } from "./internal/calculate.ts";
import type { DimWeightOptions } from "./internal/operation.ts";
import type { DimWeightRequest, DimWeightResult } from "./types.ts";

/**
 * Calculates the dimensional and the billable weight of one parcel under the carrier's published
 * rule, exactly.
 *
 * Sides are 0.1 to 1000 cm and weights 0.001 to 10000 kg, or the same in inches and pounds.
 * `dimensionalWeightKg` is the volume divided by the divisor, or 0 if the rule does not apply.
 * `billableWeightKg` is the larger weight, rounded up to the carrier's step. Both have 4 decimals.
 * Negotiated divisors, surcharges and prices are not known, so the bill can differ.
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
 * Like {@link calculateDimWeight}, but takes any input, and returns the error instead of
 * throwing it.
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
