import { Command, CommanderError } from "commander";
import { isStoreOutage } from "../store/outage.ts";
import { backupCommand } from "./backup.ts";
import { blockCommand } from "./block.ts";
import { AdminUsageError, isExpected, type Terminal } from "./context.ts";
import { doctorCommand } from "./doctor.ts";
import { earlyAccessCommand } from "./early-access.ts";
import { keysCommand } from "./keys.ts";
import { usageError } from "./usage-error.ts";

/**
 * Runs one command of `almanac-api` on the configured store.
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage, 69 the store is unavailable.
 */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command("almanac-api")
    .description("Keys, early access and storage of an Almanac API, under the API's own settings.")
    // The sentences of the parser are replaced by those of `usageError`.
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error, outputError() {} });
  let exit = 0;
  const fail = () => {
    exit = 1;
  };
  program.addCommand(keysCommand(terminal));
  program.addCommand(earlyAccessCommand(terminal));
  program.addCommand(blockCommand(terminal));
  program.addCommand(backupCommand(terminal));
  program.addCommand(doctorCommand(terminal, fail));
  for (const command of [program, ...everyCommand(program)]) {
    command.copyInheritedSettings(program).exitOverride((error) => {
      throw usageError(error, command);
    });
  }
  try {
    await program.parseAsync([...args], { from: "user" });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (isExpected(error)) terminal.error(`error: ${error.message}\n`);
    else if (isStoreOutage(error)) terminal.error("error: the store cannot be reached\n");
    else throw error;
    if (error instanceof AdminUsageError) return 2;
    return isStoreOutage(error) ? 69 : 1;
  }
}

function everyCommand(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...everyCommand(child)]);
}
