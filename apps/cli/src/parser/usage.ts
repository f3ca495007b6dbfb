import { nearestName } from "@almanac/kernel/messages/nearest";
import type { Command, CommanderError } from "commander";
import type { Registration } from "../command.ts";
import {
  AlmanacError,
  type CommandIssue,
  fault,
  missingField,
  refuse,
} from "../errors/almanac-error.ts";
import { quoted } from "../text/printable.ts";
import { optionsOf } from "./root-command.ts";

/** An error of the parser, with the shape, codes and exit code of our own errors. */
export function usageError(
  error: CommanderError,
  command: Command,
  registered: readonly Registration[],
): AlmanacError {
  const path = command.parent === null ? "" : ` ${commandPath(command)}`;
  const issue = usageIssue(error, command, registered);
  return new AlmanacError("invalid", [{ see: `almanac help${path}`, ...issue }], { cause: error });
}

function commandPath(command: Command): string {
  const names: string[] = [];
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name());
  return names.join(" ");
}

function usageIssue(
  error: CommanderError,
  command: Command,
  registered: readonly Registration[],
): CommandIssue {
  const given = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.unknownCommand":
      return unknownCommand(given, command, registered);
    case "commander.help":
      return missingField("<command>", namesOf(command).join(", "));
    case "commander.unknownOption": {
      const flags = knownFlags(command);
      const long = flags.filter((flag) => flag.startsWith("--"));
      const [, name = given, value] = /^(--[^=]+)=(.*)$/s.exec(given) ?? [];
      if (value !== undefined && flags.includes(name)) return takesNoValue(name, value);
      return {
        code: "unknown_field",
        parameter: name,
        what: `${name} is not an option of almanac ${commandPath(command)}`.trimEnd(),
        allowed: long.join(", "),
        suggestion: name.startsWith("--") ? nearestName(name, long) : undefined,
      };
    }
    case "commander.optionMissingArgument": {
      const flag = given.split(/[ ,]/).find((word) => word.startsWith("--")) ?? given;
      return missingValue(flag, given);
    }
    case "commander.missingArgument":
      return missingField(`<${given}>`, `almanac ${commandPath(command)} ${command.usage()}`);
    case "commander.excessArguments":
      return excessArguments(command, registered);
    default:
      // No option and no argument is declared in a way that raises another error;
      // test/errors/usage.test.ts checks it.
      return { code: "invalid_request", what: "the command line cannot be read" };
  }
}

/**
 * Refuses an option of the command as the value of another option. In `--carrier --weight 2` the
 * user forgot the value of --carrier. The parser would use `--weight` as that value, and then
 * report the wrong fault.
 */
export function forbidFlagsAsValues(command: Command): void {
  const flags = new Set(knownFlags(command));
  for (const option of command.options) {
    if (!option.required || option.parseArg !== undefined) continue;
    option.argParser((value: string) => {
      if (!flags.has(value)) return value;
      const flag = option.long ?? option.flags;
      const issue = {
        ...missingValue(flag, option.flags),
        see: `almanac help ${commandPath(command)}`,
      };
      return refuse(issue);
    });
  }
}

function missingValue(flag: string, usage: string): CommandIssue {
  return fault("missing_field", flag, "needs a value", { allowed: usage });
}

/** Options of the command above that a command does not have. `flags` are those that it has. */
export function foreignOptions(
  command: Command,
  flags: readonly string[],
  see: string,
): CommandIssue[] {
  const { parent } = command;
  // Above a service is the program, whose options every command has.
  if (!parent?.parent) return [];
  return parent.options
    .filter((option) => parent.getOptionValue(option.attributeName()) !== undefined)
    .map(({ long }) => long ?? "")
    .filter((flag) => !flags.includes(flag))
    .map((flag) =>
      fault("unknown_field", flag, `is not an option of almanac ${commandPath(command)}`, {
        allowed: flags.join(", "),
        see,
      }),
    );
}

/** The names of the options that a command accepts, including the global ones. */
function knownFlags(command: Command): string[] {
  return optionsOf(command).flatMap(({ long, short }) => [long ?? [], short ?? []].flat());
}

function unknownCommand(
  given: string,
  command: Command,
  registered: readonly Registration[],
): CommandIssue {
  const names = namesOf(command);
  return {
    code: "unknown_command",
    what: `${quoted(given)} is not a command of almanac ${commandPath(command)}`.trimEnd(),
    allowed: names.join(", "),
    suggestion:
      command.parent === null ? suggestCommand(given, registered) : nearestName(given, names),
  };
}

function namesOf(command: Command): string[] {
  return command.commands.map((each) => each.name());
}

function takesNoValue(flag: string, value: string): CommandIssue {
  return fault("invalid_value", flag, `takes no value, and got ${quoted(value)}`, {
    allowed: flag,
  });
}

function excessArguments(command: Command, registered: readonly Registration[]): CommandIssue {
  const [first = "", ...others] = command.args.slice(command.registeredArguments.length);
  const takesNone = command.registeredArguments.length === 0;
  if (takesNone && command.commands.length > 0) return unknownCommand(first, command, registered);
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return {
    code: "unknown_field",
    what: `unexpected argument: ${quoted(first)}${more}`,
    allowed: `almanac ${commandPath(command)} ${command.usage()}`,
  };
}

const formats = ["--json", "--ndjson", "--csv", "--tsv"];

/** Refuses two output formats before the parser runs, because their order is free. */
export function requireOneFormat(argv: readonly string[]): void {
  const end = argv.indexOf("--");
  const words = end === -1 ? argv : argv.slice(0, end);
  const [first, second] = formats.filter((flag) => words.includes(flag));
  if (first === undefined || second === undefined) return;
  const what = `${first} and ${second} cannot be used together`;
  const allowed = `one of ${formats.join(", ")}`;
  const see = "almanac help formats";
  refuse({ code: "invalid_value", parameter: second, what, allowed, see });
}

/** The command about the thing that an unknown word names, else one with a similar name. */
export function suggestCommand(
  given: string,
  registered: readonly Pick<Registration, "name" | "about">[],
  otherNames: readonly string[] = [],
): string | undefined {
  const word = given.toLowerCase();
  const named = registered.find(({ about = [] }) => about.includes(word));
  if (named !== undefined) return named.name;
  return nearestName(given, [...registered.map(({ name }) => name), ...otherNames]);
}
