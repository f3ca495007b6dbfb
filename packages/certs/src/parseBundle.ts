import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { SafeResult } from "./errors.ts";
import { findCertificates } from "./internal/pem.ts";
import { reportOnChain } from "./internal/report-on-chain.ts";
import { invalidCertificate, type ParseOptions } from "./parseCertificate.ts";
import type { CertificateFacts } from "./types.ts";

/**
 * Reads every certificate of a PEM bundle. Each has its own result, in the order of the file, so
 * that one unreadable certificate does not hide the others.
 *
 * @example
 * safeParseBundle("").error.code; // => "invalid_certificate"
 *
 * @throws {CertError} `invalid_certificate` if the input contains no certificate at all.
 * @see docs/certs.md for the fields and how they are read.
 */
export function parseBundle(
  bundle: string | Uint8Array,
  options: ParseOptions = {},
): readonly SafeResult<CertificateFacts>[] {
  return unwrap(safeParseBundle(bundle, options));
}

/**
 * Like {@link parseBundle}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeParseBundle(7).success; // => false
 */
export function safeParseBundle(
  input: unknown,
  options: ParseOptions = {},
): SafeResult<readonly SafeResult<CertificateFacts>[]> {
  try {
    // Inside the try block, because a getter of the options can throw too.
    const { now = Date.now } = options;
    const time = now();
    const data = findCertificates(input).map((read): SafeResult<CertificateFacts> => {
      try {
        return success(reportOnChain([read()], { now: time }));
      } catch (error) {
        return failure(invalidCertificate(error));
      }
    });
    return success(data);
  } catch (error) {
    return failure(invalidCertificate(error));
  }
}
