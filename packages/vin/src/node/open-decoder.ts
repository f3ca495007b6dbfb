import { createRequire } from "node:module";
import { failure, success, unwrap } from "@almanac/kernel/result";
import { loadData } from "@almanac/vin-data/node";
import { type SafeResult, VinError } from "../errors.ts";
import { createDecoder, type Decoder, type DimensionTable } from "../index.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { asVinError, type FileFault, readPackaged } from "./read-packaged.ts";

// purity: the tables are read once per process, when they are first needed.
let opened: SafeResult<Decoder> | undefined;

/**
 * The decoder over the tables of the package, or the error with `missing_data` or `damaged_data`. The first call opens it,
 * which takes about 50 ms. Tables that cannot be used are not read again: after a repair, restart the process.
 */
export function safeOpenDecoder(): SafeResult<Decoder> {
  opened ??= resultOf(() =>
    createDecoder(readPackaged(loadData), {
      catalogue: openCatalogue,
      dimensions: dimensionTable,
    }),
  );
  return opened;
}

/**
 * Like {@link safeOpenDecoder}, but throws the error.
 *
 * @throws {VinError} `missing_data` or `damaged_data`.
 */
export function openDecoder(): Decoder {
  return unwrap(safeOpenDecoder());
}

/** A result, because every decode checks whether the tables are open, and `success` is faster to check than `instanceof`. */
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
    return require("@almanac/vin-dimensions/node") as DimensionsPackage;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return;
    throw error;
  }
}
