// Written by scripts/update-types.ts from the schemas in src/schema.ts. Do not edit.
import type { CertErrorCode } from "./errors.ts";

/** The result for one resolved address: a `report`, or an `error`. */
export interface AddressAnswer {
  /** 4 for IPv4, 6 for IPv6. */
  family: 4 | 6;
  /** The address. Absent if it is not public, unless the caller is trusted. */
  address?: string | undefined;
  /** The report on the certificate of one address or of one kind of key. */
  report?: ServedCertificate | undefined;
  /** Why there is no report. */
  error?: LookupFailure | undefined;
}

/** The content of a certificate, checked at `checked_at`. */
export interface CertificateFacts {
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /**
   * First instant of validity; absent if it is not a valid date. An instant such as
   * `2026-11-22T15:00:00Z`.
   */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When the certificate was checked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal, with a sign if negative. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /**
   * Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633);
   * absent if that is unreadable.
   */
  must_staple?: boolean | undefined;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** The checks of the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
}

/** The certificate that the server presented at the time of the request. It has no grade. */
export interface CertificateReport {
  /** The host as A-labels, or an address in canonical form. */
  hostname: string;
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /**
   * First instant of validity; absent if it is not a valid date. An instant such as
   * `2026-11-22T15:00:00Z`.
   */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When the certificate was checked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal, with a sign if negative. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /**
   * Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633);
   * absent if that is unreadable.
   */
  must_staple?: boolean | undefined;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** The checks of the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
  /** TCP port of the connection. A whole number. */
  port: number;
  /** Protocol that was spoken before TLS; absent if TLS started at once. */
  starttls?: Starttls | undefined;
  /** The address of the connection; only for trusted callers. */
  address?: string | undefined;
  /** The result of the TLS handshake. */
  tls: TlsFacts;
  /** With `all_addresses`: one answer per resolved address. */
  addresses?: AddressAnswer[] | undefined;
  /** Whether the addresses serve different certificates. */
  addresses_differ?: boolean | undefined;
  /** With `key_types: both`: the ECDSA and the RSA certificate. */
  leaves?: LeafAnswer[] | undefined;
}

/** The server to ask for its certificate. */
export interface CertificateRequest {
  /** Host name or IP address, without scheme and port. */
  hostname: string;
  /** TCP port. Default: 443, or the usual port of `starttls`. A whole number from 1 to 65535. */
  port?: number | undefined;
  /** Protocol to speak before TLS. Default: the one that is usual on the port. */
  starttls?: Starttls | undefined;
  /** Name to send in SNI instead of the host; empty to send no SNI. */
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
  /**
   * Last instant of validity; absent if the certificate has no valid date. An instant such as
   * `2026-11-22T15:00:00Z`.
   */
  expires_at?: string | undefined;
}

/** The result for one kind of key: a `report`, or an `error`. */
export interface LeafAnswer {
  /** Kind of key that was requested. */
  key_type: "ecdsa" | "rsa";
  /** The report on the certificate of one address or of one kind of key. */
  report?: ServedCertificate | undefined;
  /** Why there is no report. */
  error?: LookupFailure | undefined;
}

/** Why there is no report. */
export interface LookupFailure {
  /** Code of the error, from the list of `CertError`. */
  code: CertErrorCode;
  /** What went wrong, as a sentence. */
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

/** The report on the certificate of one address or of one kind of key. */
export interface ServedCertificate {
  /** Distinguished name, RFC 4514. */
  issuer: string;
  /** Distinguished name, RFC 4514; may be empty. */
  subject: string;
  /** Last instant of validity, UTC. An instant such as `2026-11-22T15:00:00Z`. */
  expires_at: string;
  /** Whole days left, rounded down; negative once expired. A whole number. */
  days_remaining: number;
  /**
   * First instant of validity; absent if it is not a valid date. An instant such as
   * `2026-11-22T15:00:00Z`.
   */
  not_before?: string | undefined;
  /** Seconds left; negative once expired. A whole number. */
  seconds_remaining: number;
  /** Seconds from `not_before` to `expires_at`. A whole number. */
  lifetime_seconds?: number | undefined;
  /** Share of the lifetime, 0 to 1. */
  lifetime_used?: number | undefined;
  /** When the certificate was checked. An instant such as `2026-11-22T15:00:00Z`. */
  checked_at: string;
  /** Serial number, hexadecimal, with a sign if negative. */
  serial: string;
  /** SHA-256 of the certificate. */
  fingerprint_sha256: string;
  /** `DNS:`, `IP:`, `email:`, `URI:` ... and the name. */
  subject_alt_names: string[];
  /** Public key of the certificate. */
  key: PublicKey;
  /** Usual name, such as sha256WithRSAEncryption, or a dotted number. */
  signature_algorithm: string;
  /**
   * Whether clients must refuse it without a stapled OCSP response (TLS feature, RFC 7633);
   * absent if that is unreadable.
   */
  must_staple?: boolean | undefined;
  /** Every certificate as served, this one first. */
  chain: ChainEntry[];
  /** The checks of the certificate. */
  trust: Trust;
  /** Identifier for ACME renewal information (RFC 9773). */
  renewal_id?: string | undefined;
  /** The result of the TLS handshake. */
  tls: TlsFacts;
}

/** Protocol that is spoken before TLS starts; `none` if TLS starts at once. */
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

/** The result of the TLS handshake. */
export interface TlsFacts {
  /** TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3. */
  protocol: string;
  /** Agreed cipher suite, such as TLS_AES_256_GCM_SHA384. */
  cipher?: string | undefined;
  /** True if only obsolete settings reached the server. */
  legacy_fallback: boolean;
  /** True if the server answered only when no post-quantum key exchange was offered. */
  classical_fallback: boolean;
  /**
   * Whether the server sent an OCSP response with its certificate; absent if that is not known.
   */
  ocsp_stapled?: boolean | undefined;
  /** Whether the server requires a client certificate; absent if that is not known. */
  client_certificate_required?: boolean | undefined;
}

/** The checks of the certificate. */
export interface Trust {
  /** Whether `expires_at` is past. */
  expired: boolean;
  /** Whether `not_before` is in the future; absent if that is not known. */
  not_yet_valid?: boolean | undefined;
  /** Whether the certificate was signed with its own key. */
  self_signed: boolean;
  /** Whether a subject alternative name covers the host (RFC 9525). */
  hostname_match?: boolean | undefined;
  /**
   * Whether chain and name are valid for the trust store of this machine. Other machines may
   * decide differently.
   */
  authorized?: boolean | undefined;
  /** Why `authorized` is false, as a code of OpenSSL or Node. */
  authorization_error?: string | undefined;
}
