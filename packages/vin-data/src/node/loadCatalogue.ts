import { manifest } from "../manifest.ts";
import { ofPackage, readDataFile } from "./read-data-file.ts";

const file = new URL("../../data/catalogue.bin.gz", import.meta.url);

/**
 * Reads the catalogue file and unpacks it, synchronously: 0.7 MB from disk, 1.8 MB in memory. `createCatalogue` of
 * `@almanac/vin` reads it.
 *
 * @example
 * loadCatalogue().length === manifest.catalogue.bytes; // => true
 *
 * @throws {DataFileError} if the catalogue file of the package is missing or damaged.
 */
export function loadCatalogue(): Uint8Array {
  return readDataFile(file, ofPackage("catalogue.bin.gz"), manifest.catalogue.bytes);
}
