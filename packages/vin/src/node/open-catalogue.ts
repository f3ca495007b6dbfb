import { type Catalogue, createCatalogue } from "../index.ts";
import { readCatalogueFile } from "./data-files.ts";

// purity: the catalogue is read once per process, when it is first needed.
let opened: Catalogue | undefined;

/**
 * The catalogue: the numbers and names of makes, models, manufacturers, codes and variables. The first call opens it,
 * which takes about 15 ms.
 *
 * @example
 * openCatalogue().findMake(474)?.name; // => "Honda"
 *
 * @throws {VinError} `missing_data` or `damaged_data` if the catalogue file cannot be used.
 */
export function openCatalogue(): Catalogue {
  if (opened === undefined) {
    const { bytes, file } = readCatalogueFile();
    opened = createCatalogue(bytes, file);
  }
  return opened;
}

/** Closes the catalogue, so that the next call opens the file again. */
export function closeCatalogue(): void {
  opened = undefined;
}
