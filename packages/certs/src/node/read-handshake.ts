import { X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";
import { foldName } from "../internal/distinguished-name.ts";
import type { Handshake } from "./lookup-types.ts";

/** What a server has shown so far, and whether it asked for a client certificate. */
export interface Shown {
  readonly handshake?: Handshake;
  readonly asked: boolean;
}

/**
 * Reads what the server has shown so far. Call this once per socket: Node returns the certificate
 * only once.
 */
export function readHandshake(socket: TLSSocket): Shown {
  const leaf = socket.getPeerX509Certificate();
  // A client knows the signature algorithms of its peer only if the peer sent a CertificateRequest.
  const algorithms: readonly string[] | null = socket.getSharedSigalgs();
  const asked = algorithms !== null && algorithms.length > 0;
  if (leaf === undefined) return { asked };
  const protocol = socket.getProtocol() ?? "unknown";
  return { asked, handshake: { chain: chainOf(leaf), protocol, ...selfSigned(leaf) } };
}

/** Facts about a handshake; those that are not known are undefined or absent. */
export type Facts = { readonly [Name in keyof Handshake]?: Handshake[Name] | undefined };

/** How the chain was verified, after the end of the handshake. */
export function readVerification(socket: TLSSocket): Facts {
  const error: Error | string | null | undefined = socket.authorizationError;
  return { chainVerified: socket.authorized, chainError: error ? String(error) : undefined };
}

/** The agreed cipher suite, if it is agreed on and the connection is still open. */
export function readCipher(socket: TLSSocket): Facts {
  // Node's type does not say that it may be undefined.
  const cipher: { readonly name?: string } | undefined = socket.getCipher();
  return { cipher: cipher?.name };
}

function chainOf(leaf: X509Certificate): Uint8Array[] {
  const chain: Uint8Array[] = [];
  // What a server sends ends at 100 KiB, where OpenSSL stops.
  for (let next: X509Certificate | undefined = leaf; next; next = next.issuerCertificate) {
    chain.push(next.raw);
  }
  return chain;
}

// purity: results of signature checks. A caller that watches a server sees the same certificate
// many times.
const checked = new Map<string, boolean>();
const mostChecked = 1000;

/** The same for a leaf that was read without OpenSSL. */
export function selfSignedOf([leaf]: Handshake["chain"]): Pick<Handshake, "selfSigned"> {
  try {
    return leaf === undefined ? {} : selfSigned(new X509Certificate(leaf));
  } catch {
    return {};
  }
}

/**
 * A certificate that names itself as its issuer is self-signed only if it was signed with its
 * own key.
 */
function selfSigned(leaf: X509Certificate): { readonly selfSigned?: boolean } {
  // Node's type does not say that an empty name is undefined.
  const [issuer, subject] = [leaf.issuer, leaf.subject].map((name) => foldName(String(name)));
  if (issuer !== subject) return { selfSigned: false };
  const bytes = leaf.raw.toString("latin1");
  const known = checked.get(bytes);
  if (known !== undefined) return { selfSigned: known };
  try {
    const outcome = leaf.verify(leaf.publicKey);
    if (checked.size >= mostChecked) checked.clear();
    checked.set(bytes, outcome);
    return { selfSigned: outcome };
  } catch {
    return {};
  }
}
