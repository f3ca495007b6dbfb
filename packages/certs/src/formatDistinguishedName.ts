import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { CertError, SafeResult } from "./errors.ts";
import { certError, Malformed, reasonOf } from "./internal/cert-error.ts";
import { readElement } from "./internal/der.ts";
import { formatName } from "./internal/distinguished-name.ts";

/**
 * Writes the DER of a Name as one line, as in RFC 4514. The most specific part comes first; the
 * parts of a set keep the order of the encoding. A type without a short name is its dotted number
 * with the value in hexadecimal. Control characters are escaped, such as `\0A`.
 *
 * @example
 * formatDistinguishedName(new Uint8Array([0x30, 0x00])); // => ""
 *
 * @throws {CertError} `invalid_name` if the bytes are not a Name.
 * @see https://www.rfc-editor.org/rfc/rfc4514
 */
export function formatDistinguishedName(name: Uint8Array): string {
  return unwrap(safeFormatDistinguishedName(name));
}

/**
 * Like {@link formatDistinguishedName}, but takes any input, and returns the error instead of
 * throwing it.
 *
 * @example
 * safeFormatDistinguishedName(new Uint8Array()).error.code; // => "invalid_name"
 */
export function safeFormatDistinguishedName(name: unknown): SafeResult<string> {
  try {
    if (!(name instanceof Uint8Array)) throw new Malformed("it is not bytes");
    return success(formatName(readElement(name)));
  } catch (error) {
    return failure(invalidName(error));
  }
}

function invalidName(error: unknown): CertError {
  const message = `This is not a distinguished name in DER: ${reasonOf(error)}.`;
  return certError("invalid_name", message);
}
