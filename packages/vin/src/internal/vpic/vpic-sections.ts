import { ByteReader, mostVarintBytes, readColumn, readStarts, StringTable } from "./byte-reader.ts";
import type { Section } from "./section.ts";

/** The value that a key or an engine model gives to an element. */
export interface ElementFact {
  readonly element: number;
  readonly value: number;
}

/** Reads a list: the number of integers, then the integers. */
export function readCounted(reader: ByteReader): Uint32Array {
  const values = new Uint32Array(reader.varint());
  reader.offset = readColumn(reader.bytes, reader.offset, values);
  return values;
}

/** Records in blocks, whose lengths come first. */
export class BlockTable {
  /** How many blocks there are. */
  readonly count: number;
  readonly #section: Section;
  readonly #starts: Uint32Array;

  constructor(section: Section) {
    const reader = new ByteReader(section.part(0, mostVarintBytes));
    this.count = reader.varint();
    this.#section = section;
    this.#starts = readStarts(section, reader.offset, this.count);
  }

  /** The length of a block in bytes; 0 if there is no such block. */
  lengthOf(block: number): number {
    const start = this.#starts[block] ?? this.#section.length;
    return (this.#starts[block + 1] ?? this.#section.length) - start;
  }

  /** Reads from the beginning of a block. Nothing can be read if there is no such block. */
  open(block: number): ByteReader {
    const start = this.#starts[block] ?? this.#section.length;
    const end = this.#starts[block + 1] ?? this.#section.length;
    return new ByteReader(this.#section.part(start, end), start);
  }
}

export function readSteps(section: Uint8Array, count: number): Int32Array {
  const reader = new ByteReader(section);
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
  /**
   * Four numbers per row: schema (as the difference from the previous row), entry, element
   * and rank.
   */
  readonly #cells: Uint32Array;
  /** The offset of the first row of each schema, plus 1; 0 if it has none. */
  readonly #firstRows: Uint32Array;
  readonly #known = new Map<number, Ranks>();

  constructor(section: Uint8Array, schemas: number) {
    const reader = new ByteReader(section);
    this.#firstRows = new Uint32Array(schemas);
    this.#cells = new Uint32Array(reader.varint() * 4);
    readColumn(section, reader.offset, this.#cells);
    let schema = 0;
    for (let at = 0; at < this.#cells.length; at += 4) {
      const step = this.#cells[at] ?? 0;
      schema += step;
      if (step > 0 || at === 0) this.#firstRows[schema] = at + 1;
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
    for (let at = first; at < cells.length && (at === first || cells[at] === 0); at += 4) {
      ranks.set(rankKey(cells[at + 1] ?? 0, cells[at + 2] ?? 0), cells[at + 3] ?? 0);
    }
    return ranks;
  }
}

export function readEngines(nameSection: Section, rows: Uint8Array) {
  const names = new StringTable(nameSection);
  const reader = new ByteReader(rows);
  const engines = new Map<string, ElementFact[]>();
  for (let engine = 0; engine < names.length; engine++) {
    const facts: ElementFact[] = [];
    for (let left = reader.varint(); left > 0; left--) {
      facts.push({ element: reader.byte(), value: reader.varint() });
    }
    engines.set(names.at(engine), facts);
  }
  return engines;
}

export function readModelMakes(section: Uint8Array, models: number): Uint32Array {
  const makes = new Uint32Array(models);
  readColumn(section, 0, makes);
  return makes;
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
