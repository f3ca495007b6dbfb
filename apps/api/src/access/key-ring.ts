import { platformProblem } from "../problems/problem-kinds.ts";
import { type ServiceId, serviceIds } from "../service-id.ts";
import { findKeysByHash, type KeyRow, rehashKey } from "../store/keys.ts";
import { isStoreOutage } from "../store/outage.ts";
import type { Queries, Store } from "../store/store.ts";
import { hashApiKey, isWellFormedKey, type Pepper } from "./api-key.ts";
import type { Caller } from "./caller.ts";

/** If what is known about a key is older than this, it is read again in the background. */
const refreshAfterMs = 2_000;
/**
 * If what is known about a key is older than this, it is read again before the key is accepted. A
 * revocation therefore takes effect on every instance within five seconds.
 */
const believeForMs = 4_000;
/**
 * If the store does not answer, what is known about a key is believed for this long. A revocation
 * cannot reach the store then, unless only this instance has lost it.
 */
const trustForMs = 300_000;
const capacity = 10_000;

interface Known {
  readonly row: KeyRow;
  readonly caller: Caller;
  readonly readAt: number;
  refreshing: boolean;
}

/** Finds the caller for a key, mostly from memory. */
export interface KeyRing {
  /**
   * The caller: without a promise if the key is known and fresh. Throws or rejects with the
   * problem otherwise.
   */
  identify(key: string): Caller | Promise<Caller>;
  /** Forgets keys that are no longer in use, to save memory. */
  forgetOld(): void;
}

interface KeyRingOptions {
  readonly store: Store;
  /**
   * The first pepper hashes new keys. The others are for keys that were hashed with them earlier.
   */
  readonly peppers: readonly Pepper[];
  readonly now: () => number;
}

// long: its functions share the known keys and the keys that are being read.
export function createKeyRing(options: KeyRingOptions): KeyRing {
  const { store, peppers, now } = options;
  const [current] = peppers;
  if (current === undefined) throw new Error("a key ring needs a pepper");
  // Keyed by the key as sent, and kept for a few seconds. Hashing the key for every request would
  // cost as much as the answer itself.
  const known = new Map<string, Known>();
  const lookUp = createKeyLookUp(store.database);
  const reading = new Map<string, Promise<Known>>();

  /** Callers that ask for a key which is already being read wait for the same answer. */
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

  /**
   * If the store accepts no writes, the key works with its old hash, and its next use tries again.
   */
  const rehash = async (id: string, hash: string): Promise<void> => {
    try {
      await store.write((queries) => rehashKey(queries, id, hash, current.version));
    } catch (error) {
      if (!isStoreOutage(error)) throw error;
    }
  };

  /** What was known before, if the store is unavailable. */
  const trusted = (error: unknown, entry: Known | undefined): Known => {
    const age = entry ? now() - entry.readAt : Number.POSITIVE_INFINITY;
    if (entry === undefined || age >= trustForMs || age < 0 || !isStoreOutage(error)) throw error;
    return entry;
  };

  const refresh = (key: string, entry: Known): void => {
    entry.refreshing = true;
    // A failure is not reported here: the entry becomes too old, and the next request gets the
    // error itself.
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
        return read(key)
          .catch((error: unknown) => trusted(error, entry))
          .then(({ row, caller }) => unexpired(row, caller, now()));
      }
      if (age >= refreshAfterMs && !entry.refreshing) refresh(key, entry);
      return unexpired(entry.row, entry.caller, now());
    },
    forgetOld() {
      const before = now() - trustForMs;
      for (const [key, { readAt }] of known) if (readAt < before) known.delete(key);
    },
  };
}

function unexpired(row: KeyRow, caller: Caller, at: number): Caller {
  if (row.expires_at === null || at < row.expires_at) return caller;
  // Only the holder of the key gets this far, so the answer may say that the key has expired.
  throw platformProblem(
    "expired_api_key",
    "The API key has expired. Use its successor.",
    challenge,
  );
}

const challenge = { headers: { "WWW-Authenticate": 'ApiKey realm="almanac"' } };

/** The same answer for malformed, unknown and revoked keys, so that it discloses nothing. */
function unknownKey() {
  return platformProblem("invalid_api_key", "The API key is not valid.", challenge);
}

export function missingKey(detail: string) {
  return platformProblem("missing_api_key", detail, challenge);
}

function callerOf({ id, owner, tier, scopes }: KeyRow): Caller {
  return { keyId: id, owner, tier, scopes: parseScopes(scopes) };
}

/** `all`, or service ids separated by commas. Unknown names give access to nothing. */
export function parseScopes(text: string): "all" | readonly ServiceId[] {
  const names = text.split(",").map((name) => name.trim());
  return names.includes("all") ? "all" : serviceIds.filter((id) => names.includes(id));
}

/** The largest number of keys in one query. */
const batchSize = 500;

/** Finds the row of the first of these hashes that the store knows. */
type LookUpKey = (hashes: readonly string[]) => Promise<KeyRow | undefined>;

interface Question {
  readonly hashes: readonly string[];
  readonly resolve: (row: KeyRow | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up keys in the store with one query at a time. Keys that are asked for while a query runs
 * share the next one. However many keys a caller guesses, the store has at most one such query to
 * answer, and no valid key is refused because of it.
 */
function createKeyLookUp(queries: Queries): LookUpKey {
  let waiting: Question[] = [];
  let asking = false;

  async function ask(questions: readonly Question[]): Promise<void> {
    try {
      const rows = await findKeysByHash(
        queries,
        questions.flatMap(({ hashes }) => hashes),
      );
      const byHash = new Map(rows.map((row) => [row.hash, row]));
      for (const { hashes, resolve } of questions) {
        const known = hashes.find((hash) => byHash.has(hash));
        resolve(known === undefined ? undefined : byHash.get(known));
      }
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  async function askAll(): Promise<void> {
    asking = true;
    while (waiting.length > 0) {
      const questions = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await ask(questions);
    }
    asking = false;
  }

  return (hashes) =>
    new Promise((resolve, reject) => {
      waiting.push({ hashes, resolve, reject });
      if (!asking) void askAll();
    });
}
