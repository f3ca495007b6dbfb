import { failure, unwrap } from "@almanac/kernel/errors/result";
import type { Decoder } from "./createDecoder.ts";
import { type SafeResult, VinError } from "./errors.ts";
import { tablesOf } from "./internal/answer/tables.ts";
import type { Catalogue } from "./internal/catalogue/catalogue.ts";
import { generateVins } from "./internal/generate/generate-vins.ts";
import { listMakes } from "./internal/lookup/list-makes.ts";
import { listModels } from "./internal/lookup/list-models.ts";
import { lookUpWmi } from "./internal/lookup/look-up-wmi.ts";
import { matchVin } from "./internal/match/match-vin.ts";
import type { Clock } from "./internal/vin/read-vin.ts";
import { dataError } from "./internal/vpic/data-error.ts";
import type {
  InventedVins,
  Makes,
  MakesRequest,
  Models,
  ModelsRequest,
  VinGenerationRequest,
  VinMatch,
  Wmi,
} from "./types.ts";

/** What a toolbox uses besides the tables of the decoder. */
export interface ToolboxOptions {
  /**
   * Returns the catalogue, such as `() => createCatalogue(bytes)`. It is called when it is first
   * needed. Without it, makes and models cannot be listed, and codes have no numbers and days.
   */
  readonly catalogue?: () => Catalogue;
}

/** Operations on codes, makes, models and partial VINs, over the tables of a decoder. */
export interface Toolbox {
  /**
   * Looks up the code of a maker: three characters, or six for a maker of few vehicles. Throws a
   * {@link VinError}.
   */
  lookUpWmi(wmi: string): Wmi;
  /** Like `lookUpWmi`, but takes any input, and returns the error instead of throwing it. */
  safeLookUpWmi(wmi: unknown): SafeResult<Wmi>;
  /** Lists makes by name. Throws a {@link VinError}. */
  listMakes(request?: MakesRequest): Makes;
  /** Like `listMakes`, but takes any input, and returns the error instead of throwing it. */
  safeListMakes(request?: unknown): SafeResult<Makes>;
  /** Lists the models of a make by name. Throws a {@link VinError}. */
  listModels(request: ModelsRequest): Models;
  /** Like `listModels`, but takes any input, and returns the error instead of throwing it. */
  safeListModels(request: unknown): SafeResult<Models>;
  /**
   * Finds the vehicles that a partial VIN can be: `*` is an unknown character. Throws a
   * {@link VinError}.
   */
  matchVin(pattern: string, options?: Clock): VinMatch;
  /** Like `matchVin`, but takes any input, and returns the error instead of throwing it. */
  safeMatchVin(pattern: unknown, options?: Clock): SafeResult<VinMatch>;
  /** Invents VINs for tests that decode without a fault. Throws a {@link VinError}. */
  generateVins(request?: VinGenerationRequest): InventedVins;
  /** Like `generateVins`, but takes any input, and returns the error instead of throwing it. */
  safeGenerateVins(request?: unknown): SafeResult<InventedVins>;
}

/**
 * Creates the toolbox of a decoder: it shares the decoder's tables, and a bundle without it
 * is smaller.
 *
 * @example
 * createToolbox(createDecoder(loadData())).lookUpWmi("1HG").makes; // => ["Honda"]
 *
 * @throws {VinError} `missing_data` if `createDecoder` did not create the decoder.
 */
export function createToolbox(decoder: Decoder, { catalogue }: ToolboxOptions = {}): Toolbox {
  const tables = tablesOf(decoder);
  if (tables === undefined) {
    throw dataError(
      "missing_data",
      "The decoder has no tables. Pass one that createDecoder created.",
    );
  }
  const safe = {
    safeLookUpWmi: (wmi: unknown) => guard(() => lookUpWmi(tables, catalogue?.(), wmi)),
    safeListMakes: (request: unknown = {}) =>
      guard(() => listMakes(tables.makers, open(catalogue), request)),
    safeListModels: (request: unknown) =>
      guard(() => listModels(tables.makers, open(catalogue), request)),
    safeMatchVin: (pattern: unknown, options?: Clock) =>
      guard(() => matchVin(tables, pattern, options)),
    safeGenerateVins: (request: unknown = {}) => guard(() => generateVins(tables, request)),
  };
  return {
    ...safe,
    lookUpWmi: (wmi) => unwrap(safe.safeLookUpWmi(wmi)),
    listMakes: (request) => unwrap(safe.safeListMakes(request)),
    listModels: (request) => unwrap(safe.safeListModels(request)),
    matchVin: (pattern, options) => unwrap(safe.safeMatchVin(pattern, options)),
    generateVins: (request) => unwrap(safe.safeGenerateVins(request)),
  };
}

function open(catalogue: ToolboxOptions["catalogue"]): Catalogue {
  if (catalogue !== undefined) return catalogue();
  throw dataError(
    "missing_data",
    "The toolbox has no catalogue. Pass `catalogue` to createToolbox.",
  );
}

/**
 * Returns the error of a damaged table. A table is opened when it is first needed, so an operation
 * can meet one.
 */
function guard<Answer>(run: () => SafeResult<Answer>): SafeResult<Answer> {
  try {
    return run();
  } catch (error) {
    const isKnown = error instanceof VinError;
    return failure(
      isKnown ? error : dataError("damaged_data", "The tables cannot be read.", error),
    );
  }
}
