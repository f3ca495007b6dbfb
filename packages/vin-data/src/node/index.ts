export { loadCatalogue } from "./loadCatalogue.ts";
export { loadData } from "./loadData.ts";
export { DataFileError } from "./read-data-file.ts";
