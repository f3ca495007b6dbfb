import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadCatalogue, loadData } from "@almanac/vin-data/node";
import { readPackaged } from "./read-packaged.ts";

/** The content of a data file, and its path if it is not the file of the package. */
export interface DataFile {
  readonly bytes: Uint8Array;
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
 * The files at a path. A folder has both under their usual names. The catalogue of a single file is in the same folder.
 */
function filesAt(path: string): ChosenFiles {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const folder = isFolder ? path : dirname(path);
  const vpic = isFolder ? join(path, "vpic.bin.gz") : path;
  return { vpic, catalogue: join(folder, "catalogue.bin.gz") };
}

/** The file that decodes VINs. */
export function readVpicFile(): DataFile {
  return read(chosen?.vpic, loadData);
}

/** The catalogue file. */
export function readCatalogueFile(): DataFile {
  return read(chosen?.catalogue, loadCatalogue);
}

function read(path: string | undefined, load: (path?: string) => Uint8Array): DataFile {
  if (path === undefined) return { bytes: readPackaged(load) };
  return { bytes: readPackaged(() => load(path), path), file: path };
}
