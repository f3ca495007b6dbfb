import { existsSync } from "node:fs";
import { Command } from "commander";
import { readConfig, sqlitePath } from "../config.ts";
import { backUpSqlite } from "../store/sqlite.ts";
import { AdminError, type Terminal } from "./context.ts";

/** `almanac-api backup <file>`: copies the embedded store into one file while the API keeps running. */
export function backupCommand(terminal: Terminal): Command {
  return new Command("backup")
    .description("Copy the embedded store into a file, while it is in use")
    .argument("<file>", "the copy; an existing file is refused")
    .action(async (file: string) => {
      const config = readConfig(terminal.environment);
      if (config.databaseUrl !== undefined) {
        throw new AdminError("the store is PostgreSQL; use pg_dump");
      }
      if (existsSync(file)) throw new AdminError(`${file} is there already`);
      const source = sqlitePath(config);
      if (!existsSync(source)) throw new AdminError(`there is no store at ${source} yet`);
      await backUpSqlite(source, file);
      const pepper = config.peppers ? "ALMANAC_PEPPER" : `${config.dataDir}/pepper`;
      terminal.out(
        `${file} holds the store. Keep ${pepper} with it: keys cannot be told without.\n`,
      );
    });
}
