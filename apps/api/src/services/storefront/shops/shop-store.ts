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

/** What one turn is given: the rows that are newer than what the caller has seen, and how new they are. */
export type TurnWork<Result> = (
  newer: readonly StoredRow[],
  version: number,
) => TurnOutcome<Result>;

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
