import { failure, unwrap } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "./errors.ts";
import { AnswerCache } from "./internal/answer-cache.ts";
import { coverageOf } from "./internal/coverage.ts";
import { dataError } from "./internal/data-error.ts";
import { decode } from "./internal/decode.ts";
import { type Clock, latestYearOf } from "./internal/latest-year.ts";
import type { DimensionTable } from "./internal/maker-module.ts";
import { PlanCache } from "./internal/plan-cache.ts";
import { readOptions } from "./internal/read-options.ts";
import { readVin } from "./internal/read-vin.ts";
import { suggest, type VinSuggestion } from "./internal/suggest.ts";
import type { Tables } from "./internal/tables.ts";
import { Vpic } from "./internal/vpic.ts";
import type { DecodeOptions, Vehicle, VehicleCoverage } from "./types.ts";

/** Settings of a decode: what the wire knows, and the clock. */
export interface DecodeVinOptions extends DecodeOptions, Clock {}

/** What a decoder is made with besides NHTSA's tables. */
export interface DecoderSettings {
  /** A table of overall sizes, such as `@almanac/vin-dimensions` gives; called when a size is first needed. */
  readonly dimensions?: () => DimensionTable | undefined;
}

/** All operations over one set of tables. */
export interface Decoder {
  /** Changes whenever an answer can. */
  readonly dataVersion: string;
  /** Decodes a VIN, or throws a {@link VinError}. The parts of an answer are frozen: VINs of one type share them. */
  decodeVin(vin: string, options?: DecodeVinOptions): Vehicle;
  /** As `decodeVin`, for unknown input; returns the error. Never throws. */
  safeDecodeVin(vin: unknown, options?: DecodeVinOptions): SafeResult<Vehicle>;
  /** Decodes one VIN after another, each with its own result. */
  decodeVins(
    vins: Iterable<unknown>,
    options?: DecodeVinOptions,
  ): Generator<SafeResult<Vehicle>, void, undefined>;
  /** VINs that were probably meant, best first; none for what is no VIN. Throws a {@link VinError} for a wrong clock. */
  suggestVins(vin: unknown, options?: Clock): VinSuggestion[];
  /** What the tables cover. */
  coverage(): VehicleCoverage;
}

/**
 * Makes a decoder from the unpacked data of `@almanac/vin-data`. Pure: it runs wherever ECMAScript does.
 *
 * @example
 * createDecoder(loadData()).decodeVin("1HGCM82633A004352").model; // => "Accord"
 *
 * @throws {VinError} `damaged_data` when the bytes are not that data, or differ from what their checksums say.
 */
export function createDecoder(data: Uint8Array, settings: DecoderSettings = {}): Decoder {
  const vpic = new Vpic(data);
  const tables: Tables = {
    vpic,
    plans: new PlanCache(vpic),
    answers: new AnswerCache(),
    dimensions: settings.dimensions ?? (() => undefined),
    dataVersion: `vpic-${vpic.date}`,
  };
  const safeDecodeVin: Decoder["safeDecodeVin"] = (vin, options) => {
    const read = readVin(vin);
    const settled = readOptions(options, Date.now);
    if ("issues" in read || settled.issues !== undefined) {
      return failure(
        new VinError([...("issues" in read ? read.issues : []), ...(settled.issues ?? [])]),
      );
    }
    const { latestYear } = settled;
    const { year, strict = false, explain = false } = settled.options;
    try {
      return decode(tables, { vin: read.vin, year, strict, explain, latestYear });
    } catch (error) {
      // The table of sizes is opened when a size is first needed, and its file can be damaged.
      const isKnown = error instanceof VinError;
      return failure(isKnown ? error : dataError("damaged_data", "The tables fail.", error));
    }
  };
  return {
    dataVersion: tables.dataVersion,
    safeDecodeVin,
    decodeVin: (vin, options) => unwrap(safeDecodeVin(vin, options)),
    *decodeVins(vins, options) {
      for (const vin of vins) yield safeDecodeVin(vin, options);
    },
    suggestVins(vin, options) {
      const latestYear = latestYearOf(options, Date.now);
      if (typeof latestYear !== "number") throw new VinError([latestYear]);
      return suggest(tables, vin, latestYear);
    },
    coverage: () => coverageOf(tables),
  };
}
