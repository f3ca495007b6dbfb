import { createRequire } from "node:module";
import { loadData } from "@almanac/vin-data/node";
import type { SafeResult } from "../errors.ts";
import {
  type Clock,
  createDecoder,
  type Decoder,
  type DecodeVinOptions,
  type DimensionTable,
  type Vehicle,
  type VehicleCoverage,
  type VinSuggestion,
} from "../index.ts";

let decoder: Decoder | undefined;

/** Opened when the first VIN comes, in some 50 ms. */
function open(): Decoder {
  decoder ??= createDecoder(loadData(), { dimensions: dimensionTable });
  return decoder;
}

const require = createRequire(import.meta.url);
let table: DimensionTable | undefined | null = null;

/** The optional package of overall sizes, where it is installed beside this one. */
function dimensionTable(): DimensionTable | undefined {
  if (table === null) {
    try {
      const { loadDimensions } = require("@almanac/vin-dimensions/node") as {
        loadDimensions: () => DimensionTable;
      };
      table = loadDimensions();
    } catch (error) {
      if (!isMissing(error)) throw error;
      table = undefined;
    }
  }
  return table;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND";
}

/**
 * Decodes a VIN: make, model, year, body, engine and more, from NHTSA's tables for North America and from makers' own
 * schemes elsewhere. A field that is unknown is absent and named in `warnings`; nothing is guessed. It does not know
 * options, colours, mileage or owners. The parts of an answer are frozen: VINs of one type share them.
 *
 * @example
 * decodeVin("1HGCM82633A004352").model; // => "Accord"
 *
 * @throws {VinError} when the text is no VIN, or no table knows the maker.
 * @see docs/vin.md
 */
export function decodeVin(vin: unknown, options?: DecodeVinOptions): Vehicle {
  return open().decodeVin(vin, options);
}

/**
 * As {@link decodeVin}, but returns the error.
 *
 * @example
 * safeDecodeVin("nonsense").success; // => false
 */
export function safeDecodeVin(vin: unknown, options?: DecodeVinOptions): SafeResult<Vehicle> {
  return open().safeDecodeVin(vin, options);
}

/**
 * Decodes one VIN after another, lazily, each with its own result.
 *
 * @example
 * [...decodeVins(["1HGCM82633A004352", "nonsense"])].map(({ success }) => success); // => [true, false]
 */
export function decodeVins(
  vins: Iterable<unknown>,
  options?: DecodeVinOptions,
): Generator<SafeResult<Vehicle>, void, undefined> {
  return open().decodeVins(vins, options);
}

/**
 * VINs that were probably meant: one mistake away, with a check digit and patterns that fit. At most ten, best first.
 *
 * @example
 * suggestVins("1HGCM82633AO04352")[0]?.vin; // => "1HGCM82633A004352"
 */
export function suggestVins(vin: unknown, options?: Clock): VinSuggestion[] {
  return open().suggestVins(vin, options);
}

/**
 * What the tables cover: NHTSA's snapshot, and each maker module with its codes and sources.
 *
 * @example
 * coverage().vpic.newestRow; // => "2026-02-17"
 */
export function coverage(): VehicleCoverage {
  return open().coverage();
}

/**
 * The version of the tables: changes whenever an answer can.
 *
 * @example
 * dataVersion(); // => "vpic-2026-02-17"
 */
export function dataVersion(): string {
  return open().dataVersion;
}
