export { DataFileError, loadCatalogue, loadData, loadEpa, openData, openEpa } from "./loadData.ts";
export type { DataParts } from "./pack-parts.ts";
