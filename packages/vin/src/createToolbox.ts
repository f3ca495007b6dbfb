import { failure, unwrap } from "@almanac/kernel/result";
import type { Decoder } from "./createDecoder.ts";
import { type SafeResult, VinError } from "./errors.ts";
import type { Tables } from "./internal/answer/tables.ts";
import { tablesOf } from "./internal/answer/tables-of-decoder.ts";
import { generateVins } from "./internal/generate/generate-vins.ts";
import { dataError } from "./internal/vpic/data-error.ts";
import type { InventedVins, VinGenerationRequest } from "./types.ts";

/** Operations on codes, makes, models and partial VINs, over the tables of a decoder. */
export interface Toolbox {
  /** Invents VINs for tests that decode without a fault. Throws a {@link VinError}. */
  generateVins(request?: VinGenerationRequest): InventedVins;
  /** Like `generateVins`, but takes any input, and returns the error instead of throwing it. */
  safeGenerateVins(request?: unknown): SafeResult<InventedVins>;
}

/**
 * Creates the toolbox of a decoder: it shares the decoder's tables, and a bundle without it is smaller.
 *
 * @example
 * createToolbox(createDecoder(loadData())).generateVins({ make: "Honda" }).vehicles[0].make; // => "Honda"
 *
 * @throws {VinError} `missing_data` if `createDecoder` did not create the decoder.
 */
export function createToolbox(decoder: Decoder): Toolbox {
  const tables = tablesOf(decoder);
  if (tables === undefined) {
    throw dataError(
      "missing_data",
      "The decoder has no tables. Pass one that createDecoder created.",
    );
  }
  const safeGenerateVins = (request: unknown = {}) => guard(() => generateVins(tables, request));
  return {
    safeGenerateVins,
    generateVins: (request) => unwrap(safeGenerateVins(request)),
  };
}

/** A table that is opened when it is first needed can be damaged. */
function guard<Answer>(run: () => SafeResult<Answer>): SafeResult<Answer> {
  try {
    return run();
  } catch (error) {
    const isKnown = error instanceof VinError;
    return failure(isKnown ? error : dataError("damaged_data", "The tables fail.", error));
  }
}
