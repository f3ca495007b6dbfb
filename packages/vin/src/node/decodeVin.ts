import { unwrap } from "@almanac/kernel/errors/result";
import type { DataVersion } from "@almanac/kernel/sources/data-version";
import type { SafeResult } from "../errors.ts";
import {
  type Clock,
  createDecoder,
  type Decoder,
  type DecoderOptions,
  type DecodeVinOptions,
  type Vehicle,
  type VehicleCoverage,
  type VinSuggestion,
} from "../index.ts";
import {
  chooseDataFiles,
  closeCatalogue,
  dimensionTable,
  dimensionVersions,
  efficiencyTable,
  openCatalogue,
  readVpicFile,
  resultOf,
} from "./data-files.ts";

/**
 * Decodes a VIN: make, model, year, body, engine and more. It uses NHTSA's tables for North America
 * and makers' own schemes elsewhere. Nothing is guessed: an unknown field is absent, and `warnings`
 * lists it. A VIN does not contain options, colours, mileage or owners. The parts of an answer are
 * frozen, because VINs of one type share them.
 *
 * @example
 * decodeVin("1HGCM82633A004352").model; // => "Accord"
 *
 * @throws {VinError} if the text is not a VIN, an option is wrong, no table knows the maker, or the
 * data files cannot be used.
 * @see docs/vin.md
 */
export function decodeVin(vin: string, options?: DecodeVinOptions): Vehicle {
  return openDecoder().decodeVin(vin, options);
}

/**
 * Like {@link decodeVin}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeDecodeVin("nonsense").success; // => false
 */
export function safeDecodeVin(vin: unknown, options?: DecodeVinOptions): SafeResult<Vehicle> {
  const opened = safeOpenDecoder();
  return opened.success ? opened.data.safeDecodeVin(vin, options) : opened;
}

/**
 * Decodes one VIN after another, lazily, each with its own result.
 *
 * @example
 * [...decodeVins(["1HGCM82633A004352", "nonsense"])].map(({ success }) => success); // => [true, false]
 */
export function* decodeVins(
  vins: Iterable<unknown>,
  options?: DecodeVinOptions,
): Generator<SafeResult<Vehicle>, void, undefined> {
  for (const vin of vins) yield safeDecodeVin(vin, options);
}

/**
 * VINs that were probably meant: they differ by one mistake, and their check digit and patterns
 * fit. At most ten, best first; an empty list if the input is not a VIN.
 *
 * @example
 * suggestVins("1HGCM82633AO04352")[0]?.vin; // => "1HGCM82633A004352"
 *
 * @throws {VinError} if the clock gives no time, or the data files cannot be used.
 */
export function suggestVins(vin: unknown, options?: Clock): VinSuggestion[] {
  return openDecoder().suggestVins(vin, options);
}

/**
 * What the tables cover: NHTSA's snapshot, and each maker module with its codes and sources.
 *
 * @example
 * coverage().vpic.newestRow; // => "2026-10-13"
 */
export function coverage(): VehicleCoverage {
  return openDecoder().coverage();
}

/**
 * The version of NHTSA's snapshot. {@link dataVersions} lists every table.
 *
 * @example
 * dataVersion(); // => "vpic-2026-10-13"
 */
export function dataVersion(): string {
  return openDecoder().dataVersion;
}

/**
 * How old each table is: NHTSA's snapshot, the world's codes, each maker's scheme, EPA's
 * consumption, and the overall sizes if their package is installed.
 *
 * @example
 * dataVersions()[0]?.sourceDate; // => "2026-10-13"
 *
 * @throws {VinError} if the data files cannot be used.
 */
export function dataVersions(): DataVersion[] {
  const { date } = efficiencyTable();
  const epa = { table: "epa", version: date, sourceDate: date };
  return [...openDecoder().dataVersions(), epa, ...dimensionVersions()];
}

/**
 * Opens the data files and compares their checksums. Without this call, the first VIN does that. A
 * service calls it before it reports that it is ready.
 *
 * @example
 * checkData(); // => undefined
 *
 * @throws {VinError} `missing_data` or `damaged_data`. The message names the file and the remedy.
 */
export function checkData(): void {
  openDecoder();
  openCatalogue();
  dimensionTable();
  efficiencyTable();
}

// purity: the tables are read once per process, when they are first needed.
let opened: SafeResult<Decoder> | undefined;
let chosenOptions: DataFileOptions = {};

/** Options of the decoder over the data files. */
export type DataFileOptions = Pick<DecoderOptions, "cachedTypes">;

/**
 * The decoder over the tables of the package, or the error with `missing_data` or `damaged_data`.
 * The first call opens it, which takes about 10 ms. Tables that cannot be used are not read again:
 * after a repair, restart the process.
 */
export function safeOpenDecoder(): SafeResult<Decoder> {
  opened ??= resultOf(() => {
    const { content, file } = readVpicFile();
    const name = file === undefined ? {} : { file };
    return createDecoder(content, {
      ...chosenOptions,
      ...name,
      catalogue: openCatalogue,
      dimensions: dimensionTable,
      efficiency: efficiencyTable,
    });
  });
  return opened;
}

/**
 * Makes the functions of this entry point read other data than those of the package: a file
 * that `almanac vin update` wrote, or the folder that contains it and the catalogue.
 * `undefined` selects the files of the package again. The data are read when they are next
 * needed, so call `checkData()` to see whether they can be used. `cachedTypes` sets how many
 * answers the decoder stores.
 *
 * @example
 * useDataFiles(undefined); // => undefined
 */
export function useDataFiles(path: string | undefined, options: DataFileOptions = {}): void {
  chooseDataFiles(path);
  chosenOptions = options;
  opened = undefined;
  closeCatalogue();
}

/**
 * Like {@link safeOpenDecoder}, but throws the error.
 *
 * @throws {VinError} `missing_data` or `damaged_data`.
 */
export function openDecoder(): Decoder {
  return unwrap(safeOpenDecoder());
}
