import { unwrap } from "@almanac/kernel/errors/result";
import { createToolbox, type Toolbox } from "../createToolbox.ts";
import type { SafeResult } from "../errors.ts";
import type {
  Clock,
  Decoder,
  InventedVins,
  Makes,
  MakesRequest,
  Models,
  ModelsRequest,
  VinGenerationRequest,
  VinMatch,
  Wmi,
} from "../index.ts";
import { openCatalogue } from "./data-files.ts";
import { safeOpenDecoder } from "./decodeVin.ts";

// purity: shares the tables that are read once per process.
let opened: { readonly decoder: Decoder; readonly toolbox: Toolbox } | undefined;

/**
 * Runs an operation over the tables of the package, or returns the error of a table that cannot
 * be used.
 */
function run<Answer>(operation: (toolbox: Toolbox) => SafeResult<Answer>): SafeResult<Answer> {
  const decoder = safeOpenDecoder();
  if (!decoder.success) return decoder;
  if (opened?.decoder !== decoder.data) {
    opened = {
      decoder: decoder.data,
      toolbox: createToolbox(decoder.data, { catalogue: openCatalogue }),
    };
  }
  return operation(opened.toolbox);
}

/**
 * Looks up the code of a maker (positions 1-3 of a VIN; also 12-14 if position 3 is 9): makes,
 * company, country, kind of vehicle, and the model years with declared patterns.
 *
 * @example
 * lookUpWmi("1HG").makes; // => ["Honda"]
 *
 * @throws {VinError} if the text is not a code, or no table has it.
 */
export function lookUpWmi(wmi: string): Wmi {
  return unwrap(safeLookUpWmi(wmi));
}

/**
 * Like {@link lookUpWmi}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeLookUpWmi("000").error.code; // => "unknown_wmi"
 */
export function safeLookUpWmi(wmi: unknown): SafeResult<Wmi> {
  return run((toolbox) => toolbox.safeLookUpWmi(wmi));
}

/**
 * Lists makes by name: those that NHTSA lists, and those of the makers' own schemes.
 *
 * @example
 * listMakes({ vehicleType: "car", contains: "hond" }).makes[0].name; // => "Honda"
 *
 * @throws {VinError} if a field is wrong, or the data files cannot be used.
 */
export function listMakes(request: MakesRequest = {}): Makes {
  return unwrap(safeListMakes(request));
}

/**
 * Like {@link listMakes}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeListMakes({ type: "car" }).error.code; // => "unknown_field"
 */
export function safeListMakes(request: unknown = {}): SafeResult<Makes> {
  return run((toolbox) => toolbox.safeListMakes(request));
}

/**
 * Lists the models of a make by name, with the model years that are known.
 *
 * @example
 * listModels({ make: "Honda", year: 2015 }).models[0].name; // => "Accord"
 *
 * @throws {VinError} if a field is wrong, no table has the make, or the data files cannot be used.
 */
export function listModels(request: ModelsRequest): Models {
  return unwrap(safeListModels(request));
}

/**
 * Like {@link listModels}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeListModels({ make: "Hnda" }).error.code; // => "unsupported_make"
 */
export function safeListModels(request: unknown): SafeResult<Models> {
  return run((toolbox) => toolbox.safeListModels(request));
}

/**
 * Finds the vehicles that a partial VIN can be. `*` is an unknown character; missing characters at
 * the end are unknown. The true model is among the candidates if its maker declared it, or its
 * scheme has it.
 *
 * @example
 * matchVin("5UXWX7C5*BA").candidates.map(({ model }) => model); // => ["X3"]
 *
 * @throws {VinError} if the text is not a partial VIN, no table knows its maker, or the clock gives
 * no time.
 */
export function matchVin(pattern: string, options?: Clock): VinMatch {
  return unwrap(safeMatchVin(pattern, options));
}

/**
 * Like {@link matchVin}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeMatchVin("*UXWX7C5").error.code; // => "invalid_character"
 */
export function safeMatchVin(pattern: unknown, options?: Clock): SafeResult<VinMatch> {
  return run((toolbox) => toolbox.safeMatchVin(pattern, options));
}

/**
 * Invents VINs for tests. Each is valid by every rule and decodes without a fault to the wanted
 * make, model and year; none is given twice, and the same seed gives the same VINs. They are not
 * taken from vehicles, but a vehicle with such a VIN may exist.
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
