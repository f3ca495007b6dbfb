import { setImmediate } from "node:timers/promises";
import { isStoreOutage } from "../store/outage.ts";
import { reserveUsage } from "../store/quota-reservations.ts";
import type { Store } from "../store/store.ts";
import type { Account } from "./account.ts";
import type { Leases } from "./instance-leases.ts";

/**
 * An instance reserves at most 1/64 of the remaining quota ahead of demand. If that is less than
 * one unit, it reserves nothing ahead.
 */
const aheadShare = 64;
const minAhead = 4;
const maxAhead = 10_000;
/** How long a request waits for units that other instances have reserved and may give back. */
const waitMs = 1_000;
const retryMs = 20;
/** How long a total above the quota is trusted before the store is asked again. */
const freshMs = 1_000;

interface Waiter {
  readonly rows: number;
  readonly limit: number;
  readonly deadline: number;
  readonly resolve: (reserved: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The requests that wait for a reservation of one account. */
interface Queue {
  waiters: Waiter[];
  /** Ends the pause before the next query. */
  wake: (() => void) | undefined;
  /**
   * The totals of the store when a request last waited without success. As long as they do not
   * change, no request waits.
   */
  refusedTotals: string | undefined;
  asking: boolean;
}

interface ReserverOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly leases: Leases;
  readonly onReserved: (account: Account) => void;
}

/**
 * Reserves quota for requests. If much quota is left, this instance has reserved some ahead, and a
 * request takes from that without a promise. If little is left, each request is reserved in the
 * store, together with the other waiting requests.
 */
export class Reserver {
  readonly #options: ReserverOptions;
  readonly #queues = new WeakMap<Account, Queue>();

  constructor(options: ReserverOptions) {
    this.#options = options;
  }

  /**
   * Whether `rows` successes are reserved now. If the store does not answer, they are taken from
   * what was left when it answered last; rejects if that is not known.
   */
  reserve(account: Account, rows: number, limit: number): boolean | Promise<boolean> {
    const queue = this.#queueOf(account);
    if (queue.waiters.length === 0) {
      if (account.take(rows, limit)) {
        if (account.free * 2 < account.ahead && !queue.asking) {
          void this.#drain(account, queue, limit);
        }
        return true;
      }
      if (this.#isOver(account, rows, limit)) return false;
    }
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + waitMs;
      queue.waiters.push({ rows, limit, deadline, resolve, reject });
      if (!queue.asking) void this.#drain(account, queue, limit);
    });
  }

  /**
   * Call this when units of the account have become free. @returns whether a request is waiting
   * for them.
   */
  freed(account: Account): boolean {
    const queue = this.#queues.get(account);
    if (queue === undefined || queue.waiters.length === 0) return false;
    queue.wake?.();
    return true;
  }

  #queueOf(account: Account): Queue {
    const known = this.#queues.get(account);
    if (known) return known;
    const queue: Queue = { waiters: [], wake: undefined, refusedTotals: undefined, asking: false };
    this.#queues.set(account, queue);
    return queue;
  }

  async #ask(account: Account, waiters: readonly Waiter[], limit: number): Promise<void> {
    const { store, leases } = this.#options;
    const { month, owner, service } = account;
    const free = account.freeUnder(limit);
    const rows = waiters.map((waiter) => waiter.rows);
    const needed = Math.max(0, rows.reduce((sum, row) => sum + row, 0) - free);
    const ahead = aheadFor(account, limit);
    const plenty = ahead * aheadShare;
    const least = rows.length === 0 ? plenty : Math.max(1, Math.min(...rows) - free);
    if (rows.length === 0 && ahead === 0) {
      account.ahead = 0;
      return;
    }
    await leases.register();
    const lease = leases.current;
    const { instance } = lease;
    const asked = { instance, month, owner, service, limit, needed, least, ahead, plenty };
    const { granted, counted, reserved } = await reserveUsage(store, asked).catch((error) => {
      // The store may have reserved the units, or may do so later. The end of the lease gives
      // them back.
      lease.isSpoilt = true;
      throw error;
    });
    if (lease !== leases.current) return;
    account.see(counted, reserved, this.#options.now());
    account.ahead = granted > needed ? ahead : 0;
    account.addFree(granted, limit);
    this.#options.onReserved(account);
  }

  /**
   * Asks the store until no request waits. One query at a time, for all requests that wait under
   * the same limit.
   */
  async #drain(account: Account, queue: Queue, limit: number): Promise<void> {
    queue.asking = true;
    // Requests that arrive in the same turn of the event loop join this query.
    await setImmediate();
    let nextLimit = limit;
    do {
      serve(account, queue);
      const group = queue.waiters.filter((waiter) => waiter.limit === nextLimit);
      try {
        await this.#ask(account, group, nextLimit);
      } catch (error) {
        if (isStoreOutage(error)) for (const { rows } of group) account.overdraw(rows, nextLimit);
        serve(account, queue);
        for (const waiter of group) waiter.reject(error);
        queue.waiters = queue.waiters.filter((waiter) => !group.includes(waiter));
      }
      serve(account, queue);
      const refused = group.filter((waiter) => queue.waiters.includes(waiter));
      settleRefused(account, queue, refused);
      const unasked = queue.waiters.find((waiter) => !refused.includes(waiter));
      if (unasked === undefined && queue.waiters.length > 0) await pause(queue);
      nextLimit = (unasked ?? queue.waiters[0])?.limit ?? nextLimit;
    } while (queue.waiters.length > 0);
    queue.asking = false;
  }

  #isOver(account: Account, rows: number, limit: number): boolean {
    return account.spent + rows > limit && this.#options.now() - account.viewedAt < freshMs;
  }
}

/** Twice the units taken lately, but only a small share of what is left. */
function aheadFor(account: Account, limit: number): number {
  const left = limit - account.stored - account.reserved;
  const wanted = Math.max(minAhead, 2 * (account.taken + account.takenBefore));
  return Math.max(0, Math.min(maxAhead, wanted, Math.floor(left / aheadShare)));
}

/**
 * Serves the waiting requests in the order of arrival. A large request does not block smaller ones
 * behind it.
 */
function serve(account: Account, queue: Queue): void {
  queue.waiters = queue.waiters.filter(({ rows, limit, resolve }) => {
    const taken = account.take(rows, limit);
    if (taken) resolve(true);
    return !taken;
  });
}

/**
 * Handles the requests for which the store had too little. A request is refused if the quota is
 * spent. If other instances hold reservations that they may give back, it waits: at most one
 * second, and not if waiting failed before with the same totals.
 */
function settleRefused(account: Account, queue: Queue, refused: readonly Waiter[]): void {
  const totals = `${account.stored}/${account.reserved}`;
  const present = performance.now();
  for (const waiter of refused) {
    const isLate = waiter.deadline <= present;
    const isSpent = account.spent + waiter.rows > waiter.limit;
    if (!isLate && !isSpent && queue.refusedTotals !== totals) continue;
    if (isLate && !isSpent) queue.refusedTotals = totals;
    queue.waiters = queue.waiters.filter((other) => other !== waiter);
    waiter.resolve(false);
  }
}

function pause(queue: Queue): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      queue.wake = undefined;
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    queue.wake = done;
  });
}
