import type { AnswerColumns } from "../../bulk/bulk-service.ts";

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
