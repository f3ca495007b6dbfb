import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** The first 128 bits of a SHA-256 in base 32. */
export function textDigest(text: string): string {
  return bytesToBase32(sha256(utf8ToBytes(text)).subarray(0, 16));
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Twenty bits as four characters of Crockford's base 32, lower case. */
export function toBase32(value: number): string {
  return [15, 10, 5, 0].map((shift) => alphabet[(value >>> shift) & 31]).join("");
}

/** The inverse of {@link toBase32}; undefined for any other text. */
export function fromBase32(text: string): number | undefined {
  if (text.length !== 4) return undefined;
  let value = 0;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 32 + digit;
  }
  return value;
}

/** Any bytes as base 32, five bits per character, the last one padded with zeros. */
function bytesToBase32(bytes: Uint8Array): string {
  let text = "";
  let [buffer, bits] = [0, 0];
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(buffer >>> bits) & 31];
    }
    buffer &= 31;
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}
