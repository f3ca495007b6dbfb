import { contentOf, expectTag, innerOf, readElement } from "../der.ts";
import { readable } from "../read-certificate.ts";
import { decodeLatin1, numberOf } from "../text.ts";
import { type Dialogue, refused, type Step, unexpected } from "./dialogue.ts";

/**
 * SSLRequest of the frontend/backend protocol:
 * https://www.postgresql.org/docs/current/protocol-flow.html
 */
export function* postgres(): Dialogue {
  const answer = yield {
    send: Uint8Array.of(0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f),
    want: { bytes: 1 },
  };
  const letter = decodeLatin1(answer);
  if (letter === "N") throw refused("TLS");
  if (letter !== "S") throw unexpected("answer the request for TLS");
}

/** The flag SSL, in the second byte of the capabilities. */
const capabilitySsl = 0x08;
// The client's capability flags: protocol 4.1, SSL, secure connection, plugin authentication.
const ownCapabilities = [0x00, 0x8a, 0x08, 0x00];

/**
 * Handshake V10 and SSLRequest:
 * https://dev.mysql.com/doc/dev/mysql-server/latest/page_protocol_connection_phase.html
 */
export function* mysql(): Dialogue {
  const header = yield { want: { bytes: 4 } };
  const length = numberOf(header.slice(0, 3).reverse());
  if (length < 1 || header[3] !== 0) throw unexpected("greet in version 10 of the protocol");
  const greeting = yield { want: { bytes: length } };
  if (greeting[0] !== 10) throw unexpected("greet in version 10 of the protocol");
  // After the version text come: connection id (4 bytes), scramble (8), a zero, the lower two bytes
  // of the capabilities.
  const capabilities = greeting.indexOf(0, 1) + 1 + 13;
  const [, upper = 0] = greeting.subarray(capabilities);
  if ((upper & capabilitySsl) === 0) throw refused("TLS");
  const request = new Uint8Array(36);
  request.set([0x20, 0, 0, 1, ...ownCapabilities, 0, 0, 0, 1, 0x2d]);
  yield { send: request };
}

const startTlsOid = "1.3.6.1.4.1.1466.20037";

/** The extended operation StartTLS of LDAP: RFC 4511 section 4.14. */
export function* ldap(): Dialogue {
  const name = Uint8Array.from(startTlsOid, (character) => character.charCodeAt(0));
  const operation = [0x77, name.length + 2, 0x80, name.length, ...name];
  const head = yield {
    send: Uint8Array.of(0x30, operation.length + 3, 0x02, 0x01, 0x01, ...operation),
    want: { bytes: 2 },
  };
  if (head[0] !== 0x30) throw unexpected("answer in LDAP");
  const length = yield* berLength(head[1] ?? 0);
  const message = yield { want: { bytes: length } };
  const code = readable(() => resultCode(message));
  if (code === undefined) throw unexpected("answer in LDAP");
  if (code !== 0) throw refused("StartTLS");
}

/**
 * The resultCode at the start of an ExtendedResponse, [APPLICATION 24]. `message` is the content of
 * an LDAPMessage.
 */
function resultCode(message: Uint8Array): number | undefined {
  const response = readElement(message, readElement(message).end);
  return contentOf(expectTag(innerOf(expectTag(response, 0x78)), 0x0a))[0];
}

/** Reads the rest of an element's length, given its first length octet (X.690 8.1.3). */
function* berLength(first: number): Generator<Step, number, Uint8Array> {
  if (first < 0x80) return first;
  const count = first & 0x7f;
  if (count === 0 || count > 4) throw unexpected("answer in LDAP");
  return numberOf(yield { want: { bytes: count } });
}
