import { VinError, type VinErrorCode } from "../errors.ts";

type DataCode = Extract<VinErrorCode, "missing_data" | "damaged_data">;

/** The tables that VINs are decoded with cannot be used: the message says which file is at fault and what to do. */
export function dataError(code: DataCode, message: string, cause?: unknown): VinError {
  return new VinError([{ code, path: [], message }], cause === undefined ? undefined : { cause });
}

/** The file of NHTSA's tables in words. */
export const vpicFile = "vpic.bin.gz of @almanac/vin-data";

/** As {@link dataError}, for NHTSA's tables. */
export function damagedVpic(how: string, cause?: unknown): VinError {
  const message = `${vpicFile} is damaged: ${how}. Install the package again.`;
  return dataError("damaged_data", message, cause);
}
