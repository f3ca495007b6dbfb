import { platformProblem } from "../problems/problem-kinds.ts";
import { type ServiceId, serviceIds } from "../service-id.ts";
import { type KeyRow, rehashKey } from "../store/keys.ts";
import { isStoreOutage } from "../store/outage.ts";
import type { Store } from "../store/store.ts";
import { hashApiKey, isWellFormedKey, type Pepper } from "./api-key.ts";
import type { Caller } from "./caller.ts";
import { createKeyLookUp } from "./look-up-keys.ts";

/** A key is read anew in the background from this age on ... */
const refreshAfterMs = 2_000;
/** ... and never believed beyond this one: a revocation holds on every instance within five seconds. */
const believeForMs = 4_000;
const capacity = 10_000;

interface Known {
  readonly row: KeyRow;
  readonly caller: Caller;
  readonly readAt: number;
  refreshing: boolean;
}

/** Tells callers by their keys, mostly from memory. */
export interface KeyRing {
  /** The caller, at once where the key is known and fresh; throws or rejects with the problem otherwise. */
  identify(key: string): Caller | Promise<Caller>;
  /** Lets go of keys that are not in use, so that memory holds no more of them than it must. */
  forgetOld(): void;
}

export interface KeyRingOptions {
  readonly store: Store;
  /** The present one first; the others still open the keys that were hashed with them. */
  readonly peppers: readonly Pepper[];
  readonly now: () => number;
}

// long: its functions share the known keys and the keys that are being read.
export function createKeyRing({ store, peppers, now }: KeyRingOptions): KeyRing {
  const [current] = peppers;
  if (current === undefined) throw new Error("a key ring needs a pepper");
  // By the key as sent, for a few seconds of use: hashing it anew for every request costs as much as the answer itself.
  const known = new Map<string, Known>();
  const lookUp = createKeyLookUp(store.database);
  const reading = new Map<string, Promise<Known>>();

  /** Whoever asks for a key that is being read waits for the same answer. */
  const read = (key: string): Promise<Known> => {
    const underWay = reading.get(key);
    if (underWay) return underWay;
    const result = readNow(key).finally(() => reading.delete(key));
    reading.set(key, result);
    return result;
  };

  const readNow = async (key: string): Promise<Known> => {
    const startedAt = now();
    const hash = hashApiKey(key, current);
    const hashes = [hash, ...peppers.slice(1).map((pepper) => hashApiKey(key, pepper))];
    const row = await lookUp(hashes);
    if (row === undefined || row.revoked_at !== null) {
      known.delete(key);
      throw unknownKey();
    }
    if (row.hash !== hash) await rehash(row.id, hash);
    const caller = callerOf(row);
    const entry = { row, caller, readAt: startedAt, refreshing: false };
    if (known.size >= capacity) known.delete(known.keys().next().value ?? "");
    known.set(key, entry);
    return entry;
  };

  /** Where the store takes no writes, the key works with its old hash, and its next use tries again. */
  const rehash = async (id: string, hash: string): Promise<void> => {
    try {
      await store.write((queries) => rehashKey(queries, id, hash, current.version));
    } catch (error) {
      if (!isStoreOutage(error)) throw error;
    }
  };

  const refresh = (key: string, entry: Known): void => {
    entry.refreshing = true;
    // A failure is not ours to report: the entry grows too old, and the next request meets the fault itself.
    read(key).catch(() => {
      entry.refreshing = false;
    });
  };

  return {
    identify(key) {
      const entry = known.get(key);
      const age = entry ? now() - entry.readAt : Number.POSITIVE_INFINITY;
      if (entry === undefined || age >= believeForMs || age < 0) {
        if (!isWellFormedKey(key)) throw unknownKey();
        return read(key).then(({ row, caller }) => unexpired(row, caller, now()));
      }
      if (age >= refreshAfterMs && !entry.refreshing) refresh(key, entry);
      return unexpired(entry.row, entry.caller, now());
    },
    forgetOld() {
      const before = now() - believeForMs;
      for (const [key, { readAt }] of known) if (readAt < before) known.delete(key);
    },
  };
}

function unexpired(row: KeyRow, caller: Caller, at: number): Caller {
  if (row.expires_at === null || at < row.expires_at) return caller;
  // Whoever holds the key may know; a stranger would have been told that there is no such key.
  throw platformProblem(
    "expired_api_key",
    "The API key has expired. Use its successor.",
    challenge,
  );
}

const challenge = { headers: { "WWW-Authenticate": 'ApiKey realm="almanac"' } };

/** One answer for malformed, unknown and revoked, so that nothing is disclosed. */
function unknownKey() {
  return platformProblem("invalid_api_key", "The API key is not valid.", challenge);
}

export function missingKey(detail: string) {
  return platformProblem("missing_api_key", detail, challenge);
}

function callerOf({ id, owner, tier, scopes }: KeyRow): Caller {
  return { keyId: id, owner, tier, scopes: parseScopes(scopes) };
}

/** `all`, or service ids with commas between them. Unknown names open nothing. */
export function parseScopes(text: string): "all" | readonly ServiceId[] {
  const names = text.split(",").map((name) => name.trim());
  return names.includes("all") ? "all" : serviceIds.filter((id) => names.includes(id));
}
