/** A row of the table of patterns. */
export interface PatternRow {
  readonly id: number;
  readonly schemaId: number;
  readonly key: string;
  readonly elementId: number;
  readonly attribute: string;
  /** When the row was last changed: a number that sorts by time. */
  readonly changedOn: number;
}

type Column = "id" | "schemaId" | "elementId" | "key" | "attribute";
// purity: a list that nothing changes.
const columns: readonly Column[] = ["id", "schemaId", "elementId", "key", "attribute"];

/**
 * The rows of the table of patterns, in columns of numbers: NHTSA has 1.7 million rows, and objects
 * would take five times the memory. Equal texts are stored once.
 */
export class PatternTable {
  readonly #columns = Object.fromEntries(
    columns.map((name) => [name, new Int32Array(1 << 10)]),
  ) as Record<Column, Int32Array>;
  #changes = new Float64Array(1 << 10);
  readonly #texts: string[] = [];
  readonly #indexes = new Map<string, number>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(row: PatternRow): void {
    if (this.#length === this.#columns.id.length) this.#grow();
    const at = this.#length++;
    this.#columns.id[at] = row.id;
    this.#columns.schemaId[at] = row.schemaId;
    this.#columns.elementId[at] = row.elementId;
    this.#columns.key[at] = this.#textIndex(row.key);
    this.#columns.attribute[at] = this.#textIndex(row.attribute);
    this.#changes[at] = row.changedOn;
  }

  /** The row at an index, counted in the order in which rows were added. */
  row(index: number): PatternRow {
    const text = (column: Column) => this.#texts[this.#number(column, index)] ?? "";
    return {
      id: this.#number("id", index),
      schemaId: this.#number("schemaId", index),
      key: text("key"),
      elementId: this.#number("elementId", index),
      attribute: text("attribute"),
      changedOn: this.#changes[index] ?? 0,
    };
  }

  /** The time of the newest change; 0 without rows. */
  newestChange(): number {
    return this.#changes.subarray(0, this.#length).reduce((one, other) => Math.max(one, other), 0);
  }

  /**
   * Replaces each time by its place among all times, from 1. Small numbers take less memory in
   * the objects that are made of the rows, and compare alike.
   */
  rankChanges(): void {
    const all = this.#changes.slice(0, this.#length).sort();
    const times = all.filter((time, at) => time !== all[at - 1]);
    for (let row = 0; row < this.#length; row++) {
      const time = this.#changes[row] ?? 0;
      let low = 0;
      let high = times.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((times[middle] ?? 0) < time) low = middle + 1;
        else high = middle;
      }
      this.#changes[row] = low + 1;
    }
  }

  /** The indexes of the rows of each schema, by the numbers of the rows. */
  bySchema(): Map<number, Int32Array> {
    const { id, schemaId } = this.#columns;
    const counts = new Map<number, number>();
    for (let at = 0; at < this.#length; at++) {
      const schema = schemaId[at] ?? 0;
      counts.set(schema, (counts.get(schema) ?? 0) + 1);
    }
    const found = new Map<number, Int32Array>();
    for (const [schema, count] of counts) found.set(schema, new Int32Array(count));
    for (let at = this.#length - 1; at >= 0; at--) {
      const schema = schemaId[at] ?? 0;
      const left = (counts.get(schema) ?? 0) - 1;
      counts.set(schema, left);
      const rows = found.get(schema);
      if (rows !== undefined) rows[left] = at;
    }
    for (const rows of found.values()) {
      rows.sort((one, other) => (id[one] ?? 0) - (id[other] ?? 0));
    }
    return found;
  }

  #number(column: Column, index: number): number {
    return this.#columns[column][index] ?? 0;
  }

  #textIndex(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    // A copy, because a part of a line would keep the whole line in memory.
    const copy = [...text].join("");
    this.#texts.push(copy);
    this.#indexes.set(copy, this.#texts.length - 1);
    return this.#texts.length - 1;
  }

  #grow(): void {
    for (const name of columns) {
      const longer = new Int32Array(this.#columns[name].length * 2);
      longer.set(this.#columns[name]);
      this.#columns[name] = longer;
    }
    const changes = new Float64Array(this.#changes.length * 2);
    changes.set(this.#changes);
    this.#changes = changes;
  }
}
