import { failure, success, unwrap } from "@almanac/kernel/result";
import type { SafeResult } from "./errors.ts";
import { certError } from "./internal/cert-error.ts";
import { Malformed } from "./internal/malformed.ts";
import { findCertificates } from "./internal/pem.ts";
import { reportOn } from "./internal/report.ts";
import type { CertificateFacts } from "./types.ts";

/** What the offline operations take beside the certificate. */
export interface ParseOptions {
  /** Milliseconds since 1970; decides what is expired. */
  readonly now?: () => number;
}

/**
 * Reads a certificate without any connection: PEM as text or bytes, or DER. The first certificate is the one reported on;
 * the others are its chain. It checks no signature and no trust.
 *
 * @example
 * safeParseCertificate("not a certificate").error.code; // => "invalid_certificate"
 *
 * @throws {CertError} `invalid_certificate` where the bytes are none, or its end of validity is no legal date.
 * @see docs/certs.md for the fields and how they are read.
 */
export function parseCertificate(
  certificate: string | Uint8Array,
  options: ParseOptions = {},
): CertificateFacts {
  return unwrap(safeParseCertificate(certificate, options));
}

/**
 * As {@link parseCertificate}, for unknown input; returns the error. Never throws.
 *
 * @example
 * safeParseCertificate(new Uint8Array([0x30, 0x00])).success; // => false
 */
export function safeParseCertificate(
  input: unknown,
  options: ParseOptions = {},
): SafeResult<CertificateFacts> {
  try {
    // Within the guard: options can throw when they are looked at, too.
    const { now = Date.now } = options;
    return success(reportOn(readAll(input), { now: now() }));
  } catch (error) {
    return failure(invalidCertificate(error));
  }
}

function readAll(input: unknown): Uint8Array[] {
  return findCertificates(input).map((read) => read());
}

/** What reading the bytes threw, as the library's error. */
export function invalidCertificate(error: unknown) {
  const reason = error instanceof Malformed ? error.message : "looking at it throws";
  return certError(
    "invalid_certificate",
    `This is not a certificate that can be read: ${reason}.`,
    {
      phase: "certificate",
    },
  );
}
