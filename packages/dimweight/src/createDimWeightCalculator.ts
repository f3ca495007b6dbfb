import { invalidType } from "@almanac/kernel/errors/issue";
import { unwrap } from "@almanac/kernel/errors/result";
import { DimWeightError, type SafeResult } from "./errors.ts";
import { calculate } from "./internal/calculate.ts";
import { loadCarriers } from "./internal/loaded-carriers.ts";
import type { DimWeightOptions } from "./internal/operation.ts";
import type { CarrierTable } from "./internal/ready-rule.ts";
import type { CarrierName, DimWeightRequest, DimWeightResult } from "./types.ts";

export { DimWeightError } from "./errors.ts";
export type { DimWeightOptions } from "./internal/operation.ts";
export type { CarrierTable } from "./internal/ready-rule.ts";

/** The operations of a calculator, for the carriers that it was created with. */
export interface DimWeightCalculator<Name extends CarrierName = CarrierName> {
  /**
   * Like `calculateDimWeight` of the package, but only for these carriers. Throws `DimWeightError`.
   */
  readonly calculateDimWeight: (
    request: DimWeightRequest & { readonly carrier: Name },
    options?: DimWeightOptions,
  ) => DimWeightResult;
  /**
   * Like `calculateDimWeight`, but takes any input, and returns the error instead of throwing it.
   */
  readonly safeCalculateDimWeight: (
    request: unknown,
    options?: DimWeightOptions,
  ) => SafeResult<DimWeightResult>;
}

/**
 * Creates a calculator for the given carriers, so that a bundle contains only their rules. Any
 * other carrier is refused with `unsupported_carrier`.
 *
 * @example
 * const { calculateDimWeight } = createDimWeightCalculator([dhl]);
 * calculateDimWeight({ lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" }).billableWeightKg; // => 5
 *
 * @throws {DimWeightError} if the argument is not a list of at least one carrier.
 */
export function createDimWeightCalculator<const Name extends CarrierName>(
  carriers: readonly CarrierTable<Name>[],
): DimWeightCalculator<Name> {
  requireCarrierTables(carriers);
  const register = loadCarriers([...carriers]);
  const safeCalculateDimWeight = (request: unknown, options: DimWeightOptions = {}) =>
    calculate(register, request, options);
  return {
    calculateDimWeight: (request, options) => unwrap(safeCalculateDimWeight(request, options)),
    safeCalculateDimWeight,
  };
}

function requireCarrierTables(carriers: unknown): void {
  if (Array.isArray(carriers) && carriers.length > 0 && carriers.every(isTable)) return;
  const allowed = "a list of carriers, imported from @almanac/dimweight/carriers/<id>";
  throw new DimWeightError([invalidType([], allowed, carriers, "carriers")]);
}

function isTable(value: Partial<CarrierTable> | null | undefined): boolean {
  return Array.isArray(value?.rules);
}
