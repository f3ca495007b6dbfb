import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { manifest } from "../manifest.ts";

const file = new URL("../../data/vpic.bin.gz", import.meta.url);

/**
 * Reads the data file and unpacks it, synchronously: 2.1 MB from disk, 5.7 MB in memory.
 *
 * @example
 * loadData().length === manifest.bytes; // => true
 *
 * @throws {DataFileError} if the data file of the package is missing or damaged.
 */
export function loadData(): Uint8Array {
  return unpack(read());
}

/** Thrown if the data file cannot be used. `cause` is the error of the platform. */
export class DataFileError extends Error {
  override readonly name = "DataFileError";
  /** `missing`: the file cannot be read. `damaged`: its content cannot be unpacked. */
  readonly kind: "missing" | "damaged";

  constructor(kind: DataFileError["kind"], how: string, cause: unknown) {
    super(`vpic.bin.gz of @almanac/vin-data ${how} (${codeOf(cause)}).`, { cause });
    this.kind = kind;
  }
}

function read(): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new DataFileError("missing", "cannot be read", cause);
  }
}

function unpack(packed: Uint8Array): Uint8Array {
  try {
    // One output chunk of the known size takes half the time of the default, which grows by 16 KiB at a time. The limit
    // stops a damaged file from filling the memory.
    const bytes = manifest.bytes + 64;
    const unpacked = gunzipSync(packed, { chunkSize: bytes, maxOutputLength: 4 * bytes });
    // Return a plain Uint8Array, because `slice` of a Buffer does not copy.
    return new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length);
  } catch (cause) {
    throw new DataFileError("damaged", "is damaged: it cannot be unpacked", cause);
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "no code";
}
