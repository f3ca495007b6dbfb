// A handshake up to TLS 1.2 shows the certificate before anything is encrypted. So it can be read
// from servers with which OpenSSL cannot agree: cipher suites that it no longer has, SSL 3.0,
// unusual curves and key types, extensions that nobody asked for.
import { alertNames, oldGroups, oldSignatures, oldSuites } from "../data/old-handshake.ts";
import type { CertError, CertErrorCode } from "../errors.ts";
import { tlsError } from "./alerts.ts";
import { readElement } from "./der.ts";
import { readable } from "./read-certificate.ts";

/** Reports why no certificate was read. */
function fault(code: CertErrorCode, alert?: string): CertError {
  return tlsError({ code, ...(alert === undefined ? {} : { alert }) }, "handshake");
}

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
export function plainHello(servername: string, random: Uint8Array): Uint8Array {
  const name = Array.from(servername, (character) => character.charCodeAt(0));
  const extensions = [
    ...(name.length > 0 ? [extension(0, sized(2, [0, ...sized(2, name)]))] : []),
    extension(10, sized(2, oldGroups.flatMap(word))),
    extension(11, sized(1, [0])),
    extension(13, sized(2, oldSignatures.flatMap(word))),
  ];
  const body = [
    ...word(0x0303),
    ...random,
    0,
    ...sized(2, oldSuites.flatMap(word)),
    ...sized(1, [0]),
    ...sized(2, extensions.flat()),
  ];
  // Old servers read only records of a version that they know (RFC 5246 appendix E.1).
  return Uint8Array.from([22, ...word(0x0301), ...sized(2, [1, ...sized(3, body)])]);
}

function word(value: number): number[] {
  return [value >> 8, value & 0xff];
}

/** The bytes, after their number in so many bytes. */
function sized(width: number, bytes: readonly number[]): number[] {
  const size = Array.from(
    { length: width },
    (_, at) => (bytes.length >> (8 * (width - 1 - at))) & 255,
  );
  return [...size, ...bytes];
}

function extension(type: number, content: readonly number[]): number[] {
  return [...word(type), ...sized(2, content)];
}

/** As many as OpenSSL reads. */
const mostBytes = 100 * 1024;

const protocols: Readonly<Record<number, string>> = {
  768: "SSLv3",
  769: "TLSv1",
  770: "TLSv1.1",
  771: "TLSv1.2",
};

const alertRecord = 21;
const handshakeRecord = 22;
const helloRequest = 0;
const serverHello = 2;
const certificate = 11;

/**
 * Reads what a server answers, up to its certificates. The bytes may arrive split at any place, and
 * each is looked at once.
 */
export class PlainReader {
  /** The header of the record that is being read, and how many bytes of its content are missing. */
  #header: number[] = [];
  #missing = 0;
  #alert: number[] = [];
  #messages: number[] = [];
  /** How many bytes of messages were read. */
  #read = 0;
  #protocol: string | undefined;

  /** Returns what was shown, once it is whole. @throws {CertError} */
  push(bytes: Uint8Array): PlainFlight | undefined {
    for (const byte of bytes) this.#take(byte);
    return this.#shown();
  }

  #take(byte: number): void {
    if (this.#missing === 0) {
      this.#header.push(byte);
      const [type = 0, major, , high = 0, low] = this.#header;
      if (low === undefined) return;
      if (type < 20 || type > 23 || major !== 3) throw fault("not_tls");
      if (type !== alertRecord && type !== handshakeRecord) throw fault("handshake_failed");
      this.#missing = (high << 8) + low;
      if (this.#missing === 0) this.#header = [];
      return;
    }
    const isAlert = this.#header[0] === alertRecord;
    (isAlert ? this.#alert : this.#messages).push(byte);
    if (this.#messages.length > mostBytes) throw fault("certificate_too_large");
    this.#missing -= 1;
    if (this.#missing > 0) return;
    this.#header = [];
    if (isAlert) requireWarning(this.#alert.splice(0));
  }

  #shown(): PlainFlight | undefined {
    for (;;) {
      const start = this.#read + 4;
      const end = start + numberOf(this.#messages.slice(this.#read + 1, start));
      if (this.#messages.length < start || this.#messages.length < end) return undefined;
      const type = this.#messages[this.#read];
      this.#read = end;
      if (type === helloRequest) continue;
      if (type === serverHello) {
        this.#protocol = protocols[numberOf(this.#messages.slice(start, start + 2))];
      } else if (this.#protocol !== undefined) {
        if (type !== certificate) throw fault("no_certificate");
        return { protocol: this.#protocol, chain: chainOf(this.#messages.slice(start, end)) };
      }
      if (this.#protocol === undefined) throw fault("handshake_failed");
    }
  }
}

/** A warning has no effect, unless it ends the connection. */
function requireWarning([level, description = 0]: readonly number[]): void {
  if (description === 0) throw fault("connection_closed");
  if (level === 1) return;
  throw fault("handshake_failed", alertNames[description] ?? `${description}`);
}

function chainOf(body: readonly number[]): readonly Uint8Array[] {
  const chain: Uint8Array[] = [];
  for (let at = 3; at + 3 <= body.length; ) {
    const end = at + 3 + numberOf(body.slice(at, at + 3));
    if (end > body.length) throw fault("malformed_certificate");
    chain.push(Uint8Array.from(body.slice(at + 3, end)));
    at = end;
  }
  const [leaf] = chain;
  if (leaf === undefined) throw fault("no_certificate");
  if (readable(() => readElement(leaf).end) !== leaf.length) throw fault("malformed_certificate");
  return chain;
}

function numberOf(bytes: readonly number[]): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
