import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { DimensionFileError } from "../errors.ts";
import { openTable } from "../internal/open-table.ts";
import type { DimensionTable } from "../types.ts";

export { DimensionFileError };

const file = new URL("../../data/dimensions.bin", import.meta.url);

/**
 * Reads the table of this package, synchronously.
 *
 * @example
 * loadDimensions().find({ make: "Tesla", model: "Model 3", year: 2020 });
 * // => { lengthMm: 4690, widthMm: 1850, heightMm: 1440 }
 *
 * @throws {DimensionFileError} if the file of the package is missing or damaged.
 */
export function loadDimensions(): DimensionTable {
  return openTable(read(), crc32);
}

function read(): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no code";
    throw new DimensionFileError("missing", `cannot be read (${code})`, { cause });
  }
}
