import { Account } from "./account.ts";
import { type Month, monthOf } from "./quota-month.ts";

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
