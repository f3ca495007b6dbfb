import { setTimeout } from "node:timers/promises";
import { platformProblem } from "../problems/problem-kinds.ts";

/**
 * Requests in flight: they are admitted and their bodies have arrived. Callers without a key have
 * separate places, and fewer of them, so they can never take the places of callers with a key.
 */
export class InFlight {
  readonly keyed: Pool;
  readonly keyless: KeylessPool;
  /** Requests without a key that carry another credential, such as the id of a sandbox. */
  readonly exempt: Pool;

  /**
   * @param keylessShare the share of one core that callers without a key get while callers with a
   * key wait.
   */
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

/**
 * Places for requests in flight. If none is free, the caller gets a 503 at once, which is better
 * than a slow answer.
 */
export class Pool {
  count = 0;
  /** How many requests have taken a place since the start. */
  entered = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.count >= this.limit;
  }

  /**
   * Throws the problem if no place is free. Call it before reading the body, so that no body is
   * read in vain.
   */
  requireFreePlace(): void {
    if (!this.isFull) return;
    throw platformProblem(
      "overloaded",
      "Too many requests are in progress. Try again in a second.",
      {
        headers: { "Retry-After": "1" },
      },
    );
  }

  /** Takes a place, or throws the problem if none is free. */
  enter(): void {
    this.requireFreePlace();
    this.count += 1;
    this.entered += 1;
  }

  /** @param _workMs how long the request kept the processor busy. */
  leave(_workMs = 0): void {
    this.count -= 1;
  }
}

/** How much work may come at once after a pause: callers with a key wait for it to end. */
const burstMs = 25;
/** Callers with a key count as waiting for this long after the last of their requests. */
const keyedLullMs = 1_000;
/**
 * A refusal costs time too: this much apart, refusals take a small part of one core, however fast
 * callers ask.
 */
const refusalGapMs = 10;
/** How many refusals may come at once after a pause. */
const refusalBurst = 20;
/** No refusal waits longer. */
const longestRefusalMs = 5_000;

/**
 * Places for callers without a key. While callers with a key wait, the work of all of them together
 * gets a share of one core, so that they cannot slow down callers with a key.
 */
class KeylessPool extends Pool {
  readonly #keyed: Pool;
  readonly #share: number;
  readonly #now: () => number;
  #creditMs = burstMs;
  #creditAt = 0;
  #keyedEntered = 0;
  #keyedAt = Number.NEGATIVE_INFINITY;
  #refusedUntil = 0;

  constructor(limit: number, keyed: Pool, share: number, now: () => number) {
    super(limit);
    this.#keyed = keyed;
    this.#share = share;
    this.#now = now;
  }

  override requireFreePlace(): void {
    super.requireFreePlace();
    this.#earn();
    if (this.#creditMs > 0) return;
    const waitSeconds = Math.max(1, Math.ceil(-this.#creditMs / this.#share / 1000));
    throw platformProblem(
      "rate_limited",
      `Callers with a key go first, and requests without one have taken their share of this server. Try again in ${waitSeconds} seconds.`,
      { headers: { "Retry-After": String(waitSeconds) } },
    );
  }

  /**
   * Waits for the turn of a refusal. Callers who ask again at once would otherwise keep the process
   * busy with refusals. Without callers with a key, nobody waits.
   */
  async refusalTurn(): Promise<void> {
    const at = this.#now();
    this.#earn();
    if (this.#isAlone(at)) return;
    this.#refusedUntil =
      Math.max(this.#refusedUntil, at - refusalBurst * refusalGapMs) + refusalGapMs;
    const waitMs = Math.min(this.#refusedUntil - at, longestRefusalMs);
    if (waitMs > 0) await setTimeout(waitMs);
  }

  override leave(workMs = 0): void {
    super.leave(workMs);
    this.#earn();
    // Work for which nobody with a key waited is no debt.
    if (!this.#isAlone(this.#now())) this.#creditMs -= workMs;
  }

  #earn(): void {
    const at = this.#now();
    const { entered, count } = this.#keyed;
    if (entered !== this.#keyedEntered || count > 0) this.#keyedAt = at;
    this.#keyedEntered = entered;
    const earned = (at - this.#creditAt) * this.#share;
    this.#creditMs = this.#isAlone(at) ? burstMs : Math.min(burstMs, this.#creditMs + earned);
    this.#creditAt = at;
  }

  #isAlone(at: number): boolean {
    return at - this.#keyedAt > keyedLullMs;
  }
}
