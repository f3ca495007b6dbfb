/**
 * What is used of an `AbortSignal`. Declared here, because the kernel knows neither the types of
 * Node nor those of the web.
 */
export interface CallerSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

interface Run<Result> {
  readonly result: Promise<Result>;
  callers: number;
  abandon: () => void;
}

/**
 * Work that callers who want the same share. It is started once, and abandoned when the last of
 * them has gone: nobody pays for an answer that nobody reads.
 */
export class SharedWork<Result> {
  readonly #runs = new Map<string, Run<Result>>();

  /** How many runs are under way. */
  get size(): number {
    return this.#runs.size;
  }

  has(key: string): boolean {
    return this.#runs.has(key);
  }

  /**
   * Waits for the run of this key, and starts it if it is not under way. Rejects with the signal's
   * reason as soon as the caller has gone.
   *
   * @param start Starts the run, and registers what ends it when it is abandoned.
   */
  async join(
    key: string,
    start: (onAbandoned: (end: () => void) => void) => Promise<Result>,
    caller?: CallerSignal,
  ): Promise<Result> {
    if (caller?.aborted) throw caller.reason;
    const run = this.#runs.get(key) ?? this.#start(key, start);
    if (caller === undefined) {
      run.callers += 1;
      return run.result;
    }
    return this.#wait(key, run, caller);
  }

  #start(key: string, start: Parameters<SharedWork<Result>["join"]>[1]): Run<Result> {
    let end: () => void = () => undefined;
    const result = start((given) => {
      end = given;
    });
    const run: Run<Result> = { result, callers: 0, abandon: () => end() };
    this.#runs.set(key, run);
    const forget = () => this.#forget(key, run);
    result.then(forget, forget);
    return run;
  }

  #wait(key: string, run: Run<Result>, caller: CallerSignal): Promise<Result> {
    run.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(caller.reason);
        run.callers -= 1;
        if (run.callers > 0) return;
        // Whoever comes now gets a new run, not the rest of an abandoned one.
        this.#forget(key, run);
        run.abandon();
      };
      caller.addEventListener("abort", leave, { once: true });
      run.result.then(resolve, reject).finally(() => caller.removeEventListener("abort", leave));
    });
  }

  #forget(key: string, run: Run<Result>): void {
    if (this.#runs.get(key) === run) this.#runs.delete(key);
  }
}
