import { platformProblem } from "./problem-kinds.ts";

/** Requests that are being worked on, and how many may be: beyond that a fast 503 is kinder than a slow answer. */
export class InFlight {
  count = 0;
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Judges the request that was counted last. */
  refuseOverload(): void {
    if (this.count <= this.limit) return;
    throw platformProblem("overloaded", "Too many requests are under way. Try again in a second.", {
      headers: { "Retry-After": "1" },
    });
  }
}
