import { createRequire } from "node:module";
import { DataFileError, loadData } from "@almanac/vin-data/node";
import { VinError } from "../errors.ts";
import { createDecoder, type Decoder, type DimensionTable } from "../index.ts";
import { dataError } from "../internal/vpic/data-error.ts";

// purity: the tables are read once per process, when they are first needed.
let opened: Decoder | VinError | undefined;

/**
 * The decoder over the tables of the package. The first call opens it, which takes about 50 ms. Tables that cannot be used
 * are not read again: after a repair, restart the process.
 *
 * @throws {VinError} `missing_data` or `damaged_data`.
 */
export function openDecoder(): Decoder {
  opened ??= tryToOpen();
  if (opened instanceof VinError) throw opened;
  return opened;
}

function tryToOpen(): Decoder | VinError {
  try {
    return createDecoder(readTables(), { dimensions: dimensionTable });
  } catch (error) {
    if (error instanceof VinError) return error;
    throw error;
  }
}

function readTables(): Uint8Array {
  try {
    return loadData();
  } catch (error) {
    throw error instanceof DataFileError ? asVinError(error) : error;
  }
}

const codes = { missing: "missing_data", damaged: "damaged_data" } as const;

function asVinError(error: { readonly kind: keyof typeof codes; readonly message: string }) {
  return dataError(codes[error.kind], `${error.message} Install the package again.`, error);
}

const require = createRequire(import.meta.url);
// purity: the package of sizes is looked up once per process; null until then.
let table: DimensionTable | VinError | undefined | null = null;

/**
 * The table of the optional package of overall sizes; undefined if the package is not installed.
 *
 * @throws {VinError} if the package is installed but its file cannot be used.
 */
export function dimensionTable(): DimensionTable | undefined {
  if (table === null) table = loadTable();
  if (table instanceof VinError) throw table;
  return table;
}

interface DimensionsPackage {
  readonly loadDimensions: () => DimensionTable;
  readonly DimensionFileError: new (
    ...parameters: never
  ) => Error & {
    readonly kind: keyof typeof codes;
  };
}

function loadTable(): DimensionTable | VinError | undefined {
  const found = requireDimensions();
  try {
    return found?.loadDimensions();
  } catch (error) {
    if (found && error instanceof found.DimensionFileError) return asVinError(error);
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
