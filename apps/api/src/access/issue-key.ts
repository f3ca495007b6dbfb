import { randomBytes } from "node:crypto";
import { insertKey, type KeyRow, replaceKey } from "../store/keys.ts";
import type { Queries } from "../store/store.ts";
import { hashApiKey, type KeyMode, keyHint, mintApiKey, type Pepper } from "./api-key.ts";

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
 * Creates a new key with the same owner, tier, scopes and expiry. The old key keeps working for the overlap. Runs in a
 * transaction, which is rolled back if this rejects.
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
