import type { Starttls } from "../schema.ts";

/** One address of a host. */
export interface ResolvedAddress {
  readonly address: string;
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
  readonly address: string;
  readonly port: number;
  readonly starttls: Starttls;
  readonly servername: string;
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
  readonly protocol: string;
  readonly cipher?: string;
  /** Absent where the handshake ended before the chain was judged. */
  readonly chainVerified?: boolean;
  readonly chainError?: string;
  readonly selfSigned?: boolean;
  readonly clientCertificateRequired?: boolean;
}

/** Makes one connection, reads the certificate, closes it. Rejects with a `CertError`. */
export type Dial = (request: DialRequest) => Promise<Handshake>;
