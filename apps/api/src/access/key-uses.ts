import { touchKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";

const noteEveryMs = 60_000;

/** When each key was last used. Written to the store at most once a minute per key. */
export class KeyUses {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #notedAt = new Map<string, number>();
  readonly #unwritten = new Set<string>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  note(keyId: string): void {
    const at = this.#now();
    const last = this.#notedAt.get(keyId);
    if (last !== undefined && at - last <= noteEveryMs) return;
    this.#notedAt.set(keyId, at);
    this.#unwritten.add(keyId);
  }

  /** Rejects if the store accepts no writes. What was not written stays for the next call. */
  async write(): Promise<void> {
    for (const keyId of this.#unwritten) {
      const at = this.#notedAt.get(keyId) ?? this.#now();
      await this.#store.write((queries) => touchKey(queries, keyId, at));
      this.#unwritten.delete(keyId);
    }
  }

  forgetIdle(since: number): void {
    for (const [keyId, at] of this.#notedAt) {
      if (at < since && !this.#unwritten.has(keyId)) this.#notedAt.delete(keyId);
    }
  }
}
