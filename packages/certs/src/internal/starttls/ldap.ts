import { contentOf, expectTag, readElement } from "../der.ts";
import { Malformed } from "../malformed.ts";
import type { Dialogue, Step } from "./dialogue.ts";
import { refused, unexpected } from "./lines.ts";

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
  const code = resultCode(yield { want: { bytes: length } });
  if (code === undefined) throw unexpected("answer the extended operation");
  if (code !== 0) throw refused("StartTLS");
}

/** The resultCode at the start of an ExtendedResponse, [APPLICATION 24]. `message` is the content of an LDAPMessage. */
function resultCode(message: Uint8Array): number | undefined {
  try {
    const id = readElement(message);
    const response = expectTag(readElement(message, id.end), 0x78, "the response");
    const code = readElement(message, response.content, response.end);
    return contentOf(expectTag(code, 0x0a, "the result code"))[0];
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** Reads the rest of an element's length, given its first length octet (X.690 8.1.3). */
function* berLength(first: number): Generator<Step, number, Uint8Array> {
  if (first < 0x80) return first;
  const count = first & 0x7f;
  if (count === 0 || count > 4) throw unexpected("answer in LDAP");
  const octets = yield { want: { bytes: count } };
  return octets.reduce((length, octet) => length * 256 + octet, 0);
}
