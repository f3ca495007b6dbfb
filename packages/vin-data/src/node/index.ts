export { DataFileError, loadCatalogue, loadData } from "./loadData.ts";
