import { listed } from "@almanac/kernel/messages/wording";
import { keysOf } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import { starttlsPorts } from "./data/tls-ports.ts";
import { type CertErrorCode, certErrorCodes } from "./errors.ts";

const protocols = /* @__PURE__ */ (() => [...keysOf(starttlsPorts), "none"] as const)();

/** The protocols that switch to TLS after a few plain lines, and `none` for TLS at once. */
export const starttlsSchema = /* @__PURE__ */ (() =>
  z.enum(protocols, listed(protocols, "or")).meta({
    description: "Protocol that is spoken before TLS starts; `none` if TLS starts at once",
  }))();

const codes: readonly CertErrorCode[] = /* @__PURE__ */ (() =>
  Object.values(certErrorCodes).flat())();

const instant = (description: string) => z.string().meta({ description, format: "date-time" });

const aPort = "a whole number from 1 to 65535 in decimal digits";

/** The request of a lookup. Every message completes "must be ...". */
export const certificateRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      hostname: z
        .string("a host name or an address")
        .meta({ description: "Host name or IP address, without scheme and port" }),
      port: z
        .int(aPort)
        .min(1, aPort)
        .max(65_535, aPort)
        .optional()
        .meta({ description: "TCP port. Default: 443, or the usual port of `starttls`" }),
      starttls: starttlsSchema.optional().meta({
        description: "Protocol to speak before TLS. Default: the one that is usual on the port",
      }),
      servername: z
        .string("a host name")
        .optional()
        .meta({ description: "Name to send in SNI instead of the host; empty to send no SNI" }),
      family: z
        .union([z.literal(4), z.literal(6)], "4 or 6")
        .optional()
        .meta({ description: "Only IPv4 or only IPv6 addresses" }),
      all_addresses: z
        .boolean()
        .optional()
        .meta({ description: "Adds `addresses`: one answer per resolved address" }),
      key_types: z
        .enum(["default", "both"], "default or both")
        .optional()
        .meta({ description: "`both` adds `leaves`: the ECDSA and the RSA certificate" }),
    })
    .meta({
      id: "CertificateRequest",
      description: "The server to ask for its certificate.",
      examples: [{ hostname: "example.com" }, { hostname: "mail.example.com", port: 587 }],
    }))();

export const publicKeySchema = /* @__PURE__ */ (() =>
  z
    .object({
      type: z.string().meta({ description: "rsa, rsa-pss, ec, ed25519, ..., or a dotted number" }),
      bits: z.int().optional().meta({ description: "Size of an RSA or DSA key, in bits" }),
      curve: z.string().optional().meta({ description: "Named curve, such as P-256" }),
    })
    .meta({ description: "Public key of the certificate" }))();

export const chainEntrySchema = /* @__PURE__ */ (() =>
  z
    .object({
      subject: z.string().meta({ description: "Distinguished name, RFC 4514; may be empty" }),
      issuer: z.string().meta({ description: "Distinguished name, RFC 4514" }),
      expires_at: instant(
        "Last instant of validity; absent if the certificate has no valid date",
      ).optional(),
    })
    .meta({ description: "One certificate of the chain" }))();

export const trustSchema = /* @__PURE__ */ (() =>
  z
    .object({
      expired: z.boolean().meta({ description: "Whether `expires_at` is past" }),
      not_yet_valid: z.boolean().optional().meta({
        description: "Whether `not_before` is in the future; absent if that is not known",
      }),
      self_signed: z
        .boolean()
        .meta({ description: "Whether the certificate was signed with its own key" }),
      hostname_match: z
        .boolean()
        .optional()
        .meta({ description: "Whether a subject alternative name covers the host (RFC 9525)" }),
      authorized: z.boolean().optional().meta({
        description:
          "Whether chain and name are valid for the trust store of this machine. Other machines may decide differently",
      }),
      authorization_error: z
        .string()
        .optional()
        .meta({ description: "Why `authorized` is false, as a code of OpenSSL or Node" }),
    })
    .meta({ description: "The checks of the certificate" }))();

export const tlsFactsSchema = /* @__PURE__ */ (() =>
  z
    .object({
      protocol: z.string().meta({ description: "TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3" }),
      cipher: z
        .string()
        .optional()
        .meta({ description: "Agreed cipher suite, such as TLS_AES_256_GCM_SHA384" }),
      legacy_fallback: z
        .boolean()
        .meta({ description: "True if only obsolete settings reached the server" }),
      classical_fallback: z.boolean().meta({
        description:
          "True if the server answered only when no post-quantum key exchange was offered",
      }),
      ocsp_stapled: z.boolean().optional().meta({
        description:
          "Whether the server sent an OCSP response with its certificate; absent if that is not known",
      }),
      client_certificate_required: z.boolean().optional().meta({
        description:
          "Whether the server requires a client certificate; absent if that is not known",
      }),
    })
    .meta({ description: "The result of the TLS handshake" }))();

const facts = /* @__PURE__ */ (() => ({
  issuer: z.string().meta({ description: "Distinguished name, RFC 4514" }),
  subject: z.string().meta({ description: "Distinguished name, RFC 4514; may be empty" }),
  expires_at: instant("Last instant of validity, UTC"),
  days_remaining: z
    .int()
    .meta({ description: "Whole days left, rounded down; negative once expired" }),
  not_before: instant("First instant of validity; absent if it is not a valid date").optional(),
  seconds_remaining: z.int().meta({ description: "Seconds left; negative once expired" }),
  lifetime_seconds: z
    .int()
    .optional()
    .meta({ description: "Seconds from `not_before` to `expires_at`" }),
  lifetime_used: z.number().optional().meta({ description: "Share of the lifetime, 0 to 1" }),
  checked_at: instant("When the certificate was checked"),
  serial: z.string().meta({ description: "Serial number, hexadecimal, with a sign if negative" }),
  fingerprint_sha256: z.string().meta({ description: "SHA-256 of the certificate" }),
  subject_alt_names: z
    .array(z.string())
    .meta({ description: "`DNS:`, `IP:`, `email:`, `URI:` ... and the name" }),
  key: publicKeySchema,
  signature_algorithm: z
    .string()
    .meta({ description: "Usual name, such as sha256WithRSAEncryption, or a dotted number" }),
  must_staple: z.boolean().optional().meta({
    description:
      "Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633); absent if that is unreadable",
  }),
  chain: z
    .array(chainEntrySchema)
    .meta({ description: "Every certificate as served, this one first" }),
  trust: trustSchema,
  renewal_id: z
    .string()
    .optional()
    .meta({ description: "Identifier for ACME renewal information (RFC 9773)" }),
}))();

const factsSchema = /* @__PURE__ */ (() => z.object(facts))();

/** What one certificate contains; the answer of `parseCertificate`. */
export const certificateFactsSchema = /* @__PURE__ */ (() =>
  factsSchema.meta({
    id: "CertificateFacts",
    description: "The content of a certificate, checked at `checked_at`.",
  }))();

export const servedCertificateSchema = /* @__PURE__ */ (() =>
  z
    .object({ ...facts, tls: tlsFactsSchema })
    .meta({ description: "The report on the certificate of one address or of one kind of key" }))();

export const lookupFailureSchema = /* @__PURE__ */ (() =>
  z
    .object({
      code: z.enum(codes).meta({ description: "Code of the error, from the list of `CertError`" }),
      message: z.string().meta({ description: "What went wrong, as a sentence" }),
    })
    .meta({ description: "Why there is no report" }))();

export const addressAnswerSchema = /* @__PURE__ */ (() =>
  z
    .object({
      family: z.union([z.literal(4), z.literal(6)]).meta({ description: "4 for IPv4, 6 for IPv6" }),
      address: z.string().optional().meta({
        description: "The address. Absent if it is not public, unless the caller is trusted",
      }),
      report: servedCertificateSchema.optional(),
      error: lookupFailureSchema.optional(),
    })
    .meta({ description: "The result for one resolved address: a `report`, or an `error`" }))();

export const leafAnswerSchema = /* @__PURE__ */ (() =>
  z
    .object({
      key_type: z.enum(["ecdsa", "rsa"]).meta({ description: "Kind of key that was requested" }),
      report: servedCertificateSchema.optional(),
      error: lookupFailureSchema.optional(),
    })
    .meta({
      description: "The result for one kind of key: a `report`, or an `error`",
    }))();

/** The certificate that a server presented; the answer of a lookup. */
export const certificateReportSchema = /* @__PURE__ */ (() =>
  z
    .object({
      hostname: z
        .string()
        .meta({ description: "The host as A-labels, or an address in canonical form" }),
      ...facts,
      port: z.int().meta({ description: "TCP port of the connection" }),
      starttls: starttlsSchema.optional().meta({
        description: "Protocol that was spoken before TLS; absent if TLS started at once",
      }),
      address: z
        .string()
        .optional()
        .meta({ description: "The address of the connection; only for trusted callers" }),
      tls: tlsFactsSchema,
      addresses: z
        .array(addressAnswerSchema)
        .optional()
        .meta({ description: "With `all_addresses`: one answer per resolved address" }),
      addresses_differ: z
        .boolean()
        .optional()
        .meta({ description: "Whether the addresses serve different certificates" }),
      leaves: z
        .array(leafAnswerSchema)
        .optional()
        .meta({ description: "With `key_types: both`: the ECDSA and the RSA certificate" }),
    })
    .meta({
      id: "CertificateReport",
      description:
        "The certificate that the server presented at the time of the request. It has no grade.",
    }))();
