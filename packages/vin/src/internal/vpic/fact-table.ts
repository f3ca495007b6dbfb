import { ByteReader } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable, type ElementFact } from "./vpic-sections.ts";

const perBlock = 16;

/**
 * Records in blocks of 16, found by their number. The offsets of the records of a block are found
 * when one of them is first needed.
 */
class RecordTable {
  /** All bytes, of which those of the records that were found may be read. */
  readonly bytes: Uint8Array;
  readonly #blocks: BlockTable;
  /** The offset of each record, plus 1; 0 if it was not found yet. */
  readonly #starts: Uint32Array;
  readonly #skip: (reader: ByteReader) => void;

  /** `skip` goes to the end of a record. */
  constructor(section: Section, skip: (reader: ByteReader) => void) {
    this.bytes = section.part(0, 0);
    this.#blocks = new BlockTable(section);
    this.#starts = new Uint32Array(this.#blocks.count * perBlock);
    this.#skip = skip;
  }

  /** The offset of a record. Past the last one: the end of the section, or -1. */
  startOf(record: number): number {
    const known = this.#starts[record] ?? 0;
    return known > 0 ? known - 1 : this.#find(record);
  }

  #find(record: number): number {
    const block = Math.floor(record / perBlock);
    if (block >= this.#blocks.count) return -1;
    const reader = this.#blocks.open(block);
    for (let each = 0; each < perBlock; each++) {
      this.#starts[block * perBlock + each] = reader.offset + 1;
      this.#skip(reader);
    }
    return (this.#starts[record] ?? 0) - 1;
  }
}

/** The groups of facts. Each record is the number of its list of elements, and their values. */
export class FactTable {
  readonly #groups: RecordTable;
  /** The lists of elements. Each record is its length, then the elements. */
  readonly #lists: RecordTable;

  constructor(groups: Section, lists: Section) {
    this.#lists = new RecordTable(lists, (reader) => {
      reader.offset += 1 + (reader.bytes[reader.offset] ?? 0);
    });
    this.#groups = new RecordTable(groups, (reader) => {
      const list = this.#lists.startOf(reader.varint());
      reader.skip(this.#lists.bytes[list] ?? 0);
    });
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
    const start = this.#groups.startOf(group);
    if (start < 0 || start >= this.#groups.bytes.length) return true;
    const reader = new ByteReader(this.#groups.bytes, start);
    let at = this.#lists.startOf(reader.varint());
    const lists = this.#lists.bytes;
    for (let left = lists[at] ?? 0; left > 0; left--) {
      if (!test(lists[++at] ?? 0, reader.varint())) return false;
    }
    return true;
  }
}

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
  readonly #records: RecordTable;

  constructor(section: Section) {
    this.#records = new RecordTable(section, skipSpecifications);
  }

  /**
   * The specifications of a model for a type of vehicle and a year. The model is given by the index
   * of its value.
   */
  of(model: number, vehicleTypeId: number, year: number | undefined): Specification[] {
    const found: Specification[] = [];
    const start = this.#records.startOf(model);
    if (start < 0) return found;
    const reader = new ByteReader(this.#records.bytes, start);
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

function skipSpecifications(reader: ByteReader): void {
  for (let left = reader.varint(); left > 0; left--) {
    reader.skip(2);
    reader.skip(reader.varint());
    reader.skip(2);
    reader.skip(reader.varint());
  }
}
