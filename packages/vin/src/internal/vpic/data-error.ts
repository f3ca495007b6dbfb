import { VinError, type VinErrorCode } from "../../errors.ts";

type DataCode = Extract<VinErrorCode, "missing_data" | "damaged_data">;

/** The error for tables that cannot be used. The message names the file and the remedy. */
export function dataError(code: DataCode, message: string, cause?: unknown): VinError {
  return new VinError([{ code, path: [], message }], cause === undefined ? undefined : { cause });
}

/** The file of NHTSA's tables, as messages name it. */
export const vpicFile = "vpic.bin.gz of @almanac/vin-data";

/** The error for a file whose content is wrong. */
export function damagedFile(file: string, how: string, cause?: unknown): VinError {
  return dataError("damaged_data", `${file} is damaged: ${how}. Install the package again.`, cause);
}
