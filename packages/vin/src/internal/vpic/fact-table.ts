import { ByteReader } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable, type ElementFact } from "./vpic-sections.ts";

const groupsPerBlock = 16;

/** The groups of facts. Each record is the number of its list of elements, and their values. */
export class FactTable {
  readonly #blocks: BlockTable;
  /** Reads the records whose offset is known. */
  #bytes: Uint8Array = new Uint8Array();
  /** The offset of each record, found when a group of its block is first needed; before that, 0. */
  readonly #starts: Uint32Array;
  /** The lists of elements: for each its length, then the elements. */
  readonly #lists: Uint8Array;
  /**
   * The offset of each list, found when it or a later one is first needed. The most frequent lists
   * come first.
   */
  readonly #listStarts: Uint32Array;
  #knownLists = 1;

  constructor(section: Section, lists: Section) {
    this.#blocks = new BlockTable(section);
    this.#starts = new Uint32Array(this.#blocks.count * groupsPerBlock);
    this.#lists = lists.whole();
    const reader = new ByteReader(this.#lists);
    this.#listStarts = new Uint32Array(reader.varint());
    this.#listStarts[0] = reader.offset;
  }

  /** The facts of a group. */
  of(group: number): ElementFact[] {
    const facts: ElementFact[] = [];
    this.read(group, (element, value) => facts.push({ element, value }));
    return facts;
  }

  /** Calls a function with each fact of a group. */
  read(group: number, take: (element: number, value: number) => void): void {
    this.every(group, (element, value) => {
      take(element, value);
      return true;
    });
  }

  /** Whether a test holds for every fact of a group. Creates no objects for the facts. */
  every(group: number, test: (element: number, value: number) => boolean): boolean {
    const start = this.#startOf(group);
    // A record at the end of the section has no facts.
    if (start === 0 || start >= this.#bytes.length) return true;
    const reader = new ByteReader(this.#bytes, start);
    const lists = this.#lists;
    let at = this.#listAt(reader.varint());
    for (let left = lists[at] ?? 0; left > 0; left--) {
      if (!test(lists[++at] ?? 0, reader.varint())) return false;
    }
    return true;
  }

  #startOf(group: number): number {
    const known = this.#starts[group] ?? 0;
    if (known > 0) return known;
    const block = Math.floor(group / groupsPerBlock);
    if (block >= this.#blocks.count) return 0;
    const reader = this.#blocks.open(block);
    this.#bytes = reader.bytes;
    for (let each = 0; each < groupsPerBlock; each++) {
      this.#starts[block * groupsPerBlock + each] = reader.offset;
      reader.skip(this.#lists[this.#listAt(reader.varint())] ?? 0);
    }
    return this.#starts[group] ?? 0;
  }

  /** The offset of a list. */
  #listAt(list: number): number {
    const starts = this.#listStarts;
    const lists = this.#lists;
    if (list >= starts.length) return lists.length;
    for (; this.#knownLists <= list; this.#knownLists++) {
      const before = starts[this.#knownLists - 1] ?? 0;
      starts[this.#knownLists] = before + 1 + (lists[before] ?? 0);
    }
    return starts[list] ?? 0;
  }
}

const modelsPerBlock = 16;

/** What NHTSA adds to vehicles of a model that have the values of a key. */
export interface Specification {
  /** The place of the make among all makes. */
  readonly make: number;
  /** The group of the key facts. */
  readonly key: number;
  /** The group of the added facts. */
  readonly facts: number;
  /**
   * When each added fact was last changed. A higher number is later, among the facts of the model,
   * and the latest fact wins.
   */
  readonly times: readonly number[];
}

/**
 * The specifications by model. They stay packed: objects would take twenty times the memory, and
 * few of them are for the type of vehicle and the year of a VIN.
 */
export class SpecificationTable {
  readonly #blocks: BlockTable;
  /** The offset of the record of each model that was needed before. */
  readonly #starts = new Map<number, number>();

  constructor(section: Section) {
    this.#blocks = new BlockTable(section);
  }

  /**
   * The specifications of a model for a type of vehicle and a year. The model is given by the index
   * of its value.
   */
  of(model: number, vehicleTypeId: number, year: number | undefined): Specification[] {
    const found: Specification[] = [];
    const block = Math.floor(model / modelsPerBlock);
    // The record of a model without specifications is one byte, and most blocks have only
    // such records.
    if (this.#blocks.lengthOf(block) <= modelsPerBlock) return found;
    const reader = this.#blocks.open(block);
    reader.offset = this.#starts.get(model) ?? this.#find(model, reader);
    for (let left = reader.varint(); left > 0; left--) {
      const isOfType = reader.varint() === vehicleTypeId;
      const make = reader.varint();
      if (!readYears(reader, year) || !isOfType) {
        reader.skip(2);
        reader.skip(reader.varint());
        continue;
      }
      const key = reader.varint();
      found.push({ make, key, facts: reader.varint(), times: readList(reader) });
    }
    return found;
  }

  /** Goes to the record of a model, from the first record of its block. */
  #find(model: number, reader: ByteReader): number {
    for (let before = model % modelsPerBlock; before > 0; before--) skipRecord(reader);
    this.#starts.set(model, reader.offset);
    return reader.offset;
  }
}

function readList(reader: ByteReader): number[] {
  const list: number[] = [];
  for (let left = reader.varint(); left > 0; left--) list.push(reader.varint());
  return list;
}

/** Reads a list of years. Returns whether it has the year; an empty list means every year. */
function readYears(reader: ByteReader, year: number | undefined): boolean {
  let left = reader.varint();
  let has = left === 0;
  for (; left > 0; left--) if (reader.varint() === year) has = true;
  return has;
}

function skipRecord(reader: ByteReader): void {
  for (let left = reader.varint(); left > 0; left--) {
    reader.skip(2);
    reader.skip(reader.varint());
    reader.skip(2);
    reader.skip(reader.varint());
  }
}
