import type { Readable, Writable } from "node:stream";
import type { Environment } from "./settings/read-environment.ts";

/** An output stream. A terminal has `isTTY`, `columns` and `rows`; a file or a pipe does not. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};
export type Input = Readable & { readonly isTTY?: boolean };

/** Everything outside the program that commands use. Tests pass their own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Milliseconds since 1970. Decides which rules are in force. */
  readonly now: () => number;
  /** Aborted by Ctrl-C. Commands pass it to every call that waits. */
  readonly signal: AbortSignal;
  /** What settings are read from. Without it, only the command line counts. */
  readonly environment?: Environment;
  /** Shows a long text in the user's pager. Returns false without a pager; the caller then writes the text itself. */
  readonly page?: (text: string) => Promise<boolean>;
}
