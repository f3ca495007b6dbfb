import process from "node:process";
import { useDataFiles } from "@almanac/vin";

let isChosen = false;

/** Uses the data that `ALMANAC_VIN_DATA` names, as the server does. Each thread calls this before its first VIN. */
export function useChosenData(): void {
  if (isChosen) return;
  isChosen = true;
  const path = process.env.ALMANAC_VIN_DATA ?? "";
  if (path !== "") useDataFiles(path);
}

/** Closes the data, so that their memory can be used again. The next VIN would open them again. */
export function closeChosenData(): void {
  isChosen = false;
  useDataFiles(undefined);
}
