import { once } from "node:events";
import { homedir } from "node:os";
import { cwd, env } from "node:process";
import type { Readable, Writable } from "node:stream";

/** An output stream. A terminal has `isTTY`, `columns` and `rows`; a file or a pipe does not. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};
type Input = Readable & { readonly isTTY?: boolean };

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
  /** Shows a text in the user's pager. False without one: the caller then writes it. */
  readonly page?: (text: string) => Promise<boolean>;
}

/** The sources of settings other than the command line. */
export interface Environment {
  readonly folder: string;
  readonly home: string;
  /** `XDG_CONFIG_HOME`; undefined for the usual place. */
  readonly configHome: string | undefined;
  /** The key for the server that answers. It comes from the environment only. */
  readonly key: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Reads the environment of this process. */
export function readEnvironment(): Environment {
  return {
    folder: cwd(),
    home: homedir(),
    configHome: env.XDG_CONFIG_HOME,
    key: env.ALMANAC_API_KEY,
    variables: {
      ALMANAC_API: env.ALMANAC_API,
      ALMANAC_FORMAT: env.ALMANAC_FORMAT,
      ALMANAC_CARRIER: env.ALMANAC_CARRIER,
      ALMANAC_PROFILE: env.ALMANAC_PROFILE,
      ALMANAC_JURISDICTION: env.ALMANAC_JURISDICTION,
      ALMANAC_STATUS: env.ALMANAC_STATUS,
      ALMANAC_YEAR: env.ALMANAC_YEAR,
    },
  };
}

/** Bytes are written in pieces, because the system takes longer for larger ones. */
const pieceBytes = 65_536;

/**
 * Writes, and waits if the reader is slower than the program, so that a long list of rows needs
 * little memory. After bytes it waits until the stream no longer needs them.
 */
export async function write(stream: Output, text: string | Uint8Array): Promise<void> {
  if (text.length === 0) return;
  if (typeof text === "string") {
    if (!stream.write(text)) await once(stream, "drain");
    return;
  }
  for (let start = 0; start < text.length; start += pieceBytes) {
    await writePiece(stream, text.subarray(start, start + pieceBytes));
  }
}

function writePiece(stream: Output, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
