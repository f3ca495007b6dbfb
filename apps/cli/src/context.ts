import type { Io } from "./io.ts";
import { readSettings } from "./settings/read-settings.ts";
import type { Settings } from "./settings/setting-names.ts";
import { createStyle, type Style } from "./text/style.ts";

type OutputMode = "human" | "json" | "ndjson" | "csv" | "tsv";

/** The settings that are the same for every command of one run. */
export interface Context {
  readonly io: Io;
  readonly mode: OutputMode;
  readonly fields: readonly string[] | undefined;
  readonly settings: Settings;
  readonly quiet: boolean;
  readonly debug: boolean;
  /** Whether long text may go through the user's pager. */
  readonly pager: boolean;
  readonly style: Style;
  readonly errorStyle: Style;
}

const modes = ["json", "ndjson", "csv", "tsv"] as const;

/**
 * Reads the global options directly from `argv`, before the parser runs. Even if the command line
 * cannot be parsed, the error is printed in the requested format.
 */
export function createContext(io: Io, argv: readonly string[]): Context {
  const end = argv.indexOf("--");
  const options = end === -1 ? argv : argv.slice(0, end);
  const words = new Set(options);
  const colour = !words.has("--no-color");
  const mode = modes.find((name) => words.has(`--${name}`));
  const api = optionValue("--api", options);
  return {
    io,
    mode: mode ?? "human",
    fields: readFields(options),
    settings: {
      ...(mode === undefined ? {} : { format: { value: mode, source: `--${mode}` } }),
      ...(api === undefined ? {} : { api: { value: api, source: "--api" } }),
    },
    quiet: words.has("--quiet") || words.has("-q"),
    debug: words.has("--debug"),
    pager: !words.has("--no-pager"),
    style: createStyle(io.stdout, colour),
    errorStyle: createStyle(io.stderr, colour),
  };
}

/** Adds what the environment and the files of the user say. Refuses what is wrong in them. */
export function withSettings(context: Context): Context {
  const settings = readSettings(context.settings, context.io.environment);
  const mode = modes.find((name) => name === settings.format?.value) ?? "human";
  return { ...context, settings, mode };
}

/** The names of --fields. */
function readFields(words: readonly string[]): readonly string[] | undefined {
  return optionValue("--fields", words)
    ?.split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The value of an option, in either spelling: `--api x` and `--api=x`. */
function optionValue(flag: string, words: readonly string[]): string | undefined {
  const place = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (place === -1) return undefined;
  const word = words[place];
  return word?.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : words[place + 1];
}
