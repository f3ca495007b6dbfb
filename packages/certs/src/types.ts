// Written by scripts/update-types.ts from the schemas in src/schema.ts. Do not edit.
import type { CertErrorCode } from "./errors.ts";

/** What one resolved address served: a `report`, or an `error`. */
export interface AddressAnswer {
  /** 4 for IPv4, 6 for IPv6. */
  family: 4 | 6;
  /** Absent where it is not public, unless the caller is trusted. */
  address?: string | undefined;
  /** The certificate that one address or one kind of key led to. */
  report?: ServedCertificate | undefined;
  /** Why there is no report. */
  error?: LookupFailure | undefined;
}

/** What a certificate says, judged at `checked_at`. */
export interface CertificateFacts {
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /** First instant of validity; absent where it is no legal date. An instant such as `2026-11-22T15:00:00Z`. */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When this was asked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** What is right and wrong with the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
}

/** The single certificate served at the moment of the request. It grades nothing. */
export interface CertificateReport {
  /** As A-labels, or an address in canonical form. */
  hostname: string;
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /** First instant of validity; absent where it is no legal date. An instant such as `2026-11-22T15:00:00Z`. */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When this was asked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** What is right and wrong with the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
  /** TCP port that was dialled. A whole number. */
  port: number;
  /** Protocol that was spoken before TLS; absent where TLS started at once. */
  starttls?: Starttls | undefined;
  /** Address that was dialled; only for trusted callers. */
  address?: string | undefined;
  /** What was agreed in the handshake. */
  tls: TlsFacts;
  /** With `all_addresses`: one answer per resolved address. */
  addresses?: AddressAnswer[] | undefined;
  /** Whether the addresses serve different certificates. */
  addresses_differ?: boolean | undefined;
  /** With `key_types: both`: the ECDSA and the RSA certificate. */
  leaves?: LeafAnswer[] | undefined;
}

/** The server whose certificate is asked for. */
export interface CertificateRequest {
  /** Host name or IP address, without scheme and port. */
  hostname: string;
  /** TCP port; 443, or the usual one of `starttls`. A whole number from 1 to 65535. */
  port?: number | undefined;
  /** Protocol to speak before TLS; chosen by the port unless given. */
  starttls?: Starttls | undefined;
  /** Name to send in SNI instead of the host's; empty for none. */
  servername?: string | undefined;
  /** Only IPv4 or only IPv6 addresses. */
  family?: 4 | 6 | undefined;
  /** Adds `addresses`: one answer per resolved address. */
  all_addresses?: boolean | undefined;
  /** `both` adds `leaves`: the ECDSA and the RSA certificate. */
  key_types?: "default" | "both" | undefined;
}

/** One certificate of the chain. */
export interface ChainEntry {
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Absent where the certificate holds no legal date. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at?: string | undefined;
}

/** What the server served for one kind of key: a `report`, or an `error`. */
export interface LeafAnswer {
  /** Kind of key that was asked for. */
  key_type: "ecdsa" | "rsa";
  /** The certificate that one address or one kind of key led to. */
  report?: ServedCertificate | undefined;
  /** Why there is no report. */
  error?: LookupFailure | undefined;
}

/** Why there is no report. */
export interface LookupFailure {
  /** Code of the error, from the list of `CertError`. */
  code: CertErrorCode;
  /** What went wrong, in a sentence. */
  message: string;
}

/** Public key of the certificate. */
export interface PublicKey {
  /** rsa, rsa-pss, ec, ed25519, ..., or a dotted number. */
  type: string;
  /** Size of an RSA or DSA key, in bits. A whole number. */
  bits?: number | undefined;
  /** Named curve, such as P-256. */
  curve?: string | undefined;
}

/** The certificate that one address or one kind of key led to. */
export interface ServedCertificate {
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /** First instant of validity; absent where it is no legal date. An instant such as `2026-11-22T15:00:00Z`. */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When this was asked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** What is right and wrong with the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
  /** What was agreed in the handshake. */
  tls: TlsFacts;
}

/** Protocol that is spoken before TLS starts; `none` where TLS starts at once. */
export type Starttls =
  | "smtp"
  | "lmtp"
  | "imap"
  | "pop3"
  | "ftp"
  | "nntp"
  | "sieve"
  | "ldap"
  | "xmpp"
  | "xmpp-server"
  | "postgres"
  | "mysql"
  | "none";

/** What was agreed in the handshake. */
export interface TlsFacts {
  /** TLSv1.3, TLSv1.2, TLSv1.1 or TLSv1. */
  protocol: string;
  /** Agreed cipher suite, such as TLS_AES_256_GCM_SHA384. */
  cipher?: string | undefined;
  /** True where only obsolete settings reached the server. */
  legacy_fallback: boolean;
  /** Whether the server asks for a client certificate; absent where it did not show. */
  client_certificate_required?: boolean | undefined;
}

/** What is right and wrong with the certificate. */
export interface Trust {
  /** Whether `expires_at` is past. */
  expired: boolean;
  /** Whether `not_before` is still to come; absent where that is unknown. */
  not_yet_valid?: boolean | undefined;
  /** Whether the certificate's own key made its signature. */
  self_signed: boolean;
  /** Whether a subject alternative name covers the host (RFC 9525). */
  hostname_match?: boolean | undefined;
  /** Chain and name are right for this machine's trust store; no promise. */
  authorized?: boolean | undefined;
  /** Why `authorized` is false, as a code of OpenSSL or Node. */
  authorization_error?: string | undefined;
}
