import { ByteReader } from "./byte-reader.ts";
import { type ElementFact, readBlocks } from "./vpic-sections.ts";

const groupsPerBlock = 16;

/** The groups of facts. Each record is the number of its list of elements, and their values. */
export class FactTable {
  readonly #section: Uint8Array;
  readonly #blocks: Uint32Array;
  /** The offset of each record, found when a group of its block is first needed; before that, 0. */
  readonly #starts: Uint32Array;
  /** The lists of elements: for each its length, then the elements. */
  readonly #lists: Uint8Array;
  /** The offset of each list. */
  readonly #listStarts: Uint32Array;

  constructor(section: Uint8Array, lists: Uint8Array) {
    this.#section = section;
    this.#blocks = readBlocks(section);
    this.#starts = new Uint32Array(this.#blocks.length * groupsPerBlock);
    const reader = new ByteReader(lists);
    this.#lists = lists;
    this.#listStarts = new Uint32Array(reader.varint());
    let { offset } = reader;
    for (let list = 0; list < this.#listStarts.length; list++) {
      this.#listStarts[list] = offset;
      offset += 1 + (lists[offset] ?? 0);
    }
  }

  /** The facts of a group. */
  of(group: number): ElementFact[] {
    const facts: ElementFact[] = [];
    this.read(group, (element, value) => facts.push({ element, value }));
    return facts;
  }

  /** Calls a function with each fact of a group. */
  read(group: number, take: (element: number, value: number) => void): void {
    const start = this.#startOf(group);
    if (start >= this.#section.length) return;
    const reader = new ByteReader(this.#section, start);
    const lists = this.#lists;
    let at = this.#listStarts[reader.varint()] ?? lists.length;
    for (let left = lists[at] ?? 0; left > 0; left--) take(lists[++at] ?? 0, reader.varint());
  }

  #startOf(group: number): number {
    const known = this.#starts[group] ?? 0;
    if (known > 0) return known;
    const block = Math.floor(group / groupsPerBlock);
    const start = this.#blocks[block];
    // The group is after the last block. A record at the end of the section has no facts.
    if (start === undefined) return this.#section.length;
    const reader = new ByteReader(this.#section, start);
    for (let each = 0; each < groupsPerBlock; each++) {
      this.#starts[block * groupsPerBlock + each] = reader.offset;
      const list = this.#listStarts[reader.varint()] ?? this.#lists.length;
      reader.skip(this.#lists[list] ?? 0);
    }
    return this.#starts[group] ?? 0;
  }
}

const modelsPerBlock = 16;

/** What NHTSA adds to vehicles of a model that have the values of a key. */
export interface Specification {
  readonly vehicleTypeId: number;
  /** The place of the make among all makes. */
  readonly make: number;
  /** An empty list means every year. */
  readonly years: readonly number[];
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

const none: readonly Specification[] = [];

/** The specifications by model. Those of a model are read when a VIN needs them. */
export class SpecificationTable {
  readonly #section: Uint8Array;
  readonly #blocks: Uint32Array;
  readonly #known = new Map<number, readonly Specification[]>();

  constructor(section: Uint8Array) {
    this.#section = section;
    this.#blocks = readBlocks(section);
  }

  /** The specifications of a model, by the value index of the model. */
  of(model: number): readonly Specification[] {
    const block = Math.floor(model / modelsPerBlock);
    const start = this.#blocks[block] ?? this.#section.length;
    const end = this.#blocks[block + 1] ?? this.#section.length;
    // The record of a model without specifications is one byte, and most blocks have only
    // such records.
    if (end - start <= modelsPerBlock) return none;
    const known = this.#known.get(model) ?? this.#read(start, model % modelsPerBlock);
    this.#known.set(model, known);
    return known;
  }

  #read(start: number, place: number): readonly Specification[] {
    const reader = new ByteReader(this.#section, start);
    for (let before = place; before > 0; before--) readRecord(reader);
    return readRecord(reader);
  }
}

function readRecord(reader: ByteReader): Specification[] {
  const list = () => Array.from({ length: reader.varint() }, () => reader.varint());
  return Array.from({ length: reader.varint() }, () => ({
    vehicleTypeId: reader.varint(),
    make: reader.varint(),
    years: list(),
    key: reader.varint(),
    facts: reader.varint(),
    times: list(),
  }));
}
