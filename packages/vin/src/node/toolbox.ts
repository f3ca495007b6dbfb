import { unwrap } from "@almanac/kernel/result";
import { createToolbox, type Toolbox } from "../createToolbox.ts";
import type { SafeResult } from "../errors.ts";
import type { InventedVins, VinGenerationRequest } from "../index.ts";
import { safeOpenDecoder } from "./open-decoder.ts";

// purity: shares the tables that are read once per process.
let opened: Toolbox | undefined;

/** Runs an operation over the tables of the package, or returns the error of a table that cannot be used. */
function run<Answer>(operation: (toolbox: Toolbox) => SafeResult<Answer>): SafeResult<Answer> {
  const decoder = safeOpenDecoder();
  if (!decoder.success) return decoder;
  opened ??= createToolbox(decoder.data);
  return operation(opened);
}

/**
 * Invents VINs for tests. Each is valid by every rule and decodes without a fault to the wanted make, model and year;
 * none is given twice, and the same seed gives the same VINs. They claim no vehicle: one may happen to have been built.
 *
 * @example
 * generateVins({ make: "Honda", model: "Accord", year: 2015, count: 3, seed: 7 }).vehicles.length; // => 3
 *
 * @throws {VinError} if a field is wrong, or no table has the vehicle.
 * @see docs/vin.md
 */
export function generateVins(request: VinGenerationRequest = {}): InventedVins {
  return unwrap(safeGenerateVins(request));
}

/**
 * Like {@link generateVins}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeGenerateVins({ make: "Hnda" }).error.code; // => "unsupported_make"
 */
export function safeGenerateVins(request: unknown = {}): SafeResult<InventedVins> {
  return run((toolbox) => toolbox.safeGenerateVins(request));
}
