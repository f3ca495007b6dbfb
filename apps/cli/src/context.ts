import type { Io } from "./io.ts";
import { createStyle, type Style } from "./output/style.ts";

export type OutputMode = "human" | "json" | "ndjson" | "csv" | "tsv";

/** The settings that are the same for every command of one run. */
export interface Context {
  readonly io: Io;
  readonly mode: OutputMode;
  /** The fields of the answer to print; undefined for all. */
  readonly fields: readonly string[] | undefined;
  readonly quiet: boolean;
  readonly debug: boolean;
  /** Whether long text may go through the user's pager. */
  readonly pager: boolean;
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
  const options = end === -1 ? argv : argv.slice(0, end);
  const words = new Set(options);
  const colour = !words.has("--no-color");
  const mode = (["json", "ndjson", "csv", "tsv"] as const).find((name) => words.has(`--${name}`));
  return {
    io,
    mode: mode ?? "human",
    fields: readFields(options),
    quiet: words.has("--quiet") || words.has("-q"),
    debug: words.has("--debug"),
    pager: !words.has("--no-pager"),
    style: createStyle(io.stdout, colour),
    errorStyle: createStyle(io.stderr, colour),
  };
}

/** The value of --fields, in either spelling. */
function readFields(words: readonly string[]): readonly string[] | undefined {
  const place = words.findLastIndex((word) => word === "--fields" || word.startsWith("--fields="));
  if (place === -1) return undefined;
  const text = words[place]?.startsWith("--fields=") ? words[place].slice(9) : words[place + 1];
  return text
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
