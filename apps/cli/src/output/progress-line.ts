import type { Context } from "../context.ts";

/** A line on stderr that says how far a command is. */
export interface ProgressLine {
  /** Writes a text over the one before. */
  readonly show: (text: string) => void;
  /** Erases the line, so that other output can take its place. */
  readonly hide: () => void;
}

/** Shows nothing where no terminal reads stderr, with --quiet, and if it is not wanted. */
export function createProgressLine({ io, quiet }: Context, isWanted = true): ProgressLine {
  const { stderr } = io;
  if (quiet || !isWanted || stderr.isTTY !== true) {
    return { show: () => undefined, hide: () => undefined };
  }
  let length = 0;
  return {
    show: (text) => {
      stderr.write(`\r${text.padEnd(length)}`);
      length = text.length;
    },
    hide: () => {
      if (length > 0) stderr.write(`\r${" ".repeat(length)}\r`);
      length = 0;
    },
  };
}
