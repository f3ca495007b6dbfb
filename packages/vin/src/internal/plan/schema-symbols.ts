import type { SchemaTable } from "../vpic/schema-table.ts";
import type { KeyCells } from "./key-cells.ts";

/**
 * The positions whose symbols are kept. Each has two cells: the first 32 symbols as bits, and the last symbol (1 or 0).
 */
const firstPosition = 4;
const lastPosition = 14;
const cellsPerSchema = 1 + 2 * (lastPosition - firstPosition + 1);

/**
 * The symbols that any key of a schema allows, by position. Those of a schema are collected when it is first opened.
 */
export class SchemaSymbols {
  readonly #schemas: SchemaTable;
  readonly #keys: KeyCells;
  /** For each schema: the positions that any key constrains, as bits; then the symbols of each position. */
  readonly #cells: Int32Array;

  constructor(schemas: SchemaTable, keys: KeyCells) {
    this.#schemas = schemas;
    this.#keys = keys;
    this.#cells = new Int32Array(schemas.count * cellsPerSchema);
  }

  /** The positions that any key of a schema constrains, as bits. */
  open(schema: number): number {
    const first = schema * cellsPerSchema;
    const known = this.#cells[first] ?? 0;
    return known !== 0 ? known : this.#collect(schema, first);
  }

  /** The symbols except the last one that keys of the schemas allow at a position, as bits. */
  low(schemas: readonly number[], position: number): number {
    return this.#unite(schemas, 1 + 2 * (position - firstPosition));
  }

  /** Whether keys of the schemas allow the last symbol at a position: 1 or 0. */
  high(schemas: readonly number[], position: number): number {
    return this.#unite(schemas, 2 + 2 * (position - firstPosition));
  }

  #unite(schemas: readonly number[], cell: number): number {
    let united = 0;
    for (const schema of schemas) united |= this.#cells[schema * cellsPerSchema + cell] ?? 0;
    return united;
  }

  #collect(schema: number, first: number): number {
    const cells = this.#cells;
    this.#schemas.open(schema);
    const end = this.#schemas.end(schema);
    // No key constrains position 0, so this bit says that the symbols are collected.
    let constrained = 1;
    const collect = (position: number, low: number, high: number): void => {
      if (position > lastPosition) return;
      const at = first + 1 + 2 * (position - firstPosition);
      cells[at] = (cells[at] ?? 0) | low;
      cells[at + 1] = (cells[at + 1] ?? 0) | high;
    };
    for (let entry = this.#schemas.start(schema); entry < end; entry++) {
      constrained |= this.#keys.read(this.#schemas.keys[entry] ?? 0, collect);
    }
    cells[first] = constrained;
    return constrained;
  }
}
