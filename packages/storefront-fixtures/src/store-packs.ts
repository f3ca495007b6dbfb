import type { Store } from "./store.ts";
import type { Dispatched } from "./store-results.ts";

/** Carries out one command. */
export type Carry = (command: unknown, meta?: unknown) => Dispatched<unknown>;

/** What packs add to a shop that was opened with them. */
export interface OpenedPacks {
  /** Changes what commands do and what they answer. */
  readonly around: (carry: Carry) => Carry;
  /** Replaces members of the shop. */
  readonly additions: Partial<Store>;
}

/** Adversarial packs that a shop can be opened with; `adversarialPacks` makes them. */
export interface StorePacks {
  /** The names of the items. */
  readonly names: readonly string[];
  /** Puts the items into a shop. */
  readonly open: (store: Store, seed: number) => OpenedPacks;
}
