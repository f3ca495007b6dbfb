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
  /** When each added fact was last changed, as a place in time among those of the model; the latest fact wins. */
  readonly times: readonly number[];
}

/** The specifications by model. Those of a model are read when a VIN needs them. */
export class SpecificationTable {
  readonly #section: Uint8Array;
  readonly #blocks: Uint32Array;

  constructor(section: Uint8Array) {
    this.#section = section;
    this.#blocks = readBlocks(section);
  }

  /** The specifications of a model, by the value index of the model. */
  of(model: number): readonly Specification[] {
    const start = this.#blocks[Math.floor(model / modelsPerBlock)];
    if (start === undefined) return [];
    const reader = new ByteReader(this.#section, start);
    for (let left = model % modelsPerBlock; left > 0; left--) readRecord(reader);
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
