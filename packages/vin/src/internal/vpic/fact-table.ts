import { ByteReader } from "./byte-reader.ts";
import { type ElementFact, readBlocks } from "./vpic-sections.ts";

const groupsPerBlock = 16;

/** The groups of facts. Each record is the number of its facts, their elements, their values. */
export class FactTable {
  readonly #section: Uint8Array;
  readonly #blocks: Uint32Array;
  /** The offset of each record, found when a group of its block is first needed; before that, 0. */
  readonly #starts: Uint32Array;

  constructor(section: Uint8Array) {
    this.#section = section;
    this.#blocks = readBlocks(section);
    this.#starts = new Uint32Array(this.#blocks.length * groupsPerBlock);
  }

  /** The facts of a group. */
  of(group: number): ElementFact[] {
    const facts: ElementFact[] = [];
    this.read(group, (element, value) => facts.push({ element, value }));
    return facts;
  }

  /** Calls a function with each fact of a group. */
  read(group: number, take: (element: number, value: number) => void): void {
    const bytes = this.#section;
    const reader = new ByteReader(bytes, this.#startOf(group));
    const count = reader.varint();
    let at = reader.offset;
    reader.offset += count;
    for (const end = at + count; at < end; at++) take(bytes[at] ?? 0, reader.varint());
  }

  #startOf(group: number): number {
    const known = this.#starts[group] ?? 0;
    if (known > 0) return known;
    const block = Math.floor(group / groupsPerBlock);
    const start = this.#blocks[block];
    // The group is after the last block. A record that begins at the end of the section has no facts.
    if (start === undefined) return this.#section.length;
    const reader = new ByteReader(this.#section, start);
    for (let each = 0; each < groupsPerBlock; each++) {
      this.#starts[block * groupsPerBlock + each] = reader.offset;
      reader.skipFacts();
    }
    return this.#starts[group] ?? 0;
  }
}
