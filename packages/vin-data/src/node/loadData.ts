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
 * @throws when the file that belongs to the package is missing or damaged.
 */
export function loadData(): Uint8Array {
  // One output chunk of the known size halves the time of the default, which grows by 16 KiB at a time.
  return gunzipSync(readFileSync(file), { chunkSize: manifest.bytes + 64 });
}
