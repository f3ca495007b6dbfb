import { CertError, type CertErrorCode, type CertErrorDetails, type CertPhase } from "../errors.ts";

/** An error with one issue. */
export function certError(
  code: CertErrorCode,
  message: string,
  details: CertErrorDetails & { readonly path?: readonly (string | number)[] } = {},
): CertError {
  const { path = [], ...rest } = details;
  return new CertError([{ code, path, message }], rest);
}

/** The error of a lookup that threw this. */
export function expectedError(
  error: unknown,
  code: CertErrorCode = "connect_failed",
  phase: CertPhase = "connect",
): CertError {
  if (error instanceof CertError) return error;
  const message = "The lookup ended because of an unexpected error.";
  return certError(code, message, { phase, cause: error });
}

/** What is wrong with an input that could not be read. */
export function reasonOf(error: unknown): string {
  return error instanceof Malformed ? error.message : "one of its properties throws an error";
}

/**
 * Thrown for malformed bytes. It never leaves the library: each operation turns it into
 * a CertError.
 */
export class Malformed extends Error {
  override readonly name = "Malformed";
}
