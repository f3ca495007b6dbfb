import { failure, unwrap } from "@almanac/kernel/errors/result";
import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { type SafeResult, VinError, type VinSuggestion } from "./errors.ts";
import { AnswerCache } from "./internal/answer/answer-cache.ts";
import { coverageOf, dataVersionsOf } from "./internal/answer/coverage.ts";
import { decode } from "./internal/answer/decode.ts";
import type { EfficiencyTable } from "./internal/answer/efficiency-table.ts";
import { findSuggestions } from "./internal/answer/find-suggestions.ts";
import { type DimensionTable, rememberTables, type Tables } from "./internal/answer/tables.ts";
import type { Catalogue } from "./internal/catalogue/catalogue.ts";
import { CodeTable } from "./internal/evidence/code-table.ts";
import type { DecodeRequest } from "./internal/evidence/evidence.ts";
import type { MakerModule } from "./internal/maker/maker-module.ts";
import { GivenElements } from "./internal/nhtsa/given-elements.ts";
import { PatternMatcher } from "./internal/plan/pattern-matcher.ts";
import { type PartedData, requireDecoderInput } from "./internal/vin/read-data.ts";
import { readOptions } from "./internal/vin/read-options.ts";
import { type Clock, latestYearOf, readVin } from "./internal/vin/read-vin.ts";
import { dataError } from "./internal/vpic/data-error.ts";
import { Vpic } from "./internal/vpic/vpic.ts";
import { MakerIndex } from "./makers/maker-index.ts";
import { allMakers } from "./makers/registry.ts";
import type { DecodeOptions, Vehicle, VehicleCoverage } from "./types.ts";

export type { PartedData };

/** Options of a decode: those of the HTTP request, and the clock. */
export interface DecodeVinOptions extends DecodeOptions, Clock {}

/** What a decoder uses besides NHTSA's tables. */
export interface DecoderOptions {
  /**
   * The largest number of types of VIN (positions 1-8, 10 and 11) whose answers are kept; 32,768
   * by default. A smaller number saves memory, and costs little time if the same types rarely
   * come again.
   */
  readonly cachedTypes?: number;
  /** The path of the data, if it is not the file of the package. Errors name this path. */
  readonly file?: string;
  /**
   * Returns a table of overall sizes, such as that of `@almanac/vin-dimensions`. Called when a size
   * is first needed.
   */
  readonly dimensions?: () => DimensionTable | undefined;
  /**
   * Returns a table of consumption: `openEfficiency` of `@almanac/vin/efficiency` opens that of EPA.
   * Called when a consumption is first needed.
   */
  readonly efficiency?: () => EfficiencyTable | undefined;
  /**
   * Returns the catalogue of the same data. It adds the numbers of make, model and manufacturer to
   * explanations, and is called when such a number is first needed.
   */
  readonly catalogue?: () => Catalogue | undefined;
}

/** All operations over one set of tables. */
export interface Decoder {
  /** The version of NHTSA's snapshot. {@link Decoder.dataVersions} lists every table. */
  readonly dataVersion: string;
  /**
   * Decodes a VIN, or throws a {@link VinError}. The parts of an answer are frozen, because VINs of
   * one type share them.
   */
  decodeVin(vin: string, options?: DecodeVinOptions): Vehicle;
  /** Like `decodeVin`, but takes any input, and returns the error instead of throwing it. */
  safeDecodeVin(vin: unknown, options?: DecodeVinOptions): SafeResult<Vehicle>;
  /** Decodes one VIN after another, each with its own result. */
  decodeVins(
    vins: Iterable<unknown>,
    options?: DecodeVinOptions,
  ): Generator<SafeResult<Vehicle>, void, undefined>;
  /**
   * VINs that were probably meant, best first; an empty list if the input is not a VIN. Throws a
   * {@link VinError} if the clock is wrong.
   */
  suggestVins(vin: unknown, options?: Clock): VinSuggestion[];
  /** What the tables cover. */
  coverage(): VehicleCoverage;
  /** How old each table is. */
  dataVersions(): DataVersion[];
}

/**
 * Creates a decoder from the unpacked data of `@almanac/vin-data`, or from data whose parts are
 * unpacked when they are needed. It is pure and runs wherever ECMAScript runs.
 *
 * @example
 * createDecoder(loadData()).decodeVin("1HGCM82633A004352").model; // => "Accord"
 *
 * @throws {VinError} `damaged_data` if the bytes are not that data, or a checksum does not match.
 * `invalid_type` or `invalid_value` if something other than bytes is given, or a setting is wrong.
 */
export function createDecoder(
  data: Uint8Array | PartedData,
  options: DecoderOptions = {},
): Decoder {
  requireDecoderInput(data, options);
  return decoderOf(openTables(data, new MakerIndex(allMakers(), true), options));
}

/**
 * Like {@link createDecoder}, but with the schemes of the given makers only, so that a bundle
 * contains no others. Import them from `@almanac/vin/makers`. With an empty list, NHTSA's tables
 * and the codes of makers remain. Less is known about a VIN whose scheme is left out, and nothing
 * is guessed instead; a VIN with a North American code is then read by the rules of North America.
 * If several makers share a code, the first in the list that reads the VIN wins.
 *
 * @example
 * createDecoderWithMakers(loadData(), []).decodeVin("1HGCM82633A004352").model; // => "Accord"
 *
 * @throws {VinError} `damaged_data` if the bytes are not that data, or a checksum does not match.
 * `invalid_type` or `invalid_value` if something other than bytes is given, or a setting is wrong.
 */
export function createDecoderWithMakers(
  data: Uint8Array | PartedData,
  makers: readonly (MakerModule | readonly MakerModule[])[],
  options: DecoderOptions = {},
): Decoder {
  requireDecoderInput(data, options);
  return decoderOf(openTables(data, new MakerIndex(makers.flat(), false), options));
}

function openTables(
  data: Uint8Array | PartedData,
  makers: MakerIndex,
  {
    file,
    cachedTypes,
    catalogue = () => undefined,
    dimensions = () => undefined,
    efficiency = () => undefined,
  }: DecoderOptions,
): Tables {
  const vpic = new Vpic(data, file);
  const patterns = new PatternMatcher(vpic);
  return {
    vpic,
    makers,
    codes: new CodeTable(vpic, makers),
    patterns,
    answers: new AnswerCache({ vpic, patterns }, cachedTypes),
    given: new GivenElements(vpic, catalogue),
    catalogue,
    dimensions,
    efficiency,
    dataVersion: `vpic-${vpic.date}`,
  };
}

function decoderOf(tables: Tables): Decoder {
  const suggest = (vin: unknown, options: unknown) => {
    const latestYear = latestYearOf(options, Date.now);
    return typeof latestYear === "number" ? findSuggestions(tables, vin, latestYear) : [];
  };
  const run = <Answer>(
    operation: (tables: Tables, request: DecodeRequest) => SafeResult<Answer>,
    vin: unknown,
    options: unknown,
  ): SafeResult<Answer> => {
    const read = readVin(vin);
    const settled = readOptions(options, Date.now);
    if ("issues" in read) {
      const issues = [...read.issues, ...(settled.issues ?? [])];
      return failure(new VinError(issues, { suggest: () => suggest(vin, options) }));
    }
    if (settled.issues !== undefined) return failure(new VinError(settled.issues));
    const { latestYear } = settled;
    const { year, strict = false, explain = false } = settled.options;
    try {
      return operation(tables, { vin: read.vin, year, strict, explain, latestYear });
    } catch (error) {
      // The table of sizes is opened only when a size is first needed, and its file may be damaged.
      const isKnown = error instanceof VinError;
      return failure(
        isKnown ? error : dataError("damaged_data", "The tables cannot be read.", error),
      );
    }
  };
  const safeDecodeVin: Decoder["safeDecodeVin"] = (vin, options) => run(decode, vin, options);
  const decoder: Decoder = {
    dataVersion: tables.dataVersion,
    safeDecodeVin,
    decodeVin: (vin, options) => unwrap(safeDecodeVin(vin, options)),
    *decodeVins(vins, options) {
      for (const vin of vins) yield safeDecodeVin(vin, options);
    },
    suggestVins(vin, options) {
      const latestYear = latestYearOf(options, Date.now);
      if (typeof latestYear !== "number") throw new VinError([latestYear]);
      return findSuggestions(tables, vin, latestYear);
    },
    coverage: () => coverageOf(tables),
    dataVersions: () => dataVersionsOf(tables),
  };
  rememberTables(decoder, tables);
  return decoder;
}
