import { platformProblem } from "../problems/problem-kinds.ts";

/** Places for requests at work. A caller who finds none gets a 503 at once, which is kinder than a slow answer. */
export class Pool {
  count = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.count >= this.limit;
  }

  /** Throws the problem where no place is left: asked before the body is read, which would be in vain. */
  refuseIfFull(): void {
    if (!this.isFull) return;
    throw platformProblem("overloaded", "Too many requests are under way. Try again in a second.", {
      headers: { "Retry-After": "1" },
    });
  }

  /** Takes a place, or throws the problem. */
  enter(): void {
    this.refuseIfFull();
    this.count += 1;
  }

  leave(): void {
    this.count -= 1;
  }
}

/**
 * Requests at work: admitted, their bodies read. Callers without a key have fewer places of their own, so that they can
 * never take those of callers with one.
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
