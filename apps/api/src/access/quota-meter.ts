import type { ServiceId } from "../service-id.ts";
import type { Store } from "../store/store.ts";
import { addUsage, forgetOldBatches, type UsageBatch } from "../store/usage.ts";
import { type Account, AccountBook, type AccountPart, type Month } from "./account.ts";
import type { Journals } from "./journal.ts";
import { KeyUses } from "./key-uses.ts";
import { createReserver } from "./reserve-quota.ts";
import { type Term, Terms } from "./terms.ts";

/** Accounts and keys that have not been used for this long are forgotten. Keys are trusted no longer either. */
const idleMs = 300_000;
const batchMemoryMs = 86_400_000;
/** At least this many reserved units are kept for the next requests, even if few were taken lately. */
const minKept = 4;
/**
 * How long units that other instances may need are held before they are given back. Units that become free in this time
 * are given back together.
 */
const giveBackMs = 5;

/** The reservation of one request. */
export interface Hold {
  readonly rows: number;
  /** The quota under which it was reserved. */
  readonly limit: number;
}

const nothingHeld: Hold = { rows: 0, limit: Number.POSITIVE_INFINITY };

/** Counts successes: in memory first, and in the store at least twice a second. Quotas are reserved in the store. */
export interface Meter {
  readonly month: Month;
  account(owner: string, service: ServiceId): Account;
  /** Whether this many successes are reserved now. A promise if the store must be asked. */
  reserve(account: Account, rows: number, limit: number): boolean | Promise<boolean>;
  /** Counts what a request with this key has spent (possibly nothing) and frees the rest of its reservation. */
  spend(account: Account, keyId: string, count: number, hold?: Hold): void;
  /**
   * Writes everything that is not written yet. Rejects if the store is unavailable; the counts stay for the next call.
   */
  flush(): Promise<void>;
  /** Like `flush`, and also gives back every reservation. */
  close(): Promise<void>;
}

export interface MeterOptions {
  readonly store: Store;
  readonly now: () => number;
  /** A name that no other process has or will ever have. */
  readonly instance: string;
  /** Where counts are kept until they are in the store. Without it, a killed process loses those of the last second. */
  readonly journals?: Journals | undefined;
}

// long: its functions share the active accounts, the unconfirmed writes and the queue of writes.
export function createMeter({ store, now, instance, journals }: MeterOptions): Meter {
  const terms = new Terms({ store, now, instance, journals });
  const reserver = createReserver({ store, now, terms, onReserved });
  const book = new AccountBook(now);
  const keyUses = new KeyUses(store, now);
  /** Accounts with counts or reservations to write. Some may belong to the previous month. */
  let active = new Set<Account>();
  /** Accounts that have reserved units in this term. */
  const leased = new Set<Account>();
  /** Writes that the store has not confirmed, in their order. */
  const unsent: (() => Promise<void>)[] = [];
  let batchesForgottenAt = 0;
  let idleForgottenAt = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let isGivingBack = false;
  let isClosed = false;

  /** Runs one write after the other. */
  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  }

  /** The units that an account has reserved beyond what it needs before the next batch. */
  function surplusOf({ free, ahead, taken, month: reservedIn }: Account): number {
    const isKept = reservedIn === book.month.name && ahead > 0 && taken > 0;
    return isKept ? Math.max(0, free - Math.max(minKept, 2 * taken)) : free;
  }

  function onReserved(account: Account): void {
    active.add(account);
    leased.add(account);
  }

  function cutBatch(giveBackAll: boolean): void {
    const term = terms.current;
    const parts = [...active].map((one) => one.nextPart(giveBackAll ? one.free : surplusOf(one)));
    active = new Set(parts.map((part) => part.account).filter(({ free }) => free > 0));
    const changed = parts.filter(({ spent, returned }) => spent + returned > 0);
    if (changed.length === 0) return;
    term.sequence += 1;
    const { sequence } = term;
    const batch = { instance: term.instance, sequence, at: now(), ...rowsOf(changed) };
    unsent.push(() => send(batch, changed, term));
  }

  async function send(
    batch: UsageBatch,
    parts: readonly AccountPart[],
    { journal }: Term,
  ): Promise<void> {
    const totals = await addUsage(store, batch);
    journal?.confirm(batch.sequence);
    for (const part of parts) part.account.confirm(part);
    const { name } = book.month;
    for (const { month: countedIn, owner, service, counted, reserved } of totals) {
      if (countedIn !== name) continue;
      book.of(owner, service).see(counted, reserved, now());
    }
  }

  async function sendAll(): Promise<void> {
    for (let [write] = unsent; write !== undefined; [write] = unsent) {
      await write();
      unsent.shift();
    }
  }

  /** Writes what the term has counted, and gives back all that it has reserved. */
  function endTerm(): void {
    const term = terms.current;
    cutBatch(true);
    unsent.push(() => terms.end(term));
  }

  function requireTerm(): void {
    if (!terms.isOver) return;
    endTerm();
    for (const account of leased) account.loseHeld();
    leased.clear();
    terms.begin();
  }

  /**
   * Writes what failed before, then everything counted since. What is counted during this call is written by the next
   * one. A busy instance would otherwise write without a pause.
   */
  async function write(): Promise<void> {
    if (isClosed) return;
    requireTerm();
    await sendAll();
    cutBatch(false);
    await sendAll();
    await keyUses.write();
    await terms.keep();
    await forget();
  }

  async function close(): Promise<void> {
    await sendAll();
    endTerm();
    await sendAll();
    isClosed = true;
    await keyUses.write();
  }

  async function forget(): Promise<void> {
    const at = now();
    if (at - idleForgottenAt > idleMs) {
      idleForgottenAt = at;
      book.forgetIdle(at - idleMs);
      keyUses.forgetIdle(at - idleMs);
      for (const account of leased) if (account.isIdle(at - idleMs)) leased.delete(account);
    }
    if (at - batchesForgottenAt > batchMemoryMs) {
      batchesForgottenAt = at;
      await forgetOldBatches(store.database, at - batchMemoryMs);
    }
  }

  const flush = () => enqueue(write);

  function giveBackSoon(): void {
    if (isGivingBack) return;
    isGivingBack = true;
    setTimeout(() => {
      isGivingBack = false;
      // The next regular write reports a failure.
      flush().catch(() => {});
    }, giveBackMs).unref();
  }

  return {
    get month() {
      return book.month;
    },
    account: (owner, service) => book.of(owner, service),
    reserve(target, rows, limit) {
      requireTerm();
      return reserver.reserve(target, rows, limit);
    },
    spend(target, keyId, count, { rows, limit } = nothingHeld) {
      keyUses.note(keyId);
      if (count === 0 && rows === 0) return;
      requireTerm();
      const { journal, sequence } = terms.current;
      if (count > 0) journal?.note(sequence + 1, target, keyId, count);
      target.settle(keyId, count, rows, limit);
      active.add(target);
      const isAwaited = rows > count && reserver.freed(target);
      if (!isAwaited && rows > 0 && target.ahead === 0) giveBackSoon();
    },
    flush,
    close: () => enqueue(close),
  };
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
