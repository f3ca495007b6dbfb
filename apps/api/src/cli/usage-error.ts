import { printable, show } from "@almanac/kernel/messages/show";
import { mustBe, suggestion } from "@almanac/kernel/messages/wording";
import type { Command, CommanderError } from "commander";
import { AdminUsageError } from "./context.ts";

/** Converts an error of the parser to the sentences of the command line `almanac`. Help is returned unchanged. */
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
    case "commander.excessArguments":
      return new AdminUsageError(
        `${show(command.args[command.registeredArguments.length])} is too much for ${pathOf(command)}`,
      );
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
