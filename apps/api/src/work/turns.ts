/** Gives each caller a turn of the event loop, one after the other. */
export class Turns {
  #last = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}

// purity: there is one event loop, so its turns are shared by everything in the process.
const turns = new Turns();

/**
 * For loops that could keep the event loop busy. Returns a function to call between two pieces of
 * work: after so many milliseconds of work it returns a promise of the next turn, and undefined
 * before. Each turn of the event loop belongs to one such loop, so that many of them together keep
 * nobody waiting longer than one does.
 */
export function yieldAfter(milliseconds: number): () => Promise<void> | undefined {
  // The first piece waits for a turn too, because many requests can arrive in one.
  let startMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - startMs < milliseconds) return undefined;
    return turns.next().then(() => {
      startMs = performance.now();
    });
  };
}
