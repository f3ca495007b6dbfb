import { curveNames, keyTypes } from "../data/algorithms.ts";
import type { PublicKey } from "../types.ts";
import { childrenOf, contentOf, type Element, oidOf, readElement, tags } from "./der.ts";
import { algorithmOid } from "./read-certificate.ts";

/** Type and size of a SubjectPublicKeyInfo (RFC 5280 section 4.1.2.7). An unknown type is its dotted number. */
export function describeKey(info: Element): PublicKey {
  const [algorithm, key] = childrenOf(info);
  const oid = algorithmOid(algorithm, "the algorithm of the public key");
  const type = keyTypes[oid] ?? oid;
  const parameters = algorithm && childrenOf(algorithm)[1];
  if (type === "ec") {
    if (parameters?.tag !== tags.oid) return { type };
    const curve = oidOf(parameters);
    return { type, curve: curveNames[curve] ?? curve };
  }
  const bits = sizeOf(type, key, parameters);
  return bits === undefined ? { type } : { type, bits };
}

function sizeOf(
  type: string,
  key: Element | undefined,
  parameters: Element | undefined,
): number | undefined {
  if ((type === "rsa" || type === "rsa-pss") && key?.tag === tags.bitString) {
    // The first byte is the count of unused bits; then comes SEQUENCE { modulus, exponent } (RFC 8017 A.1.1).
    const [modulus] = childrenOf(readElement(key.bytes, key.content + 1, key.end));
    return modulus && bitLength(contentOf(modulus));
  }
  if (type === "dsa" && parameters?.tag === tags.sequence) {
    const [prime] = childrenOf(parameters);
    return prime && bitLength(contentOf(prime));
  }
  return undefined;
}

function bitLength(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0) return 0;
  return (bytes.length - first - 1) * 8 + (32 - Math.clz32(bytes[first] ?? 0));
}
