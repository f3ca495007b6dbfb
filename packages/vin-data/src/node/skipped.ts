/** What a dump has and the compiler does not use. */
export interface Skipped {
  /** The table, in lower case. */
  readonly table: string;
  /** How many of its rows were skipped. */
  readonly rows: number;
  /**
   * `unused_table`: no answer needs the table. `negative_number`: the row has a negative number
   * where NHTSA's procedure never finds it. `reversed_years`: the last year is before the first.
   * `unreadable_key`: the key of a pattern cannot be read.
   */
  readonly reason: "unused_table" | "negative_number" | "reversed_years" | "unreadable_key";
}

/** Counts what is skipped, by table and reason. */
export class SkippedRows {
  readonly #counts = new Map<string, Skipped>();

  add(table: string, reason: Skipped["reason"], rows = 1): void {
    const name = `${reason} ${table}`;
    const before = this.#counts.get(name)?.rows ?? 0;
    this.#counts.set(name, { table, rows: before + rows, reason });
  }

  /** The counts, in the order in which tables were first skipped. */
  list(): Skipped[] {
    return [...this.#counts.values()];
  }
}
