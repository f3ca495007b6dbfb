import { CertError, certErrorCodes } from "@almanac/certs";
import type { AnswerColumns } from "../../output/answer-cells.ts";
import type { RemoteBatch } from "../../remote/ask.ts";
import { remoteErrors } from "../../remote/to-error.ts";

/** The columns of a certificate report as CSV. */
export const certColumns = {
  columns: [
    "hostname",
    "port",
    "starttls",
    "address",
    "subject",
    "issuer",
    "not_before",
    "expires_at",
    "days_remaining",
    "seconds_remaining",
    "lifetime_seconds",
    "lifetime_used",
    "checked_at",
    "serial",
    "fingerprint_sha256",
    "subject_alt_names",
    "key.type",
    "key.bits",
    "key.curve",
    "signature_algorithm",
    "renewal_id",
    "addresses_differ",
  ],
  rest: ["trust", "tls", "chain", "addresses", "leaves"],
} as const satisfies AnswerColumns;

/** Where the API offers certificates. */
export const certsOnServer: RemoteBatch<CertError> = {
  path: "/v1/certificates/batch",
  mostItems: 100,
  errors: remoteErrors(certErrorCodes, (issues) => new CertError(issues)),
};
