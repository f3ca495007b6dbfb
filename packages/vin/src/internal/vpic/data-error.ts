import { VinError, type VinErrorCode } from "../../errors.ts";

type DataCode = Extract<VinErrorCode, "missing_data" | "damaged_data">;

/** The error for tables that cannot be used. The message names the file and the remedy. */
export function dataError(code: DataCode, message: string, cause?: unknown): VinError {
  return new VinError([{ code, path: [], message }], cause === undefined ? undefined : { cause });
}

/** The file of NHTSA's tables, as messages name it. */
export const vpicFile = "vpic.bin.gz of @almanac/vin-data";

/**
 * What the user can do about a file that cannot be used: the file of the package, or one at a path
 * that the user chose.
 */
export function remedyFor(path: string | undefined): string {
  return path === undefined ? "Install the package again." : "Write it again from NHTSA's dump.";
}

/** The error for a file whose content is wrong. */
export function damagedFile(
  { file, path }: { readonly file: string; readonly path?: string | undefined },
  how: string,
  cause?: unknown,
): VinError {
  const message = `${path ?? file} is damaged: ${how}. ${remedyFor(path)}`;
  return dataError("damaged_data", message, cause);
}
