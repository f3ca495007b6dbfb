export { DataFileError, loadCatalogue, loadData, loadEpa } from "./loadData.ts";
