import { constants } from "node:crypto";
import { createSecureContext, type SecureContext, type SecureContextOptions } from "node:tls";
import type { HelloKind } from "./lookup-types.ts";

/**
 * Settings that reach the oldest servers: TLS 1.0, small keys, SHA-1, and no secure renegotiation. They are acceptable
 * here, and only here, because a lookup sends no secret.
 */
const options: Readonly<Record<HelloKind, SecureContextOptions>> = {
  modern: {},
  legacy: {
    minVersion: "TLSv1",
    ciphers: "ALL:!aNULL:!eNULL@SECLEVEL=0",
    secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
  },
  ecdsa: {
    sigalgs: "ecdsa_secp256r1_sha256:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512",
  },
  rsa: {
    sigalgs:
      "rsa_pss_rsae_sha256:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512:RSA+SHA256:RSA+SHA384:RSA+SHA512",
  },
};

// purity: a cache that changes no answer.
const made = new Map<HelloKind, SecureContext>();

/** The TLS context for a kind of ClientHello. Each is created once, because creating one costs as much as a handshake. */
export function secureContext(hello: HelloKind): SecureContext {
  const known = made.get(hello);
  if (known) return known;
  const context = createSecureContext(options[hello]);
  made.set(hello, context);
  return context;
}
