import { ByteReader, readStarts, StringTable } from "./byte-reader.ts";
import type { Section } from "./section.ts";

/** The value that a key or an engine model gives to an element. */
export interface ElementFact {
  readonly element: number;
  readonly value: number;
}

/** Reads a list: the number of integers, then the integers. */
export function readCounted(reader: ByteReader): Uint32Array {
  return reader.numbers(reader.varint());
}

/** Records in blocks, whose lengths are the head of the section. */
export class BlockTable {
  /** How many blocks there are. */
  readonly count: number;
  readonly #section: Section;
  readonly #starts: Uint32Array;

  constructor(section: Section) {
    const reader = new ByteReader(section.head);
    this.count = reader.varint();
    this.#section = section;
    this.#starts = readStarts(reader, this.count);
  }

  /** The length of a block in bytes; 0 if there is no such block. */
  lengthOf(block: number): number {
    return this.#startOf(block + 1) - this.#startOf(block);
  }

  /** Reads from the beginning of a block. Nothing can be read if there is no such block. */
  open(block: number): ByteReader {
    const start = this.#startOf(block);
    return new ByteReader(this.#section.part(start, this.#startOf(block + 1)), start);
  }

  #startOf(block: number): number {
    return this.#starts[block] ?? this.#section.length;
  }
}

export function readSteps(reader: ByteReader, count: number): Int32Array {
  const values = new Int32Array(count);
  let value = 0;
  for (let each = 0; each < count; each++) {
    value += reader.signed();
    values[each] = value;
  }
  return values;
}

/** The ranks of a schema, by {@link rankKey}. */
export type Ranks = ReadonlyMap<number, number>;

/** The key of a rank: the entry, counted from the first one of the schema, and the element. */
export function rankKey(entry: number, element: number): number {
  return entry * 256 + element;
}

/** The ranks by schema. Those of a schema are read when they are first needed. */
export class RankTable {
  readonly #rows: number;
  /**
   * Four columns: the schema of each row (as the difference from the previous row), entry, element
   * and rank.
   */
  readonly #cells: Uint32Array;
  /** The first row of each schema, plus 1; 0 if it has none. */
  readonly #firstRows: Uint32Array;
  readonly #known = new Map<number, Ranks>();

  constructor(section: Uint8Array, schemas: number) {
    const reader = new ByteReader(section);
    this.#firstRows = new Uint32Array(schemas);
    this.#rows = reader.varint();
    this.#cells = reader.numbers(this.#rows * 4);
    let schema = 0;
    for (let row = 0; row < this.#rows; row++) {
      const step = this.#cells[row] ?? 0;
      schema += step;
      if (step > 0 || row === 0) this.#firstRows[schema] = row + 1;
    }
  }

  /** The ranks of a schema; undefined if it has none. */
  of(schema: number): Ranks | undefined {
    const first = this.#firstRows[schema] ?? 0;
    if (first === 0) return undefined;
    const ranks = this.#known.get(schema) ?? this.#read(first - 1);
    this.#known.set(schema, ranks);
    return ranks;
  }

  #read(first: number): Ranks {
    const ranks = new Map<number, number>();
    const cells = this.#cells;
    const rows = this.#rows;
    for (let row = first; row < rows && (row === first || cells[row] === 0); row++) {
      const key = rankKey(cells[row + rows] ?? 0, cells[row + 2 * rows] ?? 0);
      ranks.set(key, cells[row + 3 * rows] ?? 0);
    }
    return ranks;
  }
}

export function readOverrides(
  descriptors: Section,
  years: Uint8Array,
): ReadonlyMap<string, number> {
  const names = new StringTable(descriptors);
  const reader = new ByteReader(years);
  const overrides = new Map<string, number>();
  for (let each = 0; each < names.length; each++) overrides.set(names.at(each), reader.varint());
  return overrides;
}

/** The facts that NHTSA has of engine models. */
export class EngineTable {
  /** Sorted, in small letters. */
  readonly #names: StringTable;
  readonly #facts: BlockTable;

  constructor(names: Section, facts: Section) {
    this.#names = new StringTable(names);
    this.#facts = new BlockTable(facts);
  }

  of(name: string): ElementFact[] {
    const facts: ElementFact[] = [];
    const engine = this.#names.indexOfSorted(name);
    if (engine < 0) return facts;
    const reader = this.#facts.open(engine);
    const end = reader.offset + this.#facts.lengthOf(engine);
    while (reader.offset < end) facts.push({ element: reader.byte(), value: reader.varint() });
    return facts;
  }
}
