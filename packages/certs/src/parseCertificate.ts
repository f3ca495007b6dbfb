import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { SafeResult } from "./errors.ts";
import { certError, reasonOf } from "./internal/cert-error.ts";
import { findCertificates } from "./internal/pem.ts";
import { reportOnChain } from "./internal/report-on-chain.ts";
import type { CertificateFacts } from "./types.ts";

/** Options of the operations that read a certificate without a connection. */
export interface ParseOptions {
  /** The current time, in milliseconds since 1970. Decides what is expired. */
  readonly now?: () => number;
}

/**
 * Reads a certificate without any connection: PEM as text or bytes, or DER. The report is on the
 * first certificate; the others are its chain. Signatures and trust are not checked.
 *
 * @example
 * safeParseCertificate("not a certificate").error.code; // => "invalid_certificate"
 *
 * @throws {CertError} `invalid_certificate` if the input is not a certificate, or its notAfter is
 * not a valid date.
 * @see docs/certs.md for the fields and how they are read.
 */
export function parseCertificate(
  certificate: string | Uint8Array,
  options: ParseOptions = {},
): CertificateFacts {
  return unwrap(safeParseCertificate(certificate, options));
}

/**
 * Like {@link parseCertificate}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeParseCertificate(new Uint8Array([0x30, 0x00])).success; // => false
 */
export function safeParseCertificate(
  input: unknown,
  options: ParseOptions = {},
): SafeResult<CertificateFacts> {
  try {
    // Inside the try block, because a getter of the options can throw too.
    const { now = Date.now } = options;
    return success(reportOnChain(readAll(input), { now: now() }));
  } catch (error) {
    return failure(invalidCertificate(error));
  }
}

function readAll(input: unknown): Uint8Array[] {
  return findCertificates(input).map((read) => read());
}

/** Turns what reading the bytes threw into the library's error. */
export function invalidCertificate(error: unknown) {
  const message = `This is not a certificate that can be read: ${reasonOf(error)}.`;
  return certError("invalid_certificate", message, { phase: "certificate" });
}
