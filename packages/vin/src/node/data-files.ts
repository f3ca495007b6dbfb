import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { DataFileError, loadCatalogue, openData, openEpa } from "@almanac/vin-data/node";
import { type SafeResult, VinError } from "../errors.ts";
import { type Catalogue, createCatalogue, type DimensionTable, type PartedData } from "../index.ts";
import type { EfficiencyTable } from "../internal/answer/efficiency-table.ts";
import { dataError, remedyFor } from "../internal/vpic/data-error.ts";
import { openEfficiency } from "../openEfficiency.ts";

/**
 * Reads a file of a data package, or another file at a path. If it cannot be used, throws a
 * {@link VinError} that says what to do.
 */
function readPackaged<Content>(load: () => Content, path?: string): Content {
  try {
    return load();
  } catch (error) {
    throw error instanceof DataFileError ? asVinError(error, path) : error;
  }
}

/** The kinds of fault of a data file, and the codes with which this library reports them. */
type FileFault = keyof typeof codes;
const codes = { missing: "missing_data", damaged: "damaged_data" } as const;

/** Converts the error of a data package to this library's. */
function asVinError(
  error: { readonly kind: FileFault; readonly message: string },
  path?: string,
): VinError {
  return dataError(codes[error.kind], `${error.message} ${remedyFor(path)}`, error);
}

/** The content of a data file, and its path if it is not the file of the package. */
interface DataFile<Content> {
  readonly content: Content;
  readonly file?: string;
}

interface ChosenFiles {
  readonly vpic: string;
  readonly catalogue: string;
}

// purity: the data files are chosen once per process, before they are read.
let chosen: ChosenFiles | undefined;

/** Chooses the data files to read. With undefined, they are those of the package. */
export function chooseDataFiles(path: string | undefined): void {
  chosen = path === undefined ? undefined : filesAt(path);
}

/**
 * The files at a path. A folder has both under their usual names. The catalogue of a single file is
 * in the same folder.
 */
function filesAt(path: string): ChosenFiles {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const folder = isFolder ? path : dirname(path);
  const vpic = isFolder ? join(path, "vpic.bin.gz") : path;
  return { vpic, catalogue: join(folder, "catalogue.bin.gz") };
}

/** The file that decodes VINs. */
export function readVpicFile(): DataFile<Uint8Array | PartedData> {
  return read(chosen?.vpic, openData);
}

/** The catalogue file. */
function readCatalogueFile(): DataFile<Uint8Array> {
  return read(chosen?.catalogue, loadCatalogue);
}

function read<Content>(
  path: string | undefined,
  load: (path?: string) => Content,
): DataFile<Content> {
  if (path === undefined) return { content: readPackaged(load) };
  return { content: readPackaged(() => load(path), path), file: path };
}

// purity: the catalogue is read once per process, when it is first needed.
let opened: Catalogue | undefined;

/**
 * The catalogue: the numbers and names of makes, models, manufacturers, codes and variables. The
 * first call opens it, which takes about 15 ms.
 *
 * @example
 * openCatalogue().findMake(474)?.name; // => "Honda"
 *
 * @throws {VinError} `missing_data` or `damaged_data` if the catalogue file cannot be used.
 */
export function openCatalogue(): Catalogue {
  if (opened === undefined) {
    const { content, file } = readCatalogueFile();
    opened = createCatalogue(content, file);
  }
  return opened;
}

/** Closes the catalogue, so that the next call opens the file again. */
export function closeCatalogue(): void {
  opened = undefined;
}

/**
 * A result, because every decode checks whether the tables are open, and `success` is faster to
 * check than `instanceof`.
 */
export function resultOf<Answer>(open: () => Answer): SafeResult<Answer> {
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

// purity: EPA's file is read once per process, when it is first needed.
let openedEfficiency: EfficiencyTable | undefined;

/**
 * The table of consumption of `@almanac/vin-data`.
 *
 * @throws {VinError} if its file cannot be used.
 */
export function efficiencyTable(): EfficiencyTable {
  if (openedEfficiency === undefined) {
    openedEfficiency = openEfficiency(readPackaged(openEpa));
  }
  return openedEfficiency;
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
