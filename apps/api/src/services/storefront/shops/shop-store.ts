/** One row of a shop's state, as JSON text; null where the row is gone. */
export interface StoredRow {
  readonly table: string;
  readonly key: string;
  readonly value: string | null;
}

/** What one turn leaves behind. */
export interface TurnOutcome<Result> {
  readonly result: Result;
  readonly writes: readonly StoredRow[];
}

/**
 * What one turn is given: the rows that are newer than what the caller has seen, and the version that they are at. `whole`
 * says that these are all the rows there are, and that whatever the caller holds is to be forgotten.
 */
export type TurnWork<Result> = (
  newer: readonly StoredRow[],
  version: number,
  whole: boolean,
) => TurnOutcome<Result>;

/**
 * How a shop forgets the rows that are gone. Each leaves a tombstone, so that other instances learn of it; every so many
 * versions, tombstones older than `keptVersions` are purged. An instance that has not looked for longer than that cannot
 * know what is gone, and reads the whole shop.
 */
export const tombstones = { keptVersions: 256, purgeEvery: 64 } as const;

/** The version up to which tombstones can be purged at this version; undefined where it is not time to. */
export function purgeableUpTo(version: number): number | undefined {
  const { keptVersions, purgeEvery } = tombstones;
  return version % purgeEvery === 0 && version > keptVersions ? version - keptVersions : undefined;
}

/**
 * Keeps the rows of shops. Turns at one shop come one after another, whoever takes them: within a process, and across all
 * instances that share the store. A turn's writes are kept together or not at all.
 */
export interface ShopStore {
  /** Takes a turn at a shop. `since` is the version that the caller has seen, 0 for none. */
  turn<Result>(
    shopId: string,
    since: number,
    work: TurnWork<Result>,
  ): Promise<{ readonly result: Result; readonly version: number }>;
  /** Forgets a shop. */
  remove(shopId: string): Promise<void>;
  close(): Promise<void>;
}
