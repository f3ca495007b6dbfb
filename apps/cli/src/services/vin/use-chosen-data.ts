import process from "node:process";
import { useDataFiles } from "@almanac/vin";

// purity: the data are chosen once in a process; a batch asks before each of its parts.
let isChosen = false;
/** Fewer answers are kept than usual. An input whose types all differ would fill the memory with answers that do not come again. */
const cachedTypes = 8_192;

/** Uses the data that `ALMANAC_VIN_DATA` names, as the server does. A batch calls this before its first VIN. */
export function useChosenData(): void {
  if (isChosen) return;
  isChosen = true;
  const path = process.env.ALMANAC_VIN_DATA ?? "";
  useDataFiles(path === "" ? undefined : path, { cachedTypes });
}
