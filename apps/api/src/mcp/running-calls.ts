/**
 * The tool calls that wait for their answer, by caller and by the id that the caller gave them. In the revisions with a
 * handshake, a client cancels a call by a notification in a request of its own.
 */
export class RunningCalls {
  readonly #stops = new Map<string, Set<AbortController>>();

  /** Registers a call until the returned function is called. */
  add(caller: string, message: unknown, stop: AbortController): () => void {
    const { id, method } = partsOf(message);
    if (method !== "tools/call") return () => undefined;
    const key = keyOf(caller, id);
    const same = this.#stops.get(key) ?? new Set();
    this.#stops.set(key, same.add(stop));
    return () => {
      same.delete(stop);
      if (same.size === 0) this.#stops.delete(key);
    };
  }

  /**
   * Ends the call that the message cancels, if it cancels one. Two clients with one key can give two calls the same id;
   * then neither ends, because it is not known which is meant.
   */
  cancel(caller: string, message: unknown): void {
    const { method, params } = partsOf(message);
    if (method !== "notifications/cancelled") return;
    const { requestId }: { readonly requestId?: unknown } = params ?? {};
    const [stop, ...others] = this.#stops.get(keyOf(caller, requestId)) ?? [];
    if (others.length === 0) stop?.abort();
  }
}

interface Parts {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

function partsOf(message: unknown): Parts {
  return message ?? {};
}

/** An id is a number or a text; any other value names no call. */
function keyOf(caller: string, id: unknown): string {
  return JSON.stringify([caller, typeof id === "number" || typeof id === "string" ? id : null]);
}
