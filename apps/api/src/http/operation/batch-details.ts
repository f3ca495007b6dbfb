import type { Problem } from "../../problems/problem.ts";

/** The most bytes of the problems of all rows. */
const mostBytes = 1_000_000;

/** The most bytes of a problem without details. */
const leastBytes = 500;

const leftOut =
  "Further details are left out, because the problems of this batch have more than 1 MB. Send this row on its own to get them.";

/**
 * Limits the problems of the rows of a batch to 1 MB together. The first problems are whole. From the first one that no
 * longer fits, each row has only its code, and a sentence that says why.
 */
export class BatchDetails {
  #bytesLeft: number;

  constructor(rows: number) {
    this.#bytesLeft = mostBytes - rows * leastBytes;
  }

  fit(problem: Problem): Problem {
    // Nothing is measured once a problem has not fitted.
    if (this.#bytesLeft > 0) {
      this.#bytesLeft -= Buffer.byteLength(JSON.stringify(problem)) - leastBytes;
    }
    if (this.#bytesLeft > 0) return problem;
    const { type, title, status, code, instance } = problem;
    return { type, title, status, detail: leftOut, ...(instance ? { instance } : {}), code };
  }
}
