export { DataFileError, loadCatalogue, loadData, loadEpa, openData } from "./loadData.ts";
export type { DataParts } from "./pack-parts.ts";
