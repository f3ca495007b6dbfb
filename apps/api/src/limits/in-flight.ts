import { platformProblem } from "../problems/problem-kinds.ts";

/**
 * Places for requests in flight. If none is free, the caller gets a 503 at once, which is better than a slow answer.
 */
export class Pool {
  count = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.count >= this.limit;
  }

  /** Throws the problem if no place is free. Call it before reading the body, so that no body is read in vain. */
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
  }

  leave(): void {
    this.count -= 1;
  }
}

/**
 * Requests in flight: they are admitted and their bodies have arrived. Callers without a key have separate places, and
 * fewer of them, so they can never take the places of callers with a key.
 */
export class InFlight {
  readonly keyed: Pool;
  readonly keyless: Pool;

  constructor(limit: number) {
    this.keyed = new Pool(limit);
    this.keyless = new Pool(Math.max(1, Math.floor(limit / 4)));
  }

  get count(): number {
    return this.keyed.count + this.keyless.count;
  }
}
