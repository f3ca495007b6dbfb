import { CertError, certErrorCodes } from "@almanac/certs/core";
import type { Service } from "./question.ts";
import type * as schemas from "./schemas/certs.ts";

/** What the certificate of a TLS server says. */
export const certs = {
  id: "certs",
  title: "Certificates",
  says: "When the certificate of a TLS server expires, which names it covers and who issued it.",
  limits:
    "Reports the single certificate that the endpoint serves at the moment of the request. No grading of TLS, no issuing, " +
    "no assurance of identity. A certificate that is expired, self-signed or for another host is reported with this fact. Only public " +
    "addresses and the usual ports of TLS and STARTTLS are reached. A report is what was observed, so there is no `explain`.",
  errorCodes: certErrorCodes,
  errorClass: CertError,
  questions: {
    inspectCertificate: {
      at: "GET /v1/certificates",
      summary: "The certificate that a server presents now",
      query: "certificateQuerySchema",
      libraryJudgesQuery: true,
      request: "certificateRequestSchema",
      answer: "certificateReportSchema",
      says: "The report",
      // The library has more, which belong to reading certificates and lists of addresses.
      errorCodes: {
        ...certErrorCodes,
        invalid: certErrorCodes.invalid.filter(
          (code) =>
            code !== "invalid_allow" && code !== "invalid_certificate" && code !== "invalid_name",
        ),
      },
      // Each lookup is a handshake, or several, whose keys and signatures are checked here.
      batch: {
        most: 100,
        rows: "servers",
        gets: "report",
        rowsPerUnit: 10,
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
          "must_staple",
          "addresses_differ",
        ],
        rest: ["trust", "tls", "chain", "addresses", "leaves"],
      },
      tool: {
        name: "inspect_certificate",
        title: "Certificate of a server",
        description:
          "Connects to a TLS server now and reports the certificate that it serves: when it expires and in how many days, for which names it " +
          "is, who issued it, and whether the chain is trusted. Also mail and database servers that start TLS later (`starttls`). " +
          "It does not grade TLS settings and it does not say whether the owner is honest.",
        asksTheWorld: true,
      },
    },
  },
} as const satisfies Service<typeof schemas>;
