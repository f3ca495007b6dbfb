import { CertError, type CertErrorCode, type CertErrorDetails } from "../errors.ts";

/** An error with one issue. */
export function certError(
  code: CertErrorCode,
  message: string,
  details: CertErrorDetails & { readonly path?: readonly (string | number)[] } = {},
): CertError {
  const { path = [], ...rest } = details;
  return new CertError([{ code, path, message }], rest);
}

/**
 * Thrown for malformed bytes. It never leaves the library: each operation turns it into
 * a CertError.
 */
export class Malformed extends Error {
  override readonly name = "Malformed";
}
