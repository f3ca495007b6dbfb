/**
 * What an owner uses of one service in one month, as far as this instance knows, and the part of
 * the quota that this instance has reserved in the store. Every success that counts against a quota
 * is taken from such a reservation.
 */
export class Account {
  readonly owner: string;
  readonly service: string;
  /** A request counts in the month in which it was admitted. */
  readonly month: string;
  /**
   * Month, owner and service as a part of a JSON array, for the journal. Building it costs as much
   * as writing it.
   */
  readonly place: string;
  /** Successes of all instances, as of the last answer from the store. */
  stored = 0;
  /** Units reserved by all instances, including this one, as of the same answer. */
  reserved = 0;
  /** When the store gave that answer. */
  viewedAt = Number.NEGATIVE_INFINITY;
  /** Units that this instance has reserved and that are neither held by a request nor spent. */
  free = 0;
  /** Units given back in a batch that the store has not confirmed yet. */
  returning = 0;
  /** Units that this instance has reserved for running requests. */
  held = 0;
  /** Successes of this instance that the store has not confirmed yet. */
  unwritten = 0;
  /** The part of `unwritten` that no reservation covers: answers to keys without a quota. */
  uncovered = 0;
  /**
   * Units that this instance last reserved ahead of demand. 0 if little quota is left: then each
   * request reserves for itself.
   */
  ahead = 0;
  /** Units taken from reservations: since the last batch, and between the two batches before it. */
  taken = 0;
  takenBefore = 0;
  readonly #pending = new Map<string, number>();
  #unsent = 0;
  #covered = 0;
  #freeLimit = 0;
  /** The part of `free`, `held` and what was spent from them that is not reserved in the store. */
  #overdrawn = 0;

  constructor(owner: string, service: string, month: string) {
    this.owner = owner;
    this.service = service;
    this.month = month;
    this.place = JSON.stringify([month, owner, service]).slice(1, -1);
  }

  /**
   * Everything that any instance has counted or reserved, except the units that are free in
   * this instance.
   */
  get used(): number {
    const { stored, reserved, uncovered, free, returning } = this;
    return stored + reserved + uncovered + this.#overdrawn - free - returning;
  }

  /**
   * What has certainly been spent. A batch that is being written may or may not be in `stored` yet,
   * so it is left out.
   */
  get spent(): number {
    return this.stored + this.#unsent;
  }

  /** Records what the store answered. */
  see(stored: number, reserved: number, at: number): void {
    this.stored = stored;
    this.reserved = reserved;
    this.viewedAt = at;
  }

  /**
   * How much of `free` a key with this quota may take. Units that were reserved under a higher
   * limit are not for this key.
   */
  freeUnder(limit: number): number {
    return this.#freeLimit <= limit ? this.free : 0;
  }

  /** Takes units from `free`. @returns false if there are not enough. */
  take(rows: number, limit: number): boolean {
    if (this.freeUnder(limit) < rows) return false;
    this.free -= rows;
    this.held += rows;
    this.taken += rows;
    return true;
  }

  addFree(rows: number, limit: number): void {
    if (rows === 0) return;
    this.#freeLimit = this.free > 0 ? Math.max(this.#freeLimit, limit) : limit;
    this.free += rows;
  }

  /**
   * Adds free units that the store has not reserved, because it does not answer: as many as were
   * left when it answered last.
   * @returns false if fewer were left.
   */
  overdraw(rows: number, limit: number): boolean {
    if (!Number.isFinite(this.viewedAt) || this.used + rows > limit) return false;
    this.#overdrawn += rows;
    this.addFree(rows, limit);
    return true;
  }

  /** The store no longer reserves what running requests hold. */
  loseHeld(): void {
    this.#overdrawn += this.held;
    this.reserved -= this.held;
  }

  /** Ends a request: counts what it spent and frees the rest of what it held. */
  settle(keyId: string, spent: number, held: number, limit: number): void {
    const covered = Math.min(spent, held);
    this.held -= held;
    this.addFree(held - covered, limit);
    if (spent === 0) return;
    this.unwritten += spent;
    this.uncovered += spent - covered;
    this.#unsent += spent;
    this.#covered += covered;
    this.#pending.set(keyId, (this.#pending.get(keyId) ?? 0) + spent);
  }

  /**
   * Whether everything known here is also in the store, and the store has not been asked
   * since then.
   */
  isIdle(since: number): boolean {
    return this.viewedAt < since && this.free + this.returning + this.held + this.unwritten === 0;
  }

  /** Everything that is not in a batch yet, and `returned` units of `free` to give back. */
  nextPart(returned: number): AccountPart {
    const counts = [...this.#pending].map(([keyId, count]) => ({ keyId, count }));
    const covered = this.#covered;
    const cancelled = Math.min(this.#overdrawn, covered + returned);
    const released = covered + returned - cancelled;
    const part = { account: this, counts, spent: this.#unsent, covered, returned, released };
    this.#overdrawn -= cancelled;
    this.#pending.clear();
    this.#unsent = 0;
    this.#covered = 0;
    this.free -= returned;
    this.returning += returned;
    this.takenBefore = this.taken;
    this.taken = 0;
    return part;
  }

  /** The store has confirmed this part. */
  confirm({ spent, covered, returned, released }: AccountPart): void {
    this.stored += spent;
    this.reserved -= released;
    this.unwritten -= spent;
    this.uncovered -= spent - covered;
    this.returning -= returned;
  }
}

/** What one account contributes to a batch. */
export interface AccountPart {
  readonly account: Account;
  readonly counts: readonly { readonly keyId: string; readonly count: number }[];
  readonly spent: number;
  /** Successes that were reserved before. */
  readonly covered: number;
  /** Free units that are given up. */
  readonly returned: number;
  /** How many of the units that were spent or given up are reserved in the store. */
  readonly released: number;
}

/** The accounts of the current month, by owner and service. */
export class AccountBook {
  readonly #now: () => number;
  #month: Month;
  #accounts = new Map<string, Map<string, Account>>();

  constructor(now: () => number) {
    this.#now = now;
    this.#month = monthOf(now());
  }

  get month(): Month {
    const at = this.#now();
    if (at < this.#month.endMs && at >= this.#month.startMs) return this.#month;
    this.#month = monthOf(at);
    this.#accounts = new Map();
    return this.#month;
  }

  of(owner: string, service: string): Account {
    const { name } = this.month;
    return this.#accounts.get(owner)?.get(service) ?? this.#open(new Account(owner, service, name));
  }

  #open(opened: Account): Account {
    const ofOwner = this.#accounts.get(opened.owner) ?? new Map<string, Account>();
    this.#accounts.set(opened.owner, ofOwner.set(opened.service, opened));
    return opened;
  }

  /** Forgets accounts that have not been used since then. The store has their totals. */
  forgetIdle(since: number): void {
    for (const [owner, ofOwner] of this.#accounts) {
      for (const [service, account] of ofOwner) {
        if (account.isIdle(since)) ofOwner.delete(service);
      }
      if (ofOwner.size === 0) this.#accounts.delete(owner);
    }
  }
}

/** A calendar month in UTC, the period of a quota. */
export interface Month {
  /** `2026-11` */
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

function monthOf(at: number): Month {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  return {
    name: date.toISOString().slice(0, 7),
    startMs: Date.UTC(year, month, 1),
    endMs: Date.UTC(year, month + 1, 1),
  };
}
