import { ByteReader } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable, type ElementFact, readCounted } from "./vpic-sections.ts";

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
    const start = this.#startOf(group);
    // A record at the end of the section has no facts.
    if (start === 0 || start >= this.#bytes.length) return;
    const reader = new ByteReader(this.#bytes, start);
    const lists = this.#lists;
    let at = this.#listAt(reader.varint());
    for (let left = lists[at] ?? 0; left > 0; left--) take(lists[++at] ?? 0, reader.varint());
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
  readonly vehicleTypeId: number;
  /** The place of the make among all makes. */
  readonly make: number;
  /** An empty list means every year. */
  readonly years: readonly number[];
  readonly key: readonly ElementFact[];
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
  readonly #blocks: BlockTable;
  readonly #facts: FactTable;
  readonly #known = new Map<number, readonly Specification[]>();

  constructor(section: Section, facts: FactTable) {
    this.#blocks = new BlockTable(section);
    this.#facts = facts;
  }

  /** The specifications of a model, by the value index of the model. */
  of(model: number): readonly Specification[] {
    const block = Math.floor(model / modelsPerBlock);
    // The record of a model without specifications is one byte, and most blocks have only
    // such records.
    if (this.#blocks.lengthOf(block) <= modelsPerBlock) return none;
    return this.#known.get(model) ?? this.#read(model, block);
  }

  #read(model: number, block: number): readonly Specification[] {
    const reader = this.#blocks.open(block);
    for (let before = model % modelsPerBlock; before > 0; before--) skipRecord(reader);
    const specifications = readRecord(reader, this.#facts);
    this.#known.set(model, specifications);
    return specifications;
  }
}

function skipRecord(reader: ByteReader): void {
  for (let left = reader.varint(); left > 0; left--) {
    reader.skip(2);
    reader.skip(reader.varint());
    reader.skip(2);
    reader.skip(reader.varint());
  }
}

function readRecord(reader: ByteReader, facts: FactTable): Specification[] {
  const specifications: Specification[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    specifications.push({
      vehicleTypeId: reader.varint(),
      make: reader.varint(),
      years: [...readCounted(reader)],
      key: facts.of(reader.varint()),
      facts: reader.varint(),
      times: [...readCounted(reader)],
    });
  }
  return specifications;
}
