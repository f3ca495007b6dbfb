import { base64Url } from "@almanac/kernel/numbers/base64";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** A private key as a JSON Web Key (RFC 7517): an elliptic curve key on P-256. */
export interface PrivateJwk {
  /** `EC`. */
  readonly kty: "EC";
  /** `P-256`. */
  readonly crv: "P-256";
  /** First coordinate of the public point, in base64url. */
  readonly x: string;
  /** Second coordinate of the public point, in base64url. */
  readonly y: string;
  /** The secret number, in base64url. */
  readonly d: string;
}

/** The key that signs the shop's webhooks, and its public half as a JWK. */
export interface SigningKey {
  /** The thumbprint of the key (RFC 7638). */
  readonly keyId: string;
  /** Signs bytes with ES256. The signature is r and s, each of 32 bytes. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** For the profile of the shop. */
  readonly publicJwk: Readonly<Record<string, string>>;
}

/**
 * The example key of RFC 9421, appendix B.1.3. Everybody knows its secret half, so it proves
 * nothing outside a test.
 */
export const testKey: PrivateJwk = {
  kty: "EC",
  crv: "P-256",
  x: "qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA",
  y: "Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0",
  d: "UpuF81l-kOxbjf7T4mNSv0r5tN67Gim7rnf6EFpcYDs",
};

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/**
 * Prepares a private key for signing. Rejects if the key is not one on the curve P-256.
 *
 * @example
 * const key = await openSigningKey({ kty: "EC", crv: "P-256", x: "...", y: "...", d: "..." });
 */
export async function openSigningKey({ kty, crv, x, y, d }: PrivateJwk): Promise<SigningKey> {
  const jwk = { kty, crv, x, y, d };
  const key = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  // RFC 7638, section 3: the required members, ordered by name.
  const keyId = base64Url(sha256(utf8ToBytes(JSON.stringify({ crv, kty, x, y }))));
  return {
    keyId,
    publicJwk: { kid: keyId, kty, crv, x, y, use: "sig", alg: "ES256" },
    sign: async (bytes) =>
      new Uint8Array(await crypto.subtle.sign(algorithm, key, new Uint8Array(bytes))),
  };
}
