import { deepFreeze } from "@almanac/kernel/objects/objects";
import type { Change } from "../../store-results.ts";

/** The tables of the state of a shop. */
export type Table =
  | "cart"
  | "checkout"
  | "order"
  | "stock"
  | "price"
  | "usage"
  | "idempotency"
  | "webhook"
  | "fired"
  | "meta";

/** JSON of an object. Its type is known only to the module that reads it. */
type Row = unknown;

/**
 * Tables whose rows are in the order of their last change. The rows of all other tables are in the
 * order of their creation.
 */
const byUse: ReadonlySet<string> = new Set<Table>(["cart", "checkout", "idempotency"]);

/** A row with the type that its table has for the module that reads it. */
function asStored<Value>(row: Row): Value {
  // A row is what a module of the same noun has put there, or what a snapshot has kept of it.
  return row as Value;
}

/**
 * The state of a shop: rows of JSON in tables. Rows are frozen and are replaced, never changed, so
 * a copy of the maps is a copy of the state. What a command writes is stored apart until the
 * command commits.
 */
export class Records {
  readonly #tables: Map<string, Map<string, Row>>;
  #pending = new Map<string, Map<string, Row>>();

  constructor(tables: Map<string, Map<string, Row>> = new Map()) {
    this.#tables = tables;
  }

  get<Value extends object>(table: Table, key: string): Value | undefined {
    const pending = this.#pending.get(table);
    const row = pending?.has(key) ? pending.get(key) : this.#tables.get(table)?.get(key);
    return row === undefined ? undefined : asStored(row);
  }

  put<Value extends object>(table: Table, key: string, value: Value): Value {
    const row = deepFreeze(value);
    this.#pendingIn(table).set(key, row);
    return row;
  }

  delete(table: Table, key: string): void {
    this.#pendingIn(table).set(key, undefined);
  }

  has(table: Table): boolean {
    return (this.#tables.get(table)?.size ?? 0) > 0 || (this.#pending.get(table)?.size ?? 0) > 0;
  }

  /** Committed rows in the order of their creation. */
  entries<Value extends object>(table: Table): [string, Value][] {
    const rows = new Map<string, Row>(this.#tables.get(table) ?? []);
    for (const [key, row] of this.#pending.get(table) ?? []) {
      if (row === undefined) rows.delete(key);
      else rows.set(key, row);
    }
    return [...rows].map(([key, row]) => [key, asStored<Value>(row)]);
  }

  /** The number of rows. */
  count(table: Table): number {
    const rows = this.#tables.get(table);
    let count = rows?.size ?? 0;
    for (const [key, row] of this.#pending.get(table) ?? []) {
      if (rows?.has(key)) count -= row === undefined ? 1 : 0;
      else if (row !== undefined) count += 1;
    }
    return count;
  }

  /** Committed rows that have not been removed, the oldest or least recently used first. */
  *oldest<Value extends object>(table: Table): Generator<[string, Value]> {
    const pending = this.#pending.get(table);
    for (const [key, row] of this.#tables.get(table) ?? []) {
      if (pending?.has(key) && pending.get(key) === undefined) continue;
      yield [key, asStored(row)];
    }
  }

  /** The number of committed rows of a client, and the key of the first of them. */
  ofClient(table: Table, client: string): { count: number; oldest: string | undefined } {
    let count = 0;
    let oldest: string | undefined;
    for (const [key, row] of this.oldest<{ readonly client?: unknown }>(table)) {
      if (row.client !== client) continue;
      count += 1;
      oldest ??= key;
    }
    return { count, oldest };
  }

  commit(): Change[] {
    const changes: Change[] = [];
    for (const [table, rows] of this.#pending) {
      for (const [key, value] of rows) {
        changes.push(value === undefined ? { table, key } : { table, key, value });
      }
    }
    this.rollback();
    this.apply(changes);
    return changes;
  }

  rollback(): void {
    if (this.#pending.size > 0) this.#pending = new Map();
  }

  apply(changes: readonly Change[]): void {
    for (const { table, key, value } of changes) {
      const rows = this.#tables.get(table) ?? new Map<string, Row>();
      this.#tables.set(table, rows);
      if (value === undefined || byUse.has(table)) rows.delete(key);
      if (value !== undefined) rows.set(key, deepFreeze(value));
    }
  }

  rows(): [table: string, key: string, value: unknown][] {
    return [...this.#tables.keys()]
      .sort()
      .flatMap((table) =>
        [...(this.#tables.get(table) ?? [])].map(([key, value]): [string, string, unknown] => [
          table,
          key,
          value,
        ]),
      );
  }

  replace(rows: readonly (readonly [string, string, unknown])[]): void {
    this.rollback();
    this.#tables.clear();
    this.apply(rows.map(([table, key, value]) => ({ table, key, value })));
  }

  copy(): Records {
    return new Records(new Map([...this.#tables].map(([table, rows]) => [table, new Map(rows)])));
  }

  #pendingIn(table: Table): Map<string, Row> {
    const rows = this.#pending.get(table) ?? new Map<string, Row>();
    this.#pending.set(table, rows);
    return rows;
  }
}
