import { nearestName } from "@almanac/kernel/nearest-name";
import type { Command, CommanderError } from "commander";
import { quoted } from "../output/printable.ts";
import { AlmanacError, type CommandIssue } from "./almanac-error.ts";
import { refuse } from "./refuse.ts";

/** Converts an error of the parser to an `AlmanacError`, with the same shape, codes and exit code as our own errors. */
export function usageError(error: CommanderError, command: Command): AlmanacError {
  const path = command.parent === null ? "" : ` ${commandPath(command)}`;
  const issue = usageIssue(error, command);
  return new AlmanacError("invalid", [{ see: `almanac help${path}`, ...issue }], { cause: error });
}

function commandPath(command: Command): string {
  const names: string[] = [];
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name());
  return names.join(" ");
}

function usageIssue(error: CommanderError, command: Command): CommandIssue {
  const given = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.unknownCommand": {
      const names = command.commands.map((each) => each.name());
      return {
        code: "unknown_command",
        what: `${quoted(given)} is not a command of almanac`,
        allowed: names.join(", "),
        suggestion: nearestName(given, names),
      };
    }
    case "commander.unknownOption": {
      const flags = knownFlags(command);
      const long = flags.filter((flag) => flag.startsWith("--"));
      const name = given.replace(/=.*$/s, "");
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
      return {
        code: "missing_field",
        parameter: `<${given}>`,
        what: `<${given}> is missing`,
        allowed: `almanac ${commandPath(command)} ${command.usage()}`,
      };
    case "commander.conflictingOption":
      return { code: "invalid_value", what: sentence(error.message) };
    default:
      return { code: "invalid_request", what: sentence(error.message) };
  }
}

/**
 * Refuses an option of the command as the value of another option. In `--carrier --weight 2` the user forgot the value
 * of --carrier. The parser would use `--weight` as that value, and then report the wrong fault.
 */
export function refuseFlagsAsValues(command: Command): void {
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
  return { code: "missing_field", parameter: flag, what: `${flag} needs a value`, allowed: usage };
}

/** The names of the options that a command accepts, including the global ones. */
function knownFlags(command: Command): string[] {
  const flags: string[] = [];
  for (let at: Command | null = command; at; at = at.parent) {
    const options = at.createHelp().visibleOptions(at);
    flags.push(...options.flatMap((option) => [option.long, option.short].filter(isText)));
  }
  return [...new Set(flags)];
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

function sentence(message: string): string {
  return message
    .replace(/^error: /, "")
    .replaceAll("'", '"')
    .replace(/\.$/, "");
}
