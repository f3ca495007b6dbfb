import * as z from "zod";
import { type StarttlsProtocol, starttlsPorts } from "./data/ports.ts";

const protocols = Object.keys(starttlsPorts) as StarttlsProtocol[];

/** The protocols whose servers switch to TLS after a few lines in the clear, and `none` for TLS at once. */
export const starttlsSchema = z.enum([...protocols, "none"]);

/** `smtp`, `imap`, ... or `none`. */
export type Starttls = z.infer<typeof starttlsSchema>;

const instant = (description: string) => z.string().meta({ description, format: "date-time" });

/** What a lookup asks: the body of a batch row, and the query of `GET /v1/certificates`. */
export const certificateRequestSchema = z
  .strictObject({
    hostname: z.string().meta({ description: "Host name or IP address, without scheme and port" }),
    port: z
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .meta({ description: "TCP port; 443, or the usual one of `starttls`" }),
    starttls: starttlsSchema
      .optional()
      .meta({ description: "Protocol to speak before TLS; chosen by the port unless given" }),
    servername: z
      .string()
      .optional()
      .meta({ description: "Name to send in SNI instead of the host's; empty for none" }),
    family: z
      .union([z.literal(4), z.literal(6)])
      .optional()
      .meta({ description: "Only IPv4 or only IPv6 addresses" }),
    all_addresses: z
      .boolean()
      .optional()
      .meta({ description: "Adds `addresses`: one answer per resolved address" }),
    key_types: z
      .enum(["default", "both"])
      .optional()
      .meta({ description: "`both` adds `leaves`: the ECDSA and the RSA certificate" }),
  })
  .meta({
    id: "CertificateRequest",
    description: "The server whose certificate is asked for.",
    examples: [{ hostname: "example.com" }, { hostname: "mail.example.com", port: 587 }],
  });

const publicKey = z
  .object({
    type: z.string().meta({ description: "rsa, rsa-pss, ec, ed25519, ..., or a dotted number" }),
    bits: z.int().optional().meta({ description: "Size of an RSA or DSA key" }),
    curve: z.string().optional().meta({ description: "Named curve, such as P-256" }),
  })
  .meta({ description: "Public key of the certificate" });

const chainEntry = z.object({
  subject: z.string(),
  issuer: z.string(),
  expires_at: instant("Absent where the certificate holds no legal date").optional(),
});

const trust = z.object({
  expired: z.boolean(),
  not_yet_valid: z.boolean().optional(),
  self_signed: z.boolean(),
  hostname_match: z
    .boolean()
    .optional()
    .meta({ description: "Whether a subject alternative name covers the host (RFC 9525)" }),
  authorized: z
    .boolean()
    .optional()
    .meta({ description: "Chain and name are right for this machine's trust store; no promise" }),
  authorization_error: z.string().optional(),
});

const tlsFacts = z.object({
  protocol: z.string().meta({ description: "TLSv1.3, TLSv1.2, TLSv1.1 or TLSv1" }),
  cipher: z.string().optional(),
  legacy_fallback: z
    .boolean()
    .meta({ description: "True where only obsolete settings reached the server" }),
  client_certificate_required: z
    .boolean()
    .optional()
    .meta({ description: "Absent where the server did not let it show" }),
});

const facts = {
  issuer: z.string().meta({ description: "Distinguished name, RFC 4514" }),
  subject: z.string().meta({ description: "Distinguished name, RFC 4514; may be empty" }),
  expires_at: instant("Last instant of validity, UTC"),
  days_remaining: z
    .int()
    .meta({ description: "Whole days left, rounded down; negative once expired" }),
  not_before: instant("First instant of validity; absent where it is no legal date").optional(),
  seconds_remaining: z.int().meta({ description: "Negative once expired" }),
  lifetime_seconds: z.int().optional(),
  lifetime_used: z.number().optional().meta({ description: "Share of the lifetime, 0 to 1" }),
  checked_at: instant("When this was asked"),
  serial: z.string().meta({ description: "Serial number, hexadecimal" }),
  fingerprint_sha256: z.string().meta({ description: "SHA-256 of the certificate" }),
  subject_alt_names: z
    .array(z.string())
    .meta({ description: "DNS:, IP:, email:, URI: and the name" }),
  key: publicKey,
  signature_algorithm: z.string(),
  chain: z.array(chainEntry).meta({ description: "Every certificate as served, this one first" }),
  trust,
  renewal_id: z
    .string()
    .optional()
    .meta({ description: "Identifier for ACME renewal information (RFC 9773)" }),
};

const factsSchema = z.object(facts);

/** What the bytes of one certificate say; the answer of `parseCertificate`. */
export const certificateFactsSchema = factsSchema.meta({
  id: "CertificateFacts",
  description: "What a certificate says, judged at `checked_at`.",
});

const served = { ...facts, tls: tlsFacts };

const failure = z.object({ code: z.string(), message: z.string() });

const addressAnswer = z.object({
  family: z.union([z.literal(4), z.literal(6)]),
  address: z
    .string()
    .optional()
    .meta({ description: "Absent where it is not public, unless the caller is trusted" }),
  report: z.object(served).optional(),
  error: failure.optional(),
});

const leaf = z.object({
  key_type: z.enum(["ecdsa", "rsa"]),
  report: z.object(served).optional(),
  error: failure.optional(),
});

/** The certificate that a server served; the answer of a lookup. */
export const certificateReportSchema = z
  .object({
    hostname: z.string().meta({ description: "As A-labels, or an address in canonical form" }),
    ...facts,
    port: z.int(),
    starttls: starttlsSchema.optional(),
    address: z.string().optional().meta({ description: "Only for trusted callers" }),
    tls: tlsFacts,
    addresses: z.array(addressAnswer).optional(),
    addresses_differ: z
      .boolean()
      .optional()
      .meta({ description: "Whether the addresses serve different certificates" }),
    leaves: z.array(leaf).optional(),
  })
  .meta({
    id: "CertificateReport",
    description: "The single certificate served at the moment of the request. It grades nothing.",
  });

export type CertificateRequest = z.infer<typeof certificateRequestSchema>;
export type CertificateFacts = z.infer<typeof certificateFactsSchema>;
export type CertificateReport = z.infer<typeof certificateReportSchema>;
export type PublicKey = z.infer<typeof publicKey>;
export type TlsFacts = z.infer<typeof tlsFacts>;
export type Trust = z.infer<typeof trust>;
