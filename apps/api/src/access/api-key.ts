import { createHmac, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { insertKey, type KeyRow, replaceKey } from "../store/keys.ts";
import type { Queries } from "../store/store.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Secret scanners can use this pattern. Text that does not match it is refused without a lookup.
 */
export const apiKeyPattern = /^alm_(live|test)_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/;

type KeyMode = "live" | "test";

/** 190 random bits, and a checksum. The checksum detects a mistyped key without a lookup. */
export function mintApiKey(mode: KeyMode): string {
  const stem = `alm_${mode}_${randomDigits(32)}`;
  return `${stem}_${checksum(stem)}`;
}

export function isWellFormedKey(key: string): boolean {
  return apiKeyPattern.test(key) && key.slice(-6) === checksum(key.slice(0, -7));
}

/** The part of a key that may be shown to people. */
function keyHint(key: string): string {
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

/**
 * Bytes from 248 on are discarded: 256 is not a multiple of 62, and every digit must be
 * equally likely.
 */
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

interface KeyOrder {
  readonly owner: string;
  readonly tier: string;
  /** `all`, or service ids separated by commas. */
  readonly scopes: string;
  readonly mode: KeyMode;
  readonly expiresAt: number | null;
  readonly now: number;
}

export interface IssuedKey {
  readonly row: KeyRow;
  /** The key itself. This is the only time that it is shown. */
  readonly key: string;
}

/** Creates a key and stores what is needed to recognise it. The key itself is not stored. */
export async function issueKey(
  queries: Queries,
  pepper: Pepper,
  order: KeyOrder,
): Promise<IssuedKey> {
  const key = mintApiKey(order.mode);
  const row: KeyRow = {
    id: `key_${randomBytes(9).toString("hex")}`,
    hash: hashApiKey(key, pepper),
    pepper_version: pepper.version,
    hint: keyHint(key),
    owner: order.owner,
    tier: order.tier,
    scopes: order.scopes,
    created_at: order.now,
    expires_at: order.expiresAt,
    last_used_at: null,
    revoked_at: null,
    replaced_by: null,
  };
  await insertKey(queries, row);
  return { row, key };
}

interface Rotation {
  readonly now: number;
  readonly overlapMs: number;
  /** When the new key expires. Default: when the old key expires. */
  readonly expiresAt?: number | undefined;
}

/**
 * Creates a new key with the same owner, tier, scopes and expiry. The old key keeps working for the
 * overlap. Runs in a transaction, which is rolled back if this rejects.
 * @throws AlreadyReplacedError when another rotation of the same key came first.
 */
export async function rotateKey(
  queries: Queries,
  pepper: Pepper,
  old: KeyRow,
  { now, overlapMs, expiresAt = old.expires_at ?? undefined }: Rotation,
): Promise<IssuedKey> {
  const issued = await issueKey(queries, pepper, {
    owner: old.owner,
    tier: old.tier,
    scopes: old.scopes,
    mode: old.hint.startsWith("alm_test") ? "test" : "live",
    expiresAt: expiresAt ?? null,
    now,
  });
  if (!(await replaceKey(queries, old, issued.row.id, now + overlapMs))) {
    throw new AlreadyReplacedError();
  }
  return issued;
}

export class AlreadyReplacedError extends Error {}
