import type { Selectable } from "kysely";
import type { PepperTable } from "./schema.ts";
import type { Queries } from "./store.ts";

export type PepperRow = Readonly<Selectable<PepperTable>>;

/** Records the fingerprints of new versions. The recorded fingerprint of a known version is never changed. */
export async function notePeppers(queries: Queries, rows: readonly PepperRow[]): Promise<void> {
  await queries
    .insertInto("peppers")
    .values(rows)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}

export async function listPeppers(queries: Queries): Promise<PepperRow[]> {
  return queries.selectFrom("peppers").selectAll().orderBy("version").execute();
}
