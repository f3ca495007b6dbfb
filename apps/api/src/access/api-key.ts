import { createHmac, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Secret scanners can use this pattern. Text that does not match it is refused without a lookup. */
export const apiKeyPattern = /^alm_(live|test)_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/;

export type KeyMode = "live" | "test";

/** 190 random bits, and a checksum. The checksum detects a mistyped key without a lookup. */
export function mintApiKey(mode: KeyMode): string {
  const stem = `alm_${mode}_${randomDigits(32)}`;
  return `${stem}_${checksum(stem)}`;
}

export function isWellFormedKey(key: string): boolean {
  return apiKeyPattern.test(key) && key.slice(-6) === checksum(key.slice(0, -7));
}

/** The part of a key that may be shown to people. */
export function keyHint(key: string): string {
  return `${key.slice(0, 12)}…${key.slice(-4)}`;
}

export interface Pepper {
  readonly version: number;
  readonly secret: string;
}

/** A fast hash is enough, because a key is random. A stolen table is useless without the pepper. */
export function hashApiKey(key: string, { secret }: Pepper): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}

/** Bytes from 248 on are discarded: 256 is not a multiple of 62, and every digit must be equally likely. */
function randomDigits(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += digits.charAt(byte % 62);
    }
  }
  return text;
}

function checksum(stem: string): string {
  let rest = crc32(stem);
  let text = "";
  for (let index = 0; index < 6; index += 1) {
    text = digits.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
