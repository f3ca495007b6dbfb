import { platformProblem } from "../problems/problem-kinds.ts";

/**
 * Places for requests in flight. If none is free, the caller gets a 503 at once, which is better than a slow answer.
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
    this.entered += 1;
  }

  /** @param _workMs how long the request kept the processor busy. */
  leave(_workMs = 0): void {
    this.count -= 1;
  }
}
