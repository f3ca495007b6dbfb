import type { Io } from "./io.ts";
import { createStyle, type Style } from "./output/style.ts";

export type OutputMode = "human" | "json" | "ndjson" | "csv";

/** The settings that are the same for every command of one run. */
export interface Context {
  readonly io: Io;
  readonly mode: OutputMode;
  readonly quiet: boolean;
  readonly debug: boolean;
  /** Colours for stdout. */
  readonly style: Style;
  /** Colours for stderr. */
  readonly errorStyle: Style;
}

/**
 * Reads the global options directly from `argv`, before the parser runs. Even if the command line cannot be parsed, the
 * error is printed in the requested format.
 */
export function createContext(io: Io, argv: readonly string[]): Context {
  const end = argv.indexOf("--");
  const words = new Set(end === -1 ? argv : argv.slice(0, end));
  const colour = !words.has("--no-color");
  const mode = (["json", "ndjson", "csv"] as const).find((name) => words.has(`--${name}`));
  return {
    io,
    mode: mode ?? "human",
    quiet: words.has("--quiet") || words.has("-q"),
    debug: words.has("--debug"),
    style: createStyle(io.stdout, colour),
    errorStyle: createStyle(io.stderr, colour),
  };
}
