import { Malformed } from "./cert-error.ts";
import { decodeLatin1 } from "./text.ts";

// A block that is cut off ends where the next one begins.
const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)(-----END \1-----)?/g;
const certificateLabels = new Set(["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"]);

/** Reads the DER of one certificate. Throws if its PEM block is malformed. */
type ReadBytes = () => Uint8Array;

/**
 * Finds every certificate of the input, in order. Input: DER bytes, or PEM (RFC 7468) as bytes or
 * text. Other text is skipped.
 */
export function findCertificates(input: unknown): ReadBytes[] {
  if (typeof input === "string") return findBlocks(input);
  if (!(input instanceof Uint8Array)) {
    throw new Malformed("it is neither a text in PEM nor bytes in DER");
  }
  if (input[0] === 0x30) return [() => input];
  // PEM has only ASCII characters. In UTF-16, which PowerShell writes, each has a zero byte.
  return findBlocks(decodeLatin1(input).replaceAll("\0", ""));
}

function findBlocks(text: string): ReadBytes[] {
  const found = [...text.matchAll(block)]
    .filter(([, label = ""]) => certificateLabels.has(label))
    .map(
      ([, , body = "", end]): ReadBytes =>
        () => {
          if (end === undefined) throw new Malformed("its PEM block has no end");
          return decodeBase64(body);
        },
    );
  if (found.length === 0) throw new Malformed("it contains no PEM block of a certificate");
  return found;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * RFC 4648 section 4. White space between the characters is skipped, because PEM contains it (RFC
 * 7468), and so are line ends that JSON or an environment variable has escaped.
 */
function decodeBase64(text: string): Uint8Array {
  const digits = text.replaceAll(/\s|\\[nr]/g, "");
  const body = digits.replace(/={1,2}$/, "");
  if (body.length % 4 === 1 || digits.length === 0) throw new Malformed("the base64 is cut off");
  const bytes = new Uint8Array(Math.floor((body.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let length = 0;
  for (const digit of body) {
    const value = alphabet.indexOf(digit);
    if (value < 0) throw new Malformed("a character is not base64");
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (buffer >> bits) & 0xff;
    length += 1;
  }
  return bytes;
}
