import { DataFileError } from "@almanac/vin-data/node";
import type { VinError } from "../errors.ts";
import { dataError, remedyFor } from "../internal/vpic/data-error.ts";

/**
 * Reads a file of a data package, or another file at a path. If it cannot be used, throws a {@link VinError} that says
 * what to do.
 */
export function readPackaged(load: () => Uint8Array, path?: string): Uint8Array {
  try {
    return load();
  } catch (error) {
    throw error instanceof DataFileError ? asVinError(error, path) : error;
  }
}

/** The kinds of fault of a data file, and the codes with which this library reports them. */
export type FileFault = keyof typeof codes;
const codes = { missing: "missing_data", damaged: "damaged_data" } as const;

/** Converts the error of a data package to this library's. */
export function asVinError(
  error: { readonly kind: FileFault; readonly message: string },
  path?: string,
): VinError {
  return dataError(codes[error.kind], `${error.message} ${remedyFor(path)}`, error);
}
