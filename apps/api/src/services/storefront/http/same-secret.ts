import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that the duration reveals neither the secret nor its length. */
export function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

const digest = (text: string): Uint8Array => createHash("sha256").update(text).digest();
