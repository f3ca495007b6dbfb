/** One row of a shop's state, as JSON text. Null if the row is deleted. */
export interface StoredRow {
  readonly table: string;
  readonly key: string;
  readonly value: string | null;
}

/** The result of one turn, and the rows that it writes. */
export interface TurnOutcome<Result> {
  readonly result: Result;
  readonly writes: readonly StoredRow[];
}

/**
 * The work of one turn. It receives the rows that are newer than the caller's version, and the newest version. If
 * `whole` is true, these are all rows of the shop, and the caller must forget the rows that it holds.
 */
export type TurnWork<Result> = (
  newer: readonly StoredRow[],
  version: number,
  whole: boolean,
) => TurnOutcome<Result>;

/**
 * How long deleted rows are remembered. Each deleted row leaves a tombstone, so that other instances learn of the
 * deletion. Every `purgeEvery` versions, tombstones older than `keptVersions` are purged. An instance that is further
 * behind cannot know what was deleted, and reads the whole shop again.
 */
export const tombstones = { keptVersions: 256, purgeEvery: 64 } as const;

/**
 * The version up to which tombstones can be purged now. Undefined if this version is not one at which they are purged.
 */
export function purgeableUpTo(version: number): number | undefined {
  const { keptVersions, purgeEvery } = tombstones;
  return version % purgeEvery === 0 && version > keptVersions ? version - keptVersions : undefined;
}

/**
 * Stores the rows of shops. Turns at one shop run one after another, within a process and across all instances that
 * share the store. The writes of a turn are stored together or not at all.
 */
export interface ShopStore {
  /** Takes a turn at a shop. `since` is the version that the caller has seen, or 0. */
  turn<Result>(
    shopId: string,
    since: number,
    work: TurnWork<Result>,
  ): Promise<{ readonly result: Result; readonly version: number }>;
  /** Deletes a shop. */
  remove(shopId: string): Promise<void>;
  close(): Promise<void>;
}
