import { loadCatalogue } from "@almanac/vin-data/node";
import { type Catalogue, createCatalogue } from "../index.ts";
import { readPackaged } from "./read-packaged.ts";

// purity: the catalogue is read once per process, when it is first needed.
let opened: Catalogue | undefined;

/**
 * The catalogue of the package: the numbers and names of makes, models, manufacturers, codes and variables. The first call
 * opens it, which takes about 15 ms.
 *
 * @example
 * openCatalogue().findMake(474)?.name; // => "Honda"
 *
 * @throws {VinError} `missing_data` or `damaged_data` if the file of the package cannot be used.
 */
export function openCatalogue(): Catalogue {
  opened ??= createCatalogue(readPackaged(loadCatalogue));
  return opened;
}
