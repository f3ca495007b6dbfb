import { existsSync } from "node:fs";
import { Command } from "commander";
import { readSettings, sqlitePath } from "../settings.ts";
import { backUpSqlite } from "../store/sqlite.ts";
import { AdminError, type Terminal } from "./context.ts";

/** `almanac-api backup <file>`: copies the embedded store into one file while the API keeps running. */
export function backupCommand(terminal: Terminal): Command {
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
