import { ByteReader, readStarts } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable } from "./vpic-sections.ts";

const schemasPerBlock = 16;

/** One key of a schema, and the group of facts that it gives. */
export interface Entry {
  readonly key: number;
  readonly group: number;
}

/**
 * The entries of all schemas in two columns. Those of a schema are read when it is first opened.
 */
export class SchemaTable {
  readonly count: number;
  /** The key of each entry. */
  readonly keys: Uint32Array;
  /** The group of each entry. */
  readonly groups: Uint32Array;
  /** The first entry of each schema, and at the end the number of entries. */
  readonly #starts: Uint32Array;
  readonly #keyBlocks: BlockTable;
  readonly #groupBlocks: BlockTable;
  readonly #isOpen: Uint8Array;

  constructor(counts: Section, keySection: Section, groupSection: Section) {
    const reader = new ByteReader(counts.whole());
    this.count = reader.varint();
    this.#starts = readStarts(reader, this.count);
    this.#keyBlocks = new BlockTable(keySection);
    this.#groupBlocks = new BlockTable(groupSection);
    const entries = this.#starts[this.count] ?? 0;
    this.keys = new Uint32Array(entries);
    this.groups = new Uint32Array(entries);
    this.#isOpen = new Uint8Array(this.count);
  }

  /** The place of the first entry of a schema. */
  start(schema: number): number {
    return this.#starts[schema] ?? 0;
  }

  /** The place after the last entry of a schema. */
  end(schema: number): number {
    return this.#starts[schema + 1] ?? 0;
  }

  /** Reads the entries of a schema, unless they are already read. */
  open(schema: number): void {
    if (this.#isOpen[schema] !== 0) return;
    this.#isOpen[schema] = 1;
    this.#readKeys(schema);
    this.#readGroups(schema);
  }

  entriesOf(schema: number): Entry[] {
    this.open(schema);
    const start = this.start(schema);
    return Array.from({ length: this.end(schema) - start }, (_, each) => ({
      key: this.keys[start + each] ?? 0,
      group: this.groups[start + each] ?? 0,
    }));
  }

  #readKeys(schema: number): void {
    const reader = this.#atRecord(this.#keyBlocks, schema);
    let key = 0;
    for (let each = this.start(schema); each < this.end(schema); each++) {
      key += reader.varint();
      this.keys[each] = key;
    }
  }

  #readGroups(schema: number): void {
    const reader = this.#atRecord(this.#groupBlocks, schema);
    const first = this.start(schema);
    let group = 0;
    for (let each = first; each < this.end(schema); each++) {
      group = each === first ? reader.varint() : group + 1 + reader.signed();
      this.groups[each] = group;
    }
  }

  /**
   * Skips the records before a schema in its block. Each schema has as many integers as entries.
   */
  #atRecord(blocks: BlockTable, schema: number): ByteReader {
    const block = Math.floor(schema / schemasPerBlock);
    const reader = blocks.open(block);
    reader.skip(this.start(schema) - this.start(block * schemasPerBlock));
    return reader;
  }
}
