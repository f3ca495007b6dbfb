import type { Selectable } from "kysely";
import type { BlockTable } from "./schema.ts";
import type { Queries } from "./store.ts";

export type BlockRow = Readonly<Selectable<BlockTable>>;

/** Adds a block, or replaces the one of the same caller. Blocks that have ended are deleted. */
export async function putBlock(queries: Queries, row: BlockRow): Promise<void> {
  await queries.deleteFrom("blocks").where("ends_at", "<=", row.created_at).execute();
  const { requests_per_minute, created_at, ends_at } = row;
  await queries
    .insertInto("blocks")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("caller").doUpdateSet({ requests_per_minute, created_at, ends_at }),
    )
    .execute();
}

/** The blocks that have not ended at this time, oldest first. */
export function listBlocks(queries: Queries, at: number): Promise<BlockRow[]> {
  return queries
    .selectFrom("blocks")
    .selectAll()
    .where(({ or, eb }) => or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
    .orderBy("created_at")
    .orderBy("caller")
    .execute();
}

/** @returns false if there is no such block. */
export async function removeBlock(queries: Queries, caller: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("blocks")
    .where("caller", "=", caller)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
