import { ByteReader } from "./byte-reader.ts";
import { readBlocks } from "./vpic-sections.ts";

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
   * When each added fact was last changed. A higher number is later, among the facts of the model, and the latest fact
   * wins.
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
    // The record of a model without specifications is one byte, and most blocks have only such records.
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
