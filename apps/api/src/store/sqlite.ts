import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Opens a file, or `:memory:`. With WAL, readers never wait, and a killed process loses nothing
 * that was committed.
 */
export function openSqlite(path: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: adapt(openDatabase(path)) }),
  });
}

/**
 * Copies a store in use consistently, page by page, while others keep writing. A read transaction
 * holds the copied state: without it, every write by another process would restart the copy, which
 * would never finish on a busy store.
 */
export async function backUpSqlite(from: string, to: string): Promise<void> {
  const source = openDatabase(from);
  try {
    ownFile(to);
    source.exec("begin; select count(*) from sqlite_schema");
    await backup(source, to);
  } finally {
    source.close();
  }
}

function openDatabase(path: string): DatabaseSync {
  if (path !== ":memory:") {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    ownFile(path);
  }
  const database = new DatabaseSync(path, { timeout: 5_000 });
  // Deleted rows are overwritten, so that erased data cannot be read from the file.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma secure_delete = on",
  );
  return database;
}

/**
 * Creates the file, readable only by its owner, before anything is in it. SQLite gives the files
 * beside it the same mode.
 */
function ownFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}

/**
 * The driver that Kysely expects, on top of `node:sqlite`. Statements are cached: preparing one
 * costs more than running it.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // If the disk is full, SQLite rolls back by itself. A second rollback would fail, and its
      // error would hide the cause.
      if (sql === "rollback" && !database.isTransaction) return nothingToDo;
      const known = statements.get(sql);
      if (known) return known;
      // A deferred transaction that starts to write fails at once if another process is writing. An
      // immediate one waits.
      const statement = adaptStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (statements.size >= 500) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function adaptStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSql)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSql)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSql)),
  };
}

function toSql(value: unknown): string | number | bigint | null | Uint8Array {
  switch (typeof value) {
    case "string":
    case "number":
    case "bigint":
      return value;
    case "boolean":
      return value ? 1 : 0;
    default:
      if (value === null || value === undefined) return null;
      if (value instanceof Uint8Array) return value;
      throw new TypeError("only text, numbers, bytes and null can be stored");
  }
}
