import type { ServiceId } from "../services/service.ts";
import { touchKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import { addUsage, forgetOldBatches, sumUsage, type UsageBatch } from "../store/usage.ts";
import { Account } from "./account.ts";
import { type Month, monthOf } from "./month.ts";

const touchEveryMs = 60_000;
const batchMemoryMs = 86_400_000;
/** How long the totals of an owner are taken as they are, before the store is asked what other instances have added. */
const freshMs = 1_000;

/** Counts what is spent, in memory first and in the store at least twice a second. */
export interface Meter {
  readonly month: Month;
  account(owner: string, service: ServiceId): Account;
  /** Counts what a request with this key has spent, be it nothing. */
  spend(account: Account, keyId: string, count: number): void;
  /** Brings the totals of an owner up to what all instances have written a second ago at most. */
  load(owner: string): Promise<void>;
  /** The same, up to now. */
  reload(owner: string): Promise<void>;
  /** Writes what is not written yet. Rejects when the store is away; nothing is lost by that. */
  flush(): Promise<void>;
}

export interface MeterOptions {
  readonly store: Store;
  readonly now: () => number;
  /** A name that no other process has, now or later. */
  readonly instance: string;
}

export function createMeter({ store, now, instance }: MeterOptions): Meter {
  let month = monthOf(now());
  /** By owner and service. */
  let accounts = new Map<string, Map<string, Account>>();
  /** With something in no batch yet; some may be of the month before. */
  let spending = new Set<Account>();
  let loadedAt = new Map<string, number>();
  const touchedAt = new Map<string, number>();
  let touched = new Set<string>();
  let unsent: UsageBatch | undefined;
  let sequence = 0;
  let cleanedAt = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** One task after the other, so that a total is never read while a batch is on its way. */
  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  }

  function present(): Month {
    const at = now();
    if (at < month.endMs && at >= month.startMs) return month;
    month = monthOf(at);
    accounts = new Map();
    loadedAt = new Map();
    return month;
  }

  function account(owner: string, service: string): Account {
    const { name } = present();
    return accounts.get(owner)?.get(service) ?? open(new Account(owner, service, name));
  }

  function open(opened: Account): Account {
    const ofOwner = accounts.get(opened.owner) ?? new Map<string, Account>();
    accounts.set(opened.owner, ofOwner.set(opened.service, opened));
    return opened;
  }

  async function readTotals(owners: readonly string[]): Promise<void> {
    const { name } = present();
    const at = now();
    const totals = await sumUsage(store.database, name, owners);
    if (month.name !== name) return;
    for (const { owner, service, count } of totals) account(owner, service).stored = count;
    for (const owner of owners) loadedAt.set(owner, at);
  }

  function nextBatch(): UsageBatch | undefined {
    if (spending.size === 0) return undefined;
    const counts = [...spending].flatMap(({ owner, service, month: spentIn, pending }) =>
      [...pending].map(([keyId, count]) => ({ month: spentIn, owner, service, keyId, count })),
    );
    for (const { pending } of spending) pending.clear();
    spending = new Set();
    sequence += 1;
    unsent = { instance, sequence, at: now(), counts };
    return unsent;
  }

  async function send(batch: UsageBatch): Promise<void> {
    await addUsage(store, batch);
    unsent = undefined;
    for (const { owner, service, count, month: spentIn } of batch.counts) {
      if (spentIn !== present().name) continue;
      const target = account(owner, service);
      target.unwritten -= count;
      target.stored += count;
    }
    await readTotals([...new Set(batch.counts.map(({ owner }) => owner))]);
  }

  /**
   * Writes the batch that could not be written before, then what has been counted since. What is counted on the way stays
   * for the next time: to go on until nothing is left, a busy instance would write without a pause.
   */
  async function write(): Promise<void> {
    if (unsent !== undefined) await send(unsent);
    const batch = nextBatch();
    if (batch !== undefined) await send(batch);
    const keys = touched;
    touched = new Set();
    for (const keyId of keys) {
      await touchKey(store.database, keyId, touchedAt.get(keyId) ?? now());
    }
    if (now() - cleanedAt > batchMemoryMs) {
      cleanedAt = now();
      await forgetOldBatches(store.database, cleanedAt - batchMemoryMs);
    }
  }

  return {
    get month() {
      return present();
    },
    account,
    spend(target, keyId, count) {
      const at = now();
      const last = touchedAt.get(keyId);
      if (last === undefined || at - last > touchEveryMs) {
        touchedAt.set(keyId, at);
        touched.add(keyId);
      }
      if (count === 0) return;
      target.spend(keyId, count);
      spending.add(target);
    },
    async load(owner) {
      const at = loadedAt.get(owner);
      if (at !== undefined && now() - at < freshMs) return;
      await enqueue(() => readTotals([owner]));
    },
    reload: (owner) => enqueue(() => readTotals([owner])),
    flush: () => enqueue(write),
  };
}

/** Writes the counts twice a second until stopped; tells when the store goes away and when it is back. */
export function keepFlushing(
  meter: Meter,
  tell: (message: string) => void,
  everyMs = 500,
): () => void {
  let away = false;
  const timer = setInterval(() => {
    meter.flush().then(
      () => {
        if (away) tell("the store is back; counts are written again");
        away = false;
      },
      () => {
        if (!away) tell("the store is away; counts are kept until it is back");
        away = true;
      },
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
