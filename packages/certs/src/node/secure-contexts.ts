import { constants, getCurves } from "node:crypto";
import { createSecureContext, type SecureContext, type SecureContextOptions } from "node:tls";
import {
  classicalGroups,
  newestGroups,
  rareCurves,
  signaturesOf,
  tls13Suites,
} from "../data/handshakes.ts";
import type { HelloGroups, HelloKind } from "./lookup-types.ts";

/** The ClientHellos that OpenSSL sends. */
type OpenSslHello = Exclude<HelloKind, "plain">;

/**
 * Settings that reach the oldest servers: TLS 1.0, small keys, SHA-1, no encryption, and no secure
 * renegotiation. They are acceptable here, and only here, because a lookup sends no secret.
 */
const permissive = (suites: string): SecureContextOptions => ({
  minVersion: "TLSv1",
  ciphers: `${tls13Suites}:${suites}@SECLEVEL=0`,
  secureOptions: constants.SSL_OP_ALL | constants.SSL_OP_LEGACY_SERVER_CONNECT,
});

/**
 * A server chooses its key by the signature algorithms, and before TLS 1.2 by the cipher suites.
 */
const options: Readonly<Record<OpenSslHello, SecureContextOptions>> = {
  // Among others, pads a message on which some load balancers would hang (RFC 7685).
  modern: { secureOptions: constants.SSL_OP_ALL },
  legacy: permissive("ALL:eNULL:!aNULL"),
  ecdsa: { ...permissive("aECDSA"), sigalgs: signaturesOf.ecdsa },
  rsa: { ...permissive("aRSA"), sigalgs: signaturesOf.rsa },
};

/**
 * Lists of groups, the best first. A version of OpenSSL rejects a list whose syntax it does not
 * know: `DEFAULT` and `?` (skip what is unknown) came with 3.5, together with ML-KEM. Servers whose
 * key is on a rarer curve need the curve in the list of groups too (RFC 7027, RFC 8422, RFC 8734),
 * and no platform offers these curves by default.
 */
function groupLists(groups: HelloGroups): readonly string[] {
  const known = getCurves();
  const curves = rareCurves.filter((name) => known.includes(name));
  const classical = [classicalGroups, ...curves];
  // TLS 1.3 has names of its own for the brainpool curves, and skips the other two.
  const forTls13 = curves.map((name) => `?${name}tls13`);
  const newest = [groups === "default" ? newestGroups : classicalGroups, ...curves, ...forTls13];
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
