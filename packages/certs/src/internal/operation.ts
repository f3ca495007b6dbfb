import {
  CertError,
  type CertErrorCode,
  type CertErrorDetails,
  type SafeResult,
} from "../errors.ts";

/** The throwing twin of an operation. */
export function unwrap<Answer>(result: SafeResult<Answer>): Answer {
  if (result.success) return result.data;
  throw result.error;
}

/** An error with one issue. */
export function certError(
  code: CertErrorCode,
  message: string,
  details: CertErrorDetails & { readonly path?: readonly (string | number)[] } = {},
): CertError {
  const { path = [], ...rest } = details;
  return new CertError([{ code, path, message }], rest);
}
