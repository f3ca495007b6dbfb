import type { Starttls } from "../types.ts";

/** One address of a host. */
export interface ResolvedAddress {
  /** In canonical form. */
  readonly address: string;
  /** 4 for IPv4, 6 for IPv6. */
  readonly family: 4 | 6;
}

/** Resolves a name in A-labels, once for each lookup; rejects with an error whose `code` is that of Node's `dns`. */
export type Resolve = (
  hostname: string,
  options: { readonly family: 0 | 4 | 6; readonly signal: AbortSignal },
) => Promise<readonly ResolvedAddress[]>;

/** Which ClientHello to send: today's, one that the oldest servers understand, or one that asks for a kind of key. */
export type HelloKind = "modern" | "legacy" | "ecdsa" | "rsa";

/** One connection to make. The address is a literal that the policy has seen. */
export interface DialRequest {
  /** The address to connect to, in canonical form. */
  readonly address: string;
  /** TCP port. */
  readonly port: number;
  /** Protocol to speak before TLS. */
  readonly starttls: Starttls;
  /** Name to send in SNI; empty for none. */
  readonly servername: string;
  /** Which ClientHello to send. */
  readonly hello: HelloKind;
  /** Aborted at the deadline. */
  readonly signal: AbortSignal;
  /** How long the connection alone may take, so that the next address has its turn. */
  readonly connectTimeoutMs: number;
}

/** What a connection showed. */
export interface Handshake {
  /** DER, leaf first, as served. */
  readonly chain: readonly Uint8Array[];
  /** Agreed version: TLSv1.3, TLSv1.2, TLSv1.1 or TLSv1. */
  readonly protocol: string;
  /** Agreed cipher suite. */
  readonly cipher?: string;
  /** Absent where the handshake ended before the chain was judged. */
  readonly chainVerified?: boolean;
  /** Why the chain was not verified, as a code of OpenSSL or Node. */
  readonly chainError?: string;
  /** Whether the leaf's own key made its signature. */
  readonly selfSigned?: boolean;
  /** Whether the server asks for a client certificate; absent where it did not show. */
  readonly clientCertificateRequired?: boolean;
}

/** Makes one connection, reads the certificate, closes it. Rejects with a `CertError`. */
export type Dial = (request: DialRequest) => Promise<Handshake>;
