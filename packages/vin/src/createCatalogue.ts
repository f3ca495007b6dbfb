import type { Catalogue } from "./internal/catalogue/catalogue.ts";
import { readCatalogue } from "./internal/catalogue/read-catalogue.ts";
import { requireBytes } from "./internal/vin/read-data.ts";

/**
 * Opens the unpacked catalogue file of `@almanac/vin-data`: the numbers and names of makes, models,
 * manufacturers, codes and variables. No decoder needs it.
 *
 * `file` is its path, if it is not the file of the package: errors name it.
 *
 * @example
 * createCatalogue(loadCatalogue()).findMake(474)?.name; // => "Honda"
 *
 * @throws {VinError} `damaged_data` if the bytes are not that file, or a checksum does not match.
 */
export function createCatalogue(data: Uint8Array, file?: string): Catalogue {
  requireBytes(data);
  return readCatalogue(data, file);
}
