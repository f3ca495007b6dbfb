import { findKeysByHash, type KeyRow } from "../store/keys.ts";
import type { Queries } from "../store/store.ts";

/** The largest number of keys in one query. */
const batchSize = 500;

/** Finds the row of the first of these hashes that the store knows. */
export type LookUpKey = (hashes: readonly string[]) => Promise<KeyRow | undefined>;

interface Question {
  readonly hashes: readonly string[];
  readonly resolve: (row: KeyRow | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks up keys in the store with one query at a time. Keys that are asked for while a query runs share the next one.
 * However many keys a caller guesses, the store has at most one such query to answer, and no valid key is refused
 * because of it.
 */
export function createKeyLookUp(queries: Queries): LookUpKey {
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
