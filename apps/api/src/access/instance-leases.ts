import { forgetEmptyLeases, listInstances, renewInstance } from "../store/leases.ts";
import type { Store } from "../store/store.ts";
import { takeBack } from "../store/usage.ts";
import type { Journal, Journals } from "./journal.ts";

/**
 * After this time without a renewal, other instances may take back what this process has reserved.
 */
const leaseMs = 4_000;
const renewAfterMs = 1_000;
/** By how much the clocks of two instances may differ. */
const toleranceMs = 1_000;
/**
 * For this long, the reservations of an ended instance wait for an instance that can read
 * its journal.
 */
const journalWaitMs = 60_000;
/**
 * The store remembers the number of a batch for a day, so an older journal may be in the
 * store already.
 */
const journalMemoryMs = 86_400_000;

/** A time during which this process reserves and counts under one name. */
export class Lease {
  readonly instance: string;
  readonly journal: Journal | undefined;
  /** The number of the last batch. */
  sequence = 0;
  /** Until then, nobody else takes back what is reserved. Infinite while nothing is reserved. */
  endsAt = Number.POSITIVE_INFINITY;
  renewedAt = Number.NEGATIVE_INFINITY;
  /** What is reserved is not known, so the lease must end. */
  isSpoilt = false;

  constructor(instance: string, journals: Journals | undefined) {
    this.instance = instance;
    this.journal = journals?.open(instance);
  }
}

interface LeasesOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly instance: string;
  readonly journals: Journals | undefined;
}

/**
 * The leases of this process, one after another. A lease that could not be renewed in time is
 * over, and is never used again: another instance may have taken back its reservations and
 * counted its journal.
 */
export class Leases {
  readonly #options: LeasesOptions;
  #count = 0;
  current: Lease;

  constructor(options: LeasesOptions) {
    this.#options = options;
    this.current = this.begin();
  }

  /** Begins a new lease. The caller ends the one before. */
  begin(): Lease {
    this.#count += 1;
    const { instance, journals } = this.#options;
    this.current = new Lease(`${instance}-${this.#count}`, journals);
    return this.current;
  }

  get isOver(): boolean {
    return this.current.isSpoilt || this.#options.now() >= this.current.endsAt;
  }

  /** Makes the lease known to the store. Nothing may be reserved before. */
  async register(): Promise<void> {
    if (this.current.endsAt === Number.POSITIVE_INFINITY) await this.#renew(this.current, true);
  }

  /** Renews the lease from time to time, and takes back what other instances have left. */
  async keep(): Promise<void> {
    const { current } = this;
    if (this.isOver || this.#options.now() - current.renewedAt < renewAfterMs) return;
    await this.#renew(current, current.endsAt === Number.POSITIVE_INFINITY);
    await forgetEmptyLeases(this.#options.store.database, current.instance);
    await this.#takeBackEnded();
  }

  async #renew(lease: Lease, isNew: boolean): Promise<void> {
    const { store, now } = this.#options;
    const at = now();
    const renewed = await store.write((queries) =>
      renewInstance(queries, lease.instance, at + leaseMs, isNew),
    );
    lease.endsAt = at + leaseMs;
    lease.renewedAt = at;
    if (!renewed) lease.isSpoilt = true;
  }

  /** Gives back what a lease has reserved. All its batches must be in the store. */
  async end(lease: Lease): Promise<void> {
    const { store } = this.#options;
    await takeBack(store, { instance: lease.instance, at: Number.MAX_SAFE_INTEGER });
    lease.journal?.close();
  }

  /** Takes back what ended instances have reserved, and counts what is in their journals. */
  async #takeBackEnded(): Promise<void> {
    const { store, now, journals } = this.#options;
    const at = now() - toleranceMs;
    const known = await listInstances(store.database);
    const here = new Map(journals?.list().map((each) => [each.instance, each.writtenAt]));
    for (const { instance, endsAt } of known) {
      if (endsAt > at) continue;
      if (here.has(instance)) await this.#takeBackFromJournal(instance, at);
      else if (endsAt <= at - journalWaitMs) await takeBack(store, { instance, at });
    }
    // Written while the store was unavailable, by a process that ended before it was
    // available again.
    const names = new Set(known.map(({ instance }) => instance));
    for (const [instance, writtenAt] of here) {
      if (names.has(instance) || writtenAt > at - journalWaitMs) continue;
      if (writtenAt < at - journalMemoryMs) journals?.remove(instance);
      else await this.#takeBackFromJournal(instance, at);
    }
  }

  async #takeBackFromJournal(instance: string, at: number): Promise<void> {
    const { store, journals } = this.#options;
    const countsAfter = (sequence: number) => journals?.countsAfter(instance, sequence) ?? [];
    if (await takeBack(store, { instance, at, countsAfter })) journals?.remove(instance);
  }
}
