import { printable, show } from "@almanac/kernel/messages/show";
import { mustBe, suggestion } from "@almanac/kernel/messages/wording";
import type { Command, CommanderError } from "commander";
import type { Pepper } from "../access/api-key.ts";
import { readSettings, type Settings } from "../settings.ts";
import { SettingsError } from "../settings-error.ts";
import { openStore } from "../start/open-platform.ts";
import { readPeppers, requireKnownPeppers } from "../start/secrets.ts";
import { StoreVersionError } from "../store/migrations.ts";
import type { Store } from "../store/store.ts";

/** What the process, or a test, passes to the command line. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  out(text: string): void;
  error(text: string): void;
}

/** The configured store, opened for one command. */
export interface AdminContext {
  readonly settings: Settings;
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
}

/** A user's mistake, or a record that does not exist. Printed without a stack trace. */
export class AdminError extends Error {}

/** Wrong usage, such as an option with an impossible value. */
export class AdminUsageError extends AdminError {}

export async function withContext(
  { environment, now, error }: Terminal,
  work: (context: AdminContext) => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment);
  const peppers = readPeppers(settings);
  const store = await openStore(settings, (message) => error(`${message}\n`));
  try {
    await requireKnownPeppers(store.database, peppers);
    await work({ settings, store, pepper: peppers[0], now });
  } finally {
    await store.close();
  }
}

export function isExpected(error: unknown): error is Error {
  return [AdminError, SettingsError, StoreVersionError].some((kind) => error instanceof kind);
}

/** What a command prints. */
interface Printed {
  /** The object that scripts read, with `--json`. */
  readonly json: object;
  /** What people read, without it. */
  readonly text: string;
  /** What people read beside it, on standard error. */
  readonly note?: string;
}

/** Adds `--json` to a command that works on the store, and prints what its work gives. */
export function printing<Options extends object>(
  command: Command,
  terminal: Terminal,
  work: (context: AdminContext, options: Options, argument: string) => Promise<Printed>,
): void {
  command.option("--json", "print one JSON object").action(() =>
    withContext(terminal, async (context) => {
      const options = command.opts<Options & { json?: boolean }>();
      const argument: string = command.processedArgs[0] ?? "";
      const { json, text, note = "" } = await work(context, options, argument);
      if (options.json) return terminal.out(`${JSON.stringify(json)}\n`);
      terminal.out(text);
      if (note !== "") terminal.error(note);
    }),
  );
}

/** Lines of columns that are as wide as their widest cell. */
export function columns(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  return lines
    .map((line) => line.map((cell, column) => withoutControls(cell).padEnd(widths[column] ?? 0)))
    .map((cells) => `${cells.join("  ").trimEnd()}\n`)
    .join("");
}

/** Replaces control characters, so that text written by strangers cannot control the terminal. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
}

export function printTime(at: number | null): string {
  return at === null ? "-" : new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}

/**
 * Converts an error of the parser to the sentences of the command line `almanac`. Help is
 * returned unchanged.
 */
export function usageError(error: CommanderError, command: Command): Error {
  const [, given = ""] = /'([^']*)'/.exec(error.message) ?? [];
  switch (error.code) {
    case "commander.unknownCommand": {
      const names = command.commands.map((each) => each.name());
      return refused(`${show(given)} is not a command of ${pathOf(command)}`, given, names);
    }
    case "commander.unknownOption": {
      const names = command.options.map(({ long, flags }) => long ?? flags);
      return refused(`${printable(given)} is not an option of ${pathOf(command)}`, given, names);
    }
    case "commander.optionMissingArgument":
      return new AdminUsageError(`${flagIn(given)} needs a value; allowed: ${given}`);
    case "commander.missingMandatoryOptionValue":
      return new AdminUsageError(`${flagIn(given)} is missing; allowed: ${given}`);
    case "commander.missingArgument":
      return new AdminUsageError(`<${given}> is missing`);
    case "commander.excessArguments": {
      const taken = command.registeredArguments.length;
      return new AdminUsageError(
        `unexpected argument ${show(command.args[taken])}: ${pathOf(command)} takes ${taken === 0 ? "none" : taken}`,
      );
    }
    default:
      return error;
  }
}

/** The error of an option that does not accept its value. `allowed` completes "must be ...". */
export function wrongOption(flag: string, allowed: string, given: string): AdminUsageError {
  return new AdminUsageError(mustBe(flag, allowed, given).replace(/\.$/, ""));
}

function refused(fault: string, given: string, names: readonly string[]): AdminUsageError {
  return new AdminUsageError(`${fault}${suggestion(given, names)}; allowed: ${names.join(", ")}`);
}

/** `--owner` of `--owner <name>`. */
function flagIn(usage: string): string {
  return usage.split(" ")[0] ?? usage;
}

function pathOf(command: Command): string {
  const names: string[] = [];
  for (let at: Command | null = command; at !== null; at = at.parent) names.unshift(at.name());
  return names.join(" ");
}
