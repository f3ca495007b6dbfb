import { constants, getCurves } from "node:crypto";
import { createSecureContext, type SecureContext, type SecureContextOptions } from "node:tls";
import type { HelloGroups, HelloKind } from "./lookup-types.ts";

/** The ClientHellos that OpenSSL sends. */
type OpenSslHello = Exclude<HelloKind, "plain">;

// All suites of RFC 8446. By default, OpenSSL does not offer those with CCM, which small devices have.
const tls13Suites =
  "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256";

/**
 * Settings that reach the oldest servers: TLS 1.0, small keys, SHA-1, no encryption, and no secure
 * renegotiation. They are acceptable here, and only here, because a lookup sends no secret.
 */
const permissive = (suites: string): SecureContextOptions => ({
  minVersion: "TLSv1",
  ciphers: `${tls13Suites}:${suites}@SECLEVEL=0`,
  secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
});

/**
 * A server chooses its key by the signature algorithms, and before TLS 1.2 by the cipher suites.
 */
const options: Readonly<Record<OpenSslHello, SecureContextOptions>> = {
  modern: {},
  legacy: permissive("ALL:eNULL:!aNULL"),
  ecdsa: {
    ...permissive("aECDSA"),
    sigalgs: "ecdsa_secp256r1_sha256:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512:ECDSA+SHA1",
  },
  rsa: {
    ...permissive("aRSA"),
    sigalgs: [
      ...["rsae", "pss"].flatMap((key) =>
        [256, 384, 512].map((bits) => `rsa_pss_${key}_sha${bits}`),
      ),
      "RSA+SHA256:RSA+SHA384:RSA+SHA512:RSA+SHA1",
    ].join(":"),
  },
};

// RFC 8422 and RFC 7919: what OpenSSL offers by default, without the groups of ML-KEM.
const classicalGroups = "X25519:P-256:X448:P-384:P-521:ffdhe2048:ffdhe3072";

const rareCurve = /^(?:brainpoolP(?:256|384|512)r1|secp224r1|secp256k1)$/;

/**
 * Lists of groups, the best first. A version of OpenSSL rejects a list whose syntax it does not
 * know: `DEFAULT` and `?` (skip what is unknown) came with 3.5, together with ML-KEM. Servers whose
 * key is on a rarer curve need the curve in the list of groups too (RFC 7027, RFC 8422, RFC 8734),
 * and no platform offers these curves by default.
 */
function groupLists(groups: HelloGroups): readonly string[] {
  const curves = getCurves().filter((name) => rareCurve.test(name));
  const classical = [classicalGroups, ...curves];
  // TLS 1.3 has names of its own for the brainpool curves, and skips the other two.
  const forTls13 = curves.map((name) => `?${name}tls13`);
  const newest = [groups === "default" ? "DEFAULT" : classicalGroups, ...curves, ...forTls13];
  return [newest.join(":"), classical.join(":")];
}

// purity: caches that change no answer.
const made = new Map<string, SecureContext>();
let offered: boolean | undefined;

/**
 * Whether the default groups contain ML-KEM, whose key share makes a ClientHello longer than one
 * TCP segment. Some servers and middleboxes hang up on such a message.
 */
export function offersMlKem(): boolean {
  offered ??= accepts("X25519MLKEM768");
  return offered;
}

function accepts(ecdhCurve: string): boolean {
  try {
    createSecureContext({ ecdhCurve });
    return true;
  } catch {
    return false;
  }
}

/**
 * The TLS context for a ClientHello. Each is created once, because creating one costs as much as
 * a handshake.
 */
export function secureContext(hello: OpenSslHello, groups: HelloGroups): SecureContext {
  const key = `${hello} ${groups}`;
  const known = made.get(key);
  if (known) return known;
  const ecdhCurve = groupLists(groups).find(accepts) ?? "auto";
  const context = createSecureContext({ ...options[hello], ecdhCurve });
  made.set(key, context);
  return context;
}
