import { decodeBase64 } from "./base64.ts";
import { Malformed } from "./malformed.ts";
import { decodeLatin1 } from "./text.ts";

const block = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;
const certificateLabels = new Set(["CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE"]);

/** Reads the DER of one certificate. Throws if its PEM block is malformed. */
export type ReadBytes = () => Uint8Array;

/**
 * Finds every certificate of the input, in order. Input: DER bytes, or PEM (RFC 7468) as bytes or text. Other text is
 * skipped.
 */
export function findCertificates(input: unknown): ReadBytes[] {
  if (typeof input === "string") return findBlocks(input);
  if (!(input instanceof Uint8Array)) {
    throw new Malformed("it is neither a text in PEM nor bytes in DER");
  }
  return input[0] === 0x30 ? [() => input] : findBlocks(decodeLatin1(input));
}

function findBlocks(text: string): ReadBytes[] {
  const found = [...text.matchAll(block)]
    .filter(([, label = ""]) => certificateLabels.has(label))
    .map(
      ([, , body = ""]): ReadBytes =>
        () =>
          decodeBase64(body),
    );
  if (found.length === 0) throw new Malformed("it contains no PEM block of a certificate");
  return found;
}
