import type { ServiceId } from "../service-id.ts";
import type { Store } from "../store/store.ts";
import { addUsage, forgetOldBatches, type UsageBatch } from "../store/usage.ts";
import { type Account, AccountBook, type AccountPart, type Month } from "./account.ts";
import { type Lease, Leases } from "./instance-leases.ts";
import type { Journals } from "./journal.ts";
import { KeyUses } from "./key-uses.ts";
import { Reserver } from "./reserve-quota.ts";

/**
 * Accounts and keys that have not been used for this long are forgotten. Keys are trusted no
 * longer either.
 */
const idleMs = 300_000;
const batchMemoryMs = 86_400_000;
/**
 * At least this many reserved units are kept for the next requests, even if few were taken lately.
 */
const minKept = 4;
/**
 * How long units that other instances may need are held before they are given back. Units that
 * become free in this time are given back together.
 */
const giveBackMs = 5;

/** The reservation of one request. */
export interface Hold {
  readonly rows: number;
  /** The quota under which it was reserved. */
  readonly limit: number;
}

const nothingHeld: Hold = { rows: 0, limit: Number.POSITIVE_INFINITY };

interface MeterOptions {
  readonly store: Store;
  readonly now: () => number;
  /** A name that no other process has or will ever have. */
  readonly instance: string;
  /**
   * Where counts are kept until they are in the store. Without it, a killed process loses those of
   * the last second.
   */
  readonly journals?: Journals | undefined;
}

/**
 * Counts successes: in memory first, and in the store at least twice a second. Quotas are reserved
 * in the store.
 */
export class Meter {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #leases: Leases;
  readonly #reserver: Reserver;
  readonly #book: AccountBook;
  readonly #keyUses: KeyUses;
  /** Accounts with counts or reservations to write. Some may belong to the previous month. */
  #active = new Set<Account>();
  /** Accounts that have reserved units in this lease. */
  readonly #leased = new Set<Account>();
  /** Writes that the store has not confirmed, in their order. */
  readonly #unsent: (() => Promise<void>)[] = [];
  #batchesForgottenAt = 0;
  #idleForgottenAt = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #isGivingBack = false;
  #isClosed = false;

  constructor({ store, now, instance, journals }: MeterOptions) {
    this.#store = store;
    this.#now = now;
    this.#leases = new Leases({ store, now, instance, journals });
    this.#book = new AccountBook(now);
    this.#keyUses = new KeyUses(store, now);
    const onReserved = (account: Account) => {
      this.#active.add(account);
      this.#leased.add(account);
    };
    this.#reserver = new Reserver({ store, now, leases: this.#leases, onReserved });
  }

  get month(): Month {
    return this.#book.month;
  }

  account(owner: string, service: ServiceId): Account {
    return this.#book.of(owner, service);
  }

  /** Whether this many successes are reserved now. A promise if the store must be asked. */
  reserve(account: Account, rows: number, limit: number): boolean | Promise<boolean> {
    this.#requireLease();
    return this.#reserver.reserve(account, rows, limit);
  }

  /**
   * Counts what a request with this key has spent (possibly nothing) and frees the rest of
   * its reservation. A promise if the answer must wait until the count is written down.
   */
  spend(account: Account, keyId: string, count: number, hold = nothingHeld) {
    const { rows, limit } = hold;
    this.#keyUses.note(keyId);
    if (count === 0 && rows === 0) return undefined;
    this.#requireLease();
    const { journal, sequence } = this.#leases.current;
    const noted = count > 0 ? journal?.note(sequence + 1, account, keyId, count) : undefined;
    account.settle(keyId, count, rows, limit);
    this.#active.add(account);
    const isAwaited = rows > count && this.#reserver.freed(account);
    if (!isAwaited && rows > 0 && account.ahead === 0) this.#giveBackSoon();
    return noted;
  }

  /**
   * Writes everything that is not written yet. Rejects if the store is unavailable; the counts stay
   * for the next call.
   */
  flush(): Promise<void> {
    return this.#enqueue(() => this.#write());
  }

  /** Like `flush`, and also gives back every reservation. */
  close(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#sendAll();
      this.#endLease();
      await this.#sendAll();
      this.#isClosed = true;
      await this.#keyUses.write();
    });
  }

  /** Runs one write after the other. */
  #enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** The units that an account has reserved beyond what it needs before the next batch. */
  #surplusOf({ free, ahead, taken, month: reservedIn }: Account): number {
    const isKept = reservedIn === this.#book.month.name && ahead > 0 && taken > 0;
    return isKept ? Math.max(0, free - Math.max(minKept, 2 * taken)) : free;
  }

  #cutBatch(giveBackAll: boolean): void {
    const lease = this.#leases.current;
    const parts = [...this.#active].map((one) =>
      one.nextPart(giveBackAll ? one.free : this.#surplusOf(one)),
    );
    this.#active = new Set(parts.map((part) => part.account).filter(({ free }) => free > 0));
    const changed = parts.filter(({ spent, returned }) => spent + returned > 0);
    if (changed.length === 0) return;
    lease.sequence += 1;
    const { sequence } = lease;
    const batch = { instance: lease.instance, sequence, at: this.#now(), ...rowsOf(changed) };
    this.#unsent.push(() => this.#send(batch, changed, lease));
  }

  async #send(batch: UsageBatch, parts: readonly AccountPart[], { journal }: Lease): Promise<void> {
    const totals = await addUsage(this.#store, batch);
    journal?.confirm(batch.sequence);
    for (const part of parts) part.account.confirm(part);
    const { name } = this.#book.month;
    for (const { month: countedIn, owner, service, counted, reserved } of totals) {
      if (countedIn !== name) continue;
      this.#book.of(owner, service).see(counted, reserved, this.#now());
    }
  }

  async #sendAll(): Promise<void> {
    for (let [next] = this.#unsent; next !== undefined; [next] = this.#unsent) {
      await next();
      this.#unsent.shift();
    }
  }

  /** Writes what the lease has counted, and gives back all that it has reserved. */
  #endLease(): void {
    const lease = this.#leases.current;
    this.#cutBatch(true);
    this.#unsent.push(() => this.#leases.end(lease));
  }

  #requireLease(): void {
    if (!this.#leases.isOver) return;
    this.#endLease();
    for (const account of this.#leased) account.loseHeld();
    this.#leased.clear();
    this.#leases.begin();
  }

  /**
   * Writes what failed before, then everything counted since. What is counted during this call is
   * written by the next one. A busy instance would otherwise write without a pause.
   */
  async #write(): Promise<void> {
    if (this.#isClosed) return;
    this.#requireLease();
    await this.#sendAll();
    this.#cutBatch(false);
    await this.#sendAll();
    await this.#keyUses.write();
    await this.#leases.keep();
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const at = this.#now();
    if (at - this.#idleForgottenAt > idleMs) {
      this.#idleForgottenAt = at;
      this.#book.forgetIdle(at - idleMs);
      this.#keyUses.forgetIdle(at - idleMs);
      for (const account of this.#leased)
        if (account.isIdle(at - idleMs)) this.#leased.delete(account);
    }
    if (at - this.#batchesForgottenAt > batchMemoryMs) {
      this.#batchesForgottenAt = at;
      await forgetOldBatches(this.#store.database, at - batchMemoryMs);
    }
  }

  #giveBackSoon(): void {
    if (this.#isGivingBack) return;
    this.#isGivingBack = true;
    setTimeout(() => {
      this.#isGivingBack = false;
      // The next regular write reports a failure.
      this.flush().catch(() => {});
    }, giveBackMs).unref();
  }
}

function rowsOf(parts: readonly AccountPart[]): Pick<UsageBatch, "counts" | "releases"> {
  return {
    counts: parts.flatMap(({ account: { owner, service, month }, counts }) =>
      counts.map((count) => ({ month, owner, service, ...count })),
    ),
    releases: parts
      .map(({ account: { owner, service, month }, released }) => ({
        month,
        owner,
        service,
        count: released,
      }))
      .filter(({ count }) => count > 0),
  };
}
