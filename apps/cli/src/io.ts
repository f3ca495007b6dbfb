import type { Readable, Writable } from "node:stream";

/** What a terminal adds to a stream. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };
export type Input = Readable & { readonly isTTY?: boolean };

/** Everything of the outside world that the command line touches, so that a test can bring its own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Milliseconds since 1970, for rules that are in force from a date on. */
  readonly now: () => number;
  /** Aborted by Ctrl-C; work that waits for something passes it on. */
  readonly signal: AbortSignal;
}
