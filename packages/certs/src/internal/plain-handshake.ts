// A handshake up to TLS 1.2 shows the certificate before anything is encrypted. So it can be read
// from servers with which OpenSSL cannot agree: cipher suites that it no longer has, SSL 3.0,
// unusual curves and key types, extensions that nobody asked for.
import { alertNames, oldGroups, oldSignatures, oldSuites, versions } from "../data/handshakes.ts";
import { tlsError } from "./alerts.ts";
import { readElement } from "./der.ts";
import { readable } from "./read-certificate.ts";
import type { Step } from "./starttls/dialogue.ts";
import { numberOf } from "./text.ts";

/** What a server showed before encryption. */
export interface PlainFlight {
  readonly protocol: string;
  /** The certificates as they were sent, leaf first. */
  readonly chain: readonly Uint8Array[];
}

/**
 * A ClientHello of TLS 1.2 (RFC 5246 section 7.4.1.2) that offers what OpenSSL does not, and ends
 * with the suites that need no certificate. `random` has 32 bytes.
 */
function plainHello(servername: string, random: Uint8Array): Uint8Array {
  const name = Array.from(servername, (character) => character.charCodeAt(0));
  const extensions = [
    ...(name.length > 0 ? extension(0, sized([0, ...sized(name)])) : []),
    ...extension(10, sized(oldGroups.flatMap(word))),
    ...extension(11, [1, 0]),
    ...extension(13, sized(oldSignatures.flatMap(word))),
  ];
  // No session, and no compression.
  const suites = [0, ...sized(oldSuites.flatMap(word)), 1, 0];
  // Some load balancers hang on a message of 256 to 511 bytes (RFC 7685), and some servers fail if
  // the last extension is empty. The other parts have 44 bytes.
  const missing = Math.max(1, 512 - 44 - suites.length - extensions.length);
  extensions.push(...extension(21, new Array<number>(missing).fill(0)));
  const body = [...word(0x0303), ...random, ...suites, ...sized(extensions)];
  // Old servers read only records of a version that they know (RFC 5246 appendix E.1). The length
  // of the message has three bytes.
  return Uint8Array.from([22, ...word(0x0301), ...sized([1, 0, ...sized(body)])]);
}

function word(value: number): number[] {
  return [value >> 8, value & 0xff];
}

/** The bytes, after their number. */
function sized(bytes: readonly number[]): number[] {
  return [...word(bytes.length), ...bytes];
}

function extension(type: number, content: readonly number[]): number[] {
  return [...word(type), ...sized(content)];
}

/** As many as OpenSSL reads. */
const mostBytes = 100 * 1024;

const headerBytes = 5;
const alertRecord = 21;
const handshakeRecord = 22;
const helloRequest = 0;
const serverHello = 2;
const certificate = 11;
const serverKeyExchange = 12;
const serverHelloDone = 14;

/**
 * Sends the hello, and reads what the server answers, up to its certificates. Returns what was
 * shown. `random` has 32 bytes. @throws {CertError}
 */
export function* plainHandshake(
  servername: string,
  random: Uint8Array,
): Generator<Step, PlainFlight, Uint8Array> {
  yield { send: plainHello(servername, random) };
  const content: number[] = [];
  let [received, read] = [0, 0];
  let protocol: string | undefined;
  /** Reads so many bytes of messages, which may be split over records at any place. */
  function* take(count: number): Generator<Step, number[], Uint8Array> {
    read += count;
    while (content.length < read) {
      const header = yield { want: { bytes: headerBytes } };
      requireRecord(header);
      const length = numberOf(header.subarray(3));
      received += headerBytes + length;
      if (received > mostBytes) throw tlsError("certificate_too_large");
      content.push(...messagesOf(header, yield { want: { bytes: length } }));
    }
    return content.slice(read - count, read);
  }
  for (;;) {
    const [type, ...size] = yield* take(4);
    // The length of what comes before a ServerHello is not believed.
    if (type !== helloRequest && type !== serverHello && !protocol)
      throw tlsError("handshake_failed");
    const body = yield* take(numberOf(size));
    if (type === serverHello) protocol = versions[numberOf(body.slice(0, 2))];
    if (type === certificate && protocol) return { protocol, chain: chainOf(body) };
    // Messages of extensions that nobody asked for may come first.
    if (type === serverKeyExchange || type === serverHelloDone) throw tlsError("no_certificate");
  }
}

/** Refuses what is not TLS before its length is believed. */
function requireRecord([type = 0, major]: Uint8Array): void {
  if (type < 20 || type > 23 || major !== 3) throw tlsError("not_tls");
  if (type !== alertRecord && type !== handshakeRecord) throw tlsError("handshake_failed");
}

/** The bytes of messages in a record. A warning has none, and ends the connection or nothing. */
function messagesOf([type]: Uint8Array, content: Uint8Array): Iterable<number> {
  if (type === handshakeRecord) return content;
  const [level, description = 0] = content;
  if (description === 0) throw tlsError("connection_closed");
  if (level === 1) return [];
  throw tlsError("handshake_failed", alertNames[description] ?? `${description}`);
}

function chainOf(body: readonly number[]): readonly Uint8Array[] {
  const chain: Uint8Array[] = [];
  for (let at = 3; at + 3 <= body.length; ) {
    const end = at + 3 + numberOf(body.slice(at, at + 3));
    if (end > body.length) throw tlsError("malformed_certificate");
    chain.push(Uint8Array.from(body.slice(at + 3, end)));
    at = end;
  }
  const [leaf] = chain;
  if (leaf === undefined) throw tlsError("no_certificate");
  if (readable(() => readElement(leaf).end) !== leaf.length)
    throw tlsError("malformed_certificate");
  return chain;
}
