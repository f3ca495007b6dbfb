import { createRequire } from "node:module";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { type SafeResult, VinError } from "../errors.ts";
import { createDecoder, type Decoder, type DecoderOptions, type DimensionTable } from "../index.ts";
import { chooseDataFiles, readVpicFile } from "./data-files.ts";
import { closeCatalogue, openCatalogue } from "./open-catalogue.ts";
import { asVinError, type FileFault } from "./read-packaged.ts";

// purity: the tables are read once per process, when they are first needed.
let opened: SafeResult<Decoder> | undefined;
let chosenOptions: DataFileOptions = {};

/** Options of the decoder over the data files. */
export type DataFileOptions = Pick<DecoderOptions, "cachedTypes">;

/**
 * The decoder over the tables of the package, or the error with `missing_data` or `damaged_data`. The first call opens
 * it, which takes about 50 ms. Tables that cannot be used are not read again: after a repair, restart the process.
 */
export function safeOpenDecoder(): SafeResult<Decoder> {
  opened ??= resultOf(() => {
    const { bytes, file } = readVpicFile();
    const name = file === undefined ? {} : { file };
    return createDecoder(bytes, {
      ...chosenOptions,
      ...name,
      catalogue: openCatalogue,
      dimensions: dimensionTable,
    });
  });
  return opened;
}

/**
 * Makes the functions of this entry point read other data than those of the package: a file that `almanac vin update`
 * wrote, or the folder that contains it and the catalogue. `undefined` selects the files of the package again. The data
 * are read when they are next needed, so call `checkData()` to see whether they can be used. `cachedTypes` sets how
 * many answers the decoder stores.
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

/**
 * A result, because every decode checks whether the tables are open, and `success` is faster to check than
 * `instanceof`.
 */
function resultOf<Answer>(open: () => Answer): SafeResult<Answer> {
  try {
    return success(open());
  } catch (error) {
    if (error instanceof VinError) return failure(error);
    throw error;
  }
}

const require = createRequire(import.meta.url);
// purity: the package of sizes is looked up once per process.
let table: SafeResult<DimensionTable | undefined> | undefined;

/**
 * The table of the optional package of overall sizes; undefined if the package is not installed.
 *
 * @throws {VinError} if the package is installed but its file cannot be used.
 */
export function dimensionTable(): DimensionTable | undefined {
  table ??= resultOf(loadTable);
  return unwrap(table);
}

interface DimensionsPackage {
  readonly loadDimensions: () => DimensionTable;
  readonly DimensionFileError: new (
    ...parameters: never
  ) => Error & {
    readonly kind: FileFault;
  };
}

function loadTable(): DimensionTable | undefined {
  const found = requireDimensions();
  try {
    return found?.loadDimensions();
  } catch (error) {
    if (found && error instanceof found.DimensionFileError) throw asVinError(error);
    throw error;
  }
}

function requireDimensions(): DimensionsPackage | undefined {
  try {
    // The package has no other entry of this name, and its own tests hold these types.
    return require("@almanac/vin-dimensions/node") as DimensionsPackage;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return;
    throw error;
  }
}

/** The version of the optional package of overall sizes; an empty list if it is not installed. */
export function dimensionVersions(): DataVersion[] {
  if (requireDimensions() === undefined) return [];
  // The manifest is a constant of the package.
  const { manifest } = require("@almanac/vin-dimensions") as {
    readonly manifest: { readonly readOn: string };
  };
  return [{ table: "dimensions", version: manifest.readOn, sourceDate: manifest.readOn }];
}
