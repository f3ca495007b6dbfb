import { base64Url } from "@almanac/kernel/numbers/base64";
import { present } from "@almanac/kernel/objects/objects";
import { sha256 } from "@noble/hashes/sha2.js";
import { curveNames, keyTypes, signatureNames } from "../data/algorithms.ts";
import type { CertificateFacts, PublicKey, Trust } from "../types.ts";
import { formatTime, remainingValidity } from "./asn1-time.ts";
import { Malformed } from "./cert-error.ts";
import { childrenOf, contentOf, type Element, oidOf, readElement, tags } from "./der.ts";
import { type Host, matchesHost } from "./host.ts";
import { algorithmOid, type Certificate, readable, readCertificate } from "./read-certificate.ts";
import { hex } from "./text.ts";

/** What is known about a lookup besides the bytes of the chain. */
interface Circumstances {
  readonly now: number;
  /**
   * The host that the certificate should be for. If missing, the report has no `hostname_match`.
   */
  readonly host?: Host | undefined;
  /** Whether the leaf's own key signed it; undefined if the signature was not checked. */
  readonly selfSigned?: boolean | undefined;
  /** Why the chain was not verified. */
  readonly chainError?: string | undefined;
  readonly chainVerified?: boolean | undefined;
}

/**
 * The report on a chain, leaf first. @throws {Malformed} if the leaf is unreadable or its notAfter
 * is not a valid date.
 */
export function reportOnChain(
  chain: readonly Uint8Array[],
  known: Circumstances,
): CertificateFacts {
  const [first] = chain;
  if (first === undefined) throw new Malformed("there is no certificate");
  const leaf = readCertificate(first);
  const { notBefore, notAfter } = leaf;
  if (notAfter === undefined) throw new Malformed("its notAfter is not a valid date");
  const { now } = known;
  return present({
    issuer: leaf.issuer,
    subject: leaf.subject,
    ...remainingValidity(notBefore, notAfter, now),
    checked_at: formatTime(now),
    serial: formatSerial(leaf.serial),
    fingerprint_sha256: fingerprint(leaf.raw),
    subject_alt_names: leaf.names.map(({ label }) => label),
    key: readable(() => describeKey(leaf.publicKey)) ?? { type: "unreadable" },
    signature_algorithm: signatureNames[leaf.signatureOid] ?? leaf.signatureOid,
    must_staple: leaf.mustStaple,
    chain: [leaf, ...chain.slice(1).flatMap(readOthers)].map(summaryOf),
    trust: trustOf(leaf, notAfter, known),
    renewal_id: renewalId(leaf),
  });
}

/**
 * The certificate is still valid at notAfter itself: the period is inclusive (RFC 5280 4.1.2.5).
 */
function trustOf(leaf: Certificate, notAfter: number, known: Circumstances): Trust {
  const { now, host, chainVerified, chainError } = known;
  const match = host && matchesHost(leaf.names, host);
  const error = chainError ?? (match === false ? "ERR_TLS_CERT_ALTNAME_INVALID" : undefined);
  return present({
    expired: now > notAfter,
    not_yet_valid: leaf.notBefore === undefined ? undefined : now < leaf.notBefore,
    self_signed: known.selfSigned ?? (leaf.selfIssued && namesItself(leaf)),
    hostname_match: match,
    authorized: chainVerified && error === undefined,
    authorization_error: chainVerified === undefined ? undefined : error,
  });
}

/**
 * If the signature was not checked, different key identifiers mean that the certificate is
 * self-issued, not self-signed.
 */
function namesItself({ authorityKeyId, subjectKeyId }: Certificate): boolean {
  return !authorityKeyId || !subjectKeyId || authorityKeyId.join() === subjectKeyId.join();
}

function readOthers(bytes: Uint8Array): Certificate[] {
  const certificate = readable(() => readCertificate(bytes));
  return certificate ? [certificate] : [];
}

function summaryOf({ subject, issuer, notAfter }: Certificate) {
  const expires_at = notAfter === undefined ? undefined : formatTime(notAfter);
  return present({ subject, issuer, expires_at });
}

function fingerprint(bytes: Uint8Array): string {
  return hex(sha256(bytes), ":").toUpperCase();
}

/**
 * A negative number, which RFC 5280 forbids and some issuers wrote all the same, is its amount with
 * a sign. A positive number keeps the zero in front that its encoding may need.
 */
function formatSerial(bytes: Uint8Array): string {
  const digits = hex(bytes).toUpperCase();
  if ((bytes[0] ?? 0) < 0x80) return digits;
  const value = BigInt.asIntN(8 * bytes.length, BigInt(`0x${digits}`));
  const amount = (-value).toString(16).toUpperCase();
  return `-${amount.length % 2 === 0 ? "" : "0"}${amount}`;
}

/** RFC 9773 section 4.1: the key identifier of the issuer, a dot, and the encoded serial number. */
function renewalId({ authorityKeyId, serial }: Certificate) {
  return authorityKeyId && `${base64Url(authorityKeyId)}.${base64Url(serial)}`;
}

/**
 * Type and size of a SubjectPublicKeyInfo (RFC 5280 section 4.1.2.7). An unknown type is its
 * dotted number.
 */
function describeKey(info: Element): PublicKey {
  const [algorithm, key] = childrenOf(info);
  const oid = algorithmOid(algorithm);
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
    // The first byte is the count of unused bits; then comes SEQUENCE { modulus, exponent } (RFC
    // 8017 A.1.1).
    const [modulus] = childrenOf(readElement(key.bytes, key.content + 1, key.end));
    return modulus && bitLength(modulus);
  }
  if (type === "dsa" && parameters?.tag === tags.sequence) {
    const [prime] = childrenOf(parameters);
    return prime && bitLength(prime);
  }
  return undefined;
}

function bitLength(integer: Element): number {
  const bytes = contentOf(integer);
  const first = bytes.findIndex((byte) => byte > 0);
  return first < 0 ? 0 : 8 * (bytes.length - first) + 24 - Math.clz32(bytes[first] ?? 0);
}
