import { manifest } from "../manifest.ts";
import { ofPackage, readDataFile } from "./read-data-file.ts";

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
  return readDataFile(file, ofPackage("vpic.bin.gz"), manifest.bytes);
}
