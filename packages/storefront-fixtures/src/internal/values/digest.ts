import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { bytesToBase32 } from "./base32.ts";

/** The first 128 bits of a SHA-256 in base 32. */
export function textDigest(text: string): string {
  return bytesToBase32(sha256(utf8ToBytes(text)).subarray(0, 16));
}
