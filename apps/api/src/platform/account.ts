/** What an owner has spent on a service in a month, as far as this instance knows. */
export class Account {
  readonly owner: string;
  readonly service: string;
  /** What a request spends belongs to the month in which it was let in. */
  readonly month: string;
  /** In the store, whoever counted it. */
  stored = 0;
  /** Counted here and not in the store yet. */
  unwritten = 0;
  /** Promised to requests that are still running. */
  held = 0;
  /** Counted here and in no batch yet, by key. */
  readonly pending = new Map<string, number>();

  constructor(owner: string, service: string, month: string) {
    this.owner = owner;
    this.service = service;
    this.month = month;
  }

  get used(): number {
    return this.stored + this.unwritten + this.held;
  }

  spend(keyId: string, count: number): void {
    this.unwritten += count;
    this.pending.set(keyId, (this.pending.get(keyId) ?? 0) + count);
  }
}
