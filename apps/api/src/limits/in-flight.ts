import { KeylessPool } from "./keyless-pool.ts";
import { Pool } from "./pool.ts";

/**
 * Requests in flight: they are admitted and their bodies have arrived. Callers without a key have separate places, and
 * fewer of them, so they can never take the places of callers with a key.
 */
export class InFlight {
  readonly keyed: Pool;
  readonly keyless: KeylessPool;
  /** Requests without a key that carry another credential, such as the id of a sandbox. */
  readonly exempt: Pool;

  /** @param keylessShare the share of one core that callers without a key get while callers with a key wait. */
  constructor(limit: number, keylessShare = 0.25, now = () => performance.now()) {
    const fewer = Math.max(1, Math.floor(limit / 4));
    this.keyed = new Pool(limit);
    this.keyless = new KeylessPool(fewer, this.keyed, keylessShare, now);
    this.exempt = new Pool(fewer);
  }

  get count(): number {
    return this.keyed.count + this.keyless.count + this.exempt.count;
  }
}
