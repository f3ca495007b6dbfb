import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { manifest } from "../manifest.ts";
import { type DataParts, openParts } from "./pack-parts.ts";

const file = new URL("../../data/vpic.bin.gz", import.meta.url);

/**
 * Reads the data file and unpacks it, synchronously: 3.6 MB from disk, 9.1 MB in memory.
 *
 * @example
 * loadData().length === manifest.bytes; // => true
 *
 * With a path, reads a file that `compileDump` wrote there.
 *
 * @throws {DataFileError} if the data file is missing or damaged.
 */
export function loadData(path?: string): Uint8Array {
  if (path !== undefined) return readDataFile(path, path, manifest.bytes);
  return readDataFile(file, ofPackage("vpic.bin.gz"), manifest.bytes);
}

/**
 * Reads the data file like {@link loadData}, but unpacks each part of it only when it is needed,
 * which most parts are not. `createDecoder` of `@almanac/vin` takes the result. A file that was not
 * packed in parts is unpacked at once.
 *
 * @example
 * "need" in openData(); // => true
 *
 * @throws {DataFileError} if the data file is missing or damaged.
 */
export function openData(path?: string): DataParts | Uint8Array {
  if (path !== undefined) return openDataFile(path, path, manifest.bytes);
  return openDataFile(file, ofPackage("vpic.bin.gz"), manifest.bytes);
}

function openDataFile(path: string | URL, name: string, bytes: number): DataParts | Uint8Array {
  const packed = read(path, name);
  try {
    const parts = openParts(packed);
    if (parts !== undefined) return parts;
  } catch (cause) {
    throw new DataFileError("damaged", name, "is damaged: it cannot be unpacked", cause);
  }
  return unpack(packed, name, bytes);
}

const catalogueFile = new URL("../../data/catalogue.bin.gz", import.meta.url);

/**
 * Reads the catalogue file and unpacks it, synchronously: 0.7 MB from disk, 1.9 MB in memory.
 * `createCatalogue` of `@almanac/vin` reads it.
 *
 * @example
 * loadCatalogue().length === manifest.catalogue.bytes; // => true
 *
 * With a path, reads a file that `compileDump` wrote there.
 *
 * @throws {DataFileError} if the catalogue file is missing or damaged.
 */
export function loadCatalogue(path?: string): Uint8Array {
  if (path !== undefined) return readDataFile(path, path, manifest.catalogue.bytes);
  return readDataFile(catalogueFile, ofPackage("catalogue.bin.gz"), manifest.catalogue.bytes);
}

const epaFile = new URL("../../data/epa.bin.gz", import.meta.url);

/**
 * Reads the file of EPA's consumption and unpacks it, synchronously: 0.2 MB from disk, 0.8 MB in
 * memory. `openEfficiency` of `@almanac/vin/efficiency` reads it.
 *
 * @example
 * loadEpa().length === manifest.epa.bytes; // => true
 *
 * @throws {DataFileError} if the file is missing or damaged.
 */
export function loadEpa(): Uint8Array {
  return readDataFile(epaFile, ofPackage("epa.bin.gz"), manifest.epa.bytes);
}

/**
 * Reads the file of EPA's consumption like {@link loadEpa}, but unpacks each part of it only when
 * it is needed. `openEfficiency` takes the result.
 *
 * @example
 * "need" in openEpa(); // => true
 *
 * @throws {DataFileError} if the file is missing or damaged.
 */
export function openEpa(): DataParts | Uint8Array {
  return openDataFile(epaFile, ofPackage("epa.bin.gz"), manifest.epa.bytes);
}

/** Thrown if a data file cannot be used. `cause` is the error of the platform. */
export class DataFileError extends Error {
  override readonly name = "DataFileError";
  /** `missing`: the file cannot be read. `damaged`: its content cannot be unpacked. */
  readonly kind: "missing" | "damaged";

  constructor(kind: DataFileError["kind"], file: string, how: string, cause: unknown) {
    super(`${file} ${how} (${codeOf(cause)}).`, { cause });
    this.kind = kind;
  }
}

/** How errors name a file of this package. */
function ofPackage(name: string): string {
  return `${name} of @almanac/vin-data`;
}

/**
 * Reads a gzipped file and unpacks it. `bytes` is about its unpacked length: one output chunk of
 * that size takes half the time of the default, which grows by 16 KiB at a time. More than 64 MiB
 * is refused, so that a damaged file cannot fill the memory: NHTSA's whole dump gives about 15 MB.
 */
function readDataFile(path: string | URL, file: string, bytes: number): Uint8Array {
  return unpack(read(path, file), file, bytes);
}

function unpack(packed: Buffer, file: string, bytes: number): Uint8Array {
  try {
    const chunkSize = bytes + 64;
    const unpacked = gunzipSync(packed, { chunkSize, maxOutputLength: mostBytes });
    // Return a plain Uint8Array, because `slice` of a Buffer does not copy.
    return new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length);
  } catch (cause) {
    throw new DataFileError("damaged", file, "is damaged: it cannot be unpacked", cause);
  }
}

const mostBytes = 64 * 1024 * 1024;

function read(path: string | URL, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new DataFileError("missing", file, "cannot be read", cause);
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no code";
}
