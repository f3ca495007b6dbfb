import type { Starttls } from "../types.ts";

/** One address of a host. */
export interface ResolvedAddress {
  /** The address in canonical form. */
  readonly address: string;
  /** 4 for IPv4, 6 for IPv6. */
  readonly family: 4 | 6;
}

/**
 * Resolves a name (as A-labels), once per lookup. Rejects with an error that has a `code` of Node's
 * `dns` module.
 */
export type Resolve = (
  hostname: string,
  options: { readonly family: 0 | 4 | 6; readonly signal: AbortSignal },
) => Promise<readonly ResolvedAddress[]>;

/**
 * Which ClientHello to send: a modern one, one that old servers understand, one that asks for one
 * type of key, or one that offers what OpenSSL does not, after which only that part of the handshake
 * is read that is not encrypted.
 */
export type HelloKind = "modern" | "legacy" | "ecdsa" | "rsa" | "plain";

/**
 * Which groups the ClientHello offers for the key exchange: all that this platform has, or none of
 * those with ML-KEM, which make the message longer than some servers can read.
 */
export type HelloGroups = "default" | "classical";

/** One connection to make. The address is a literal address that the policy has allowed. */
export interface DialRequest {
  /** The address to connect to, in canonical form. */
  readonly address: string;
  /** TCP port. */
  readonly port: number;
  /** The protocol to speak before TLS. */
  readonly starttls: Starttls;
  /** The name to send in SNI; empty to send no SNI. */
  readonly servername: string;
  /** Which ClientHello to send. */
  readonly hello: HelloKind;
  /** Which groups the ClientHello offers. */
  readonly groups: HelloGroups;
  /** Aborted at the deadline. */
  readonly signal: AbortSignal;
  /** How long connecting may take, in milliseconds. Then the next address is tried. */
  readonly connectTimeoutMs: number;
  /** What to do if the server sends nothing after the ClientHello. */
  readonly silence?: {
    /** How long it may be silent, in milliseconds. */
    readonly afterMs: number;
    /** Called then. The connection stays open. */
    readonly report: () => void;
  };
}

/** What a server showed on one connection. */
export interface Handshake {
  /** The certificates as DER in the order served, leaf first. */
  readonly chain: readonly Uint8Array[];
  /** The agreed version: TLSv1.3, TLSv1.2, TLSv1.1, TLSv1 or SSLv3. */
  readonly protocol: string;
  /** The agreed cipher suite. */
  readonly cipher?: string;
  /** Whether the chain was verified; absent if the handshake ended before that check. */
  readonly chainVerified?: boolean;
  /** Why the chain was not verified, as an error code of OpenSSL or Node. */
  readonly chainError?: string;
  /** Whether the leaf was signed with its own key. */
  readonly selfSigned?: boolean;
  /**
   * Whether the server sent an OCSP response with its certificate; absent if that did not
   * become known.
   */
  readonly stapled?: boolean;
  /** Whether the server requires a client certificate; absent if that did not become known. */
  readonly clientCertificateRequired?: boolean;
}

/**
 * Makes one connection, reads the certificate and closes the connection. Rejects with
 * a `CertError`.
 */
export type Dial = (request: DialRequest) => Promise<Handshake>;
