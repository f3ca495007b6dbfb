import { existsSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { readSettings, sqlitePath } from "../settings.ts";
import { isStoreOutage } from "../store/outage.ts";
import { backUpSqlite } from "../store/sqlite.ts";
import { blockCommand } from "./block.ts";
import { AdminError, AdminUsageError, isExpected, type Terminal, usageError } from "./context.ts";
import { doctorCommand } from "./doctor.ts";
import { earlyAccessCommand } from "./early-access.ts";
import { keysCommand } from "./keys.ts";

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

/**
 * `almanac-api backup <file>`: copies the embedded store into one file while the API keeps running.
 */
function backupCommand(terminal: Terminal): Command {
  return new Command("backup")
    .description("Copy the embedded store into a file, while it is in use")
    .argument("<file>", "file to write; it must not exist yet")
    .action(async (file: string) => {
      const settings = readSettings(terminal.environment);
      if (settings.databaseUrl !== undefined) {
        throw new AdminError("the store is PostgreSQL; use pg_dump");
      }
      if (existsSync(file)) throw new AdminError(`${file} already exists`);
      const source = sqlitePath(settings);
      if (!existsSync(source)) throw new AdminError(`there is no store at ${source} yet`);
      await backUpSqlite(source, file);
      const pepper = settings.peppers ? "ALMANAC_PEPPER" : `${settings.dataDir}/pepper`;
      terminal.out(
        `${file} holds the store. Keep ${pepper} with it: without it, no key can be checked.\n`,
      );
    });
}
