/**
 * What an owner uses of a service in a month, as far as this instance knows, and the part of the quota that this instance
 * has reserved in the store. Every success that a quota limits is answered from such a reservation.
 */
export class Account {
  readonly owner: string;
  readonly service: string;
  /** A request belongs to the month in which it was admitted. */
  readonly month: string;
  /** Successes of all instances, as of the last answer of the store. */
  stored = 0;
  /** Reserved by all instances, this one included, as of the same answer. */
  reserved = 0;
  /** When the store gave that answer. */
  viewedAt = Number.NEGATIVE_INFINITY;
  /** Reserved by this instance, and neither held by a request nor spent. */
  free = 0;
  /** Given back in a batch that the store has not confirmed yet. */
  returning = 0;
  /** Reserved by this instance for requests that are running. */
  held = 0;
  /** Successes of this instance that the store has not confirmed yet. */
  unwritten = 0;
  /** Those of them that no reservation covers: answers to keys without a quota. */
  uncovered = 0;
  /** How far ahead this instance has reserved last; 0 where little is left and each request reserves for itself. */
  ahead = 0;
  /** Taken from reservations since the last batch, and between the two batches before. */
  taken = 0;
  takenBefore = 0;
  readonly #pending = new Map<string, number>();
  #unsent = 0;
  #covered = 0;
  #freeLimit = 0;

  constructor(owner: string, service: string, month: string) {
    this.owner = owner;
    this.service = service;
    this.month = month;
  }

  /** Counted or reserved by anybody, without what is free here. */
  get used(): number {
    return this.stored + this.reserved + this.uncovered - this.free - this.returning;
  }

  /** What has certainly been spent. What is in a batch on its way may be in `stored` or not, so it is left out. */
  get spent(): number {
    return this.stored + this.#unsent;
  }

  /** Takes note of what the store has answered. */
  see(stored: number, reserved: number, at: number): void {
    this.stored = stored;
    this.reserved = reserved;
    this.viewedAt = at;
  }

  /** How much of what is free a key with this quota may take: what was reserved under a higher limit is not for it. */
  freeUnder(limit: number): number {
    return this.#freeLimit <= limit ? this.free : 0;
  }

  /** Takes from what is free. @returns false when that is not enough. */
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

  /** Ends a request: counts what it spent, and frees the rest of what it held. */
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

  /** Whether nothing here is known only here, and the store was not asked since. */
  isIdle(since: number): boolean {
    return this.viewedAt < since && this.free + this.returning + this.held + this.unwritten === 0;
  }

  /** Everything that is not in a batch yet, with `returned` of what is free. */
  nextPart(returned: number): AccountPart {
    const counts = [...this.#pending].map(([keyId, count]) => ({ keyId, count }));
    const part = { account: this, counts, spent: this.#unsent, covered: this.#covered, returned };
    this.#pending.clear();
    this.#unsent = 0;
    this.#covered = 0;
    this.free -= returned;
    this.returning += returned;
    this.takenBefore = this.taken;
    this.taken = 0;
    return part;
  }

  /** The store has the part now. */
  confirm({ spent, covered, returned }: AccountPart): void {
    this.stored += spent;
    this.reserved -= covered + returned;
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
  /** Spent from reservations. */
  readonly covered: number;
  /** Reserved and not needed. */
  readonly returned: number;
}
