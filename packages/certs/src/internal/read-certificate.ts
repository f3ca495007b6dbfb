import { formatAddress } from "./address.ts";
import { readTime } from "./asn1-time.ts";
import { Malformed } from "./cert-error.ts";
import {
  childrenOf,
  contentOf,
  type Element,
  expectTag,
  innerOf,
  oidOf,
  partsOf,
  rawOf,
  readElement,
  tags,
} from "./der.ts";
import { foldName, formatName } from "./distinguished-name.ts";
import { decodeBytes, decodeLatin1, escapeControl, hex } from "./text.ts";

/**
 * One entry of the subject alternative name. `text` is the encoded value, `label` is the text in
 * the report.
 */
export interface SubjectAltName {
  /** The kind of name, as the report calls it. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly label: string;
}

/**
 * The fields of a certificate (RFC 5280 section 4.1). A time is undefined if it is not a
 * valid date.
 */
export interface Certificate {
  readonly raw: Uint8Array;
  readonly serial: Uint8Array;
  readonly signatureOid: string;
  readonly issuer: string;
  readonly subject: string;
  /** Whether issuer and subject are the same name. */
  readonly selfIssued: boolean;
  readonly notBefore: number | undefined;
  readonly notAfter: number | undefined;
  readonly publicKey: Element;
  readonly names: readonly SubjectAltName[];
  readonly authorityKeyId: Uint8Array | undefined;
  readonly subjectKeyId: Uint8Array | undefined;
  /** Undefined if the extension that says so is broken. */
  readonly mustStaple: boolean | undefined;
}

/** Reads a certificate from the first DER element of the bytes. @throws {Malformed} */
export function readCertificate(bytes: Uint8Array): Certificate {
  const certificate = readElement(bytes);
  const [body, algorithm] = partsOf(certificate, "the certificate");
  const fields = partsOf(body, "the body of the certificate");
  // A version 1 certificate omits the version, [0].
  if (fields[0]?.tag === 0xa0) fields.shift();
  const [serial, , issuer, validity, subject, publicKey, ...optional] = fields;
  const [notBefore, notAfter] = partsOf(validity, "the validity");
  if (notBefore === undefined || notAfter === undefined)
    throw new Malformed("a date of the validity is missing");
  if (issuer === undefined || subject === undefined) throw new Malformed("a name is missing");
  const found = readable(() => readExtensions(optional));
  const extension = (oid: string) => onlyOne(found?.get(oid));
  const names = { issuer: formatName(issuer), subject: formatName(subject) };
  return {
    raw: rawOf(certificate),
    serial: contentOf(expectTag(serial, tags.integer, "the serial number")),
    signatureOid: algorithmOid(algorithm, "the signature algorithm"),
    ...names,
    selfIssued: foldName(names.issuer) === foldName(names.subject),
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    publicKey: expectTag(publicKey, tags.sequence, "the public key"),
    names: readable(() => readAltNames(extension("2.5.29.17"))) ?? [],
    authorityKeyId: readable(() => readAuthorityKeyId(extension("2.5.29.35"))),
    subjectKeyId: readable(() => readSubjectKeyId(extension("2.5.29.14"))),
    mustStaple: found && readable(() => readMustStaple(extension("1.3.6.1.5.5.7.1.24"))),
  };
}

export function algorithmOid(algorithm: Element | undefined, what?: string): string {
  const [oid] = partsOf(algorithm, what);
  return oidOf(expectTag(oid, tags.oid, what));
}

/** Returns undefined for a broken extension, so that the expiry is still reported. */
export function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** The contents of the extensions, by their type. */
function readExtensions(optional: readonly Element[]): Map<string, Element | "twice"> {
  const found = new Map<string, Element | "twice">();
  const wrapper = optional.find((element) => element.tag === 0xa3);
  if (wrapper === undefined) return found;
  const [list] = childrenOf(wrapper);
  for (const extension of partsOf(list)) {
    // An extension whose type cannot be read is left out.
    readable(() => {
      const [type, ...rest] = partsOf(extension);
      const oid = oidOf(expectTag(type, tags.oid));
      found.set(oid, found.has(oid) ? "twice" : (rest.at(-1) ?? extension));
    });
  }
  return found;
}

/**
 * The value of an extension. A type that occurs twice counts as broken: RFC 5280 section 4.2 forbids
 * it, and clients refuse.
 */
function onlyOne(found: Element | "twice" | undefined): Element | undefined {
  if (found === "twice") throw new Malformed("it occurs twice");
  return found && expectTag(found, tags.octetString);
}

function readAltNames(value: Element | undefined): SubjectAltName[] {
  if (value === undefined) return [];
  return partsOf(innerOf(value)).map(readAltName);
}

/**
 * How the report calls each kind of GeneralName (RFC 5280 section 4.2.1.6), by its tag, and how it
 * reads the value.
 */
const altNameKinds: Readonly<
  Record<number, readonly [type: string, read?: (element: Element) => string]>
> = {
  160: ["otherName"],
  129: ["email", printable],
  130: ["DNS", printable],
  163: ["x400Address"],
  164: ["dirName", (element) => formatName(innerOf(element))],
  165: ["ediPartyName"],
  134: ["URI", printable],
  135: ["IP", describeAddress],
  136: ["RID", oidOf],
};

/** A name that is broken or of another kind is written in hexadecimal, and hides no other name. */
function readAltName(element: Element): SubjectAltName {
  const bytes = contentOf(element);
  const [type, read] = altNameKinds[element.tag] ?? ["unknown"];
  const value = readable(() => read?.(element)) ?? `#${hex(rawOf(element))}`;
  return { type, bytes, text: decodeLatin1(bytes), label: `${type}:${value}` };
}

function describeAddress(element: Element): string {
  const bytes = contentOf(element);
  return [4, 16].includes(bytes.length) ? formatAddress([...bytes]) : `#${hex(bytes)}`;
}

/**
 * Escapes control characters and backslashes: a name cannot break a line, and an escape cannot
 * be forged.
 */
function printable(element: Element): string {
  return decodeBytes(contentOf(element)).replaceAll(/[\p{Cc}\\]/gu, (character) =>
    character === "\\" ? "\\\\" : escapeControl(character),
  );
}

function readAuthorityKeyId(value: Element | undefined): Uint8Array | undefined {
  const found = value && partsOf(innerOf(value)).find(({ tag }) => tag === 0x80);
  return found && contentOf(found);
}

function readSubjectKeyId(value: Element | undefined): Uint8Array | undefined {
  return value && contentOf(expectTag(innerOf(value), tags.octetString));
}

/**
 * The TLS features that a server must offer with this certificate (RFC 7633 section 4): numbers of
 * extensions, of which 5 (status_request) and 17 (status_request_v2) mean a stapled OCSP response.
 */
function readMustStaple(value: Element | undefined): boolean {
  if (value === undefined) return false;
  return partsOf(innerOf(value)).some((feature) => {
    const [number, ...more] = contentOf(expectTag(feature, tags.integer));
    return more.length === 0 && (number === 5 || number === 17);
  });
}
