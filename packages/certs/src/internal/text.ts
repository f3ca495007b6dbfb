/**
 * Decodes UTF-8 (RFC 3629); undefined if the bytes are not valid UTF-8. Overlong forms and
 * surrogates are not valid.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(hex(bytes).replaceAll(/../g, "%$&"));
  } catch {
    return undefined;
  }
}

/**
 * Decodes a string type with one byte for each character. Issuers have put UTF-8 into all of them,
 * and other text is hardly ever valid UTF-8 by chance.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const text = decodeLatin1(bytes);
  return /[\u0080-\u00ff]/.test(text) ? (decodeUtf8(bytes) ?? text) : text;
}

/**
 * Turns each byte into the character with the same number, so that offsets in text and bytes agree.
 */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Decodes UTF-16 (BMPString, width 2) or UTF-32 (UniversalString, width 4), both big-endian. */
export function decodeWide(bytes: Uint8Array, width: 2 | 4): string | undefined {
  if (bytes.length % width !== 0) return undefined;
  let text = "";
  for (let index = 0; index < bytes.length; index += width) {
    const point = numberOf(bytes.subarray(index, index + width));
    if (point > 0x10ffff || (width === 4 && point >= 0xd800 && point <= 0xdfff)) return undefined;
    text += String.fromCodePoint(point);
  }
  return /\p{Cs}/u.test(text) ? undefined : text;
}

/**
 * Writes a control character as the hex pairs of its UTF-8 form (RFC 4514 section 2.4): a line feed
 * is `\0A`.
 */
export function escapeControl(character: string): string {
  return encodeURIComponent(character).replaceAll("%", "\\");
}

/** Writes each byte as two lower-case digits, with `separator` between the bytes. */
export function hex(bytes: Uint8Array, separator = ""): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(separator);
}

/** The unsigned number of the bytes, the first of which is the highest. */
export function numberOf(bytes: Iterable<number>): number {
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}
