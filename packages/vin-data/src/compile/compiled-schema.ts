import type { Fact } from "./facts.ts";

/** A key of a schema, and what it gives. */
export interface CompiledEntry {
  readonly key: string;
  readonly facts: readonly Fact[];
}

/** Distinct texts, with a number for each. */
export class Texts {
  readonly #texts: string[] = [];
  readonly #indexes = new Map<string, number>();

  at(index: number): string {
    return this.#texts[index] ?? "";
  }

  indexOf(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#indexes.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }
}

const numbersPerFact = 4;

/**
 * A schema. Its entries are kept as numbers, because all schemas together have more than a million
 * facts, and objects would take ten times the memory.
 */
export class CompiledSchema {
  readonly id: number;
  readonly name: string;
  readonly #texts: Texts;
  /**
   * For each entry its key and the number of its facts; for each fact its element, value, number of
   * the pattern, and change.
   */
  readonly #numbers: Int32Array;

  constructor(
    { id, name }: { readonly id: number; readonly name: string },
    entries: readonly CompiledEntry[],
    texts: Texts,
  ) {
    this.id = id;
    this.name = name;
    this.#texts = texts;
    const numbers: number[] = [];
    for (const { key, facts } of entries) {
      numbers.push(texts.indexOf(key), facts.length);
      for (const { elementId, value, patternId, changedOn } of facts) {
        numbers.push(elementId, texts.indexOf(value), patternId, changedOn);
      }
    }
    this.#numbers = Int32Array.from(numbers);
  }

  /** Sorted by key. */
  get entries(): CompiledEntry[] {
    const entries: CompiledEntry[] = [];
    this.#walk((at, count) => {
      const facts = Array.from({ length: count }, (_, each) => {
        return this.factAt(at + 2 + each * numbersPerFact);
      });
      entries.push({ key: this.#texts.at(this.#numbers[at] ?? 0), facts });
    });
    return entries;
  }

  /** Calls a function with the place of each fact, the place of its key, and its entry. */
  forEachFact(take: (elementId: number, fact: number, key: number, entry: number) => void): void {
    let entry = 0;
    this.#walk((at, count) => {
      for (let each = 0; each < count; each++) {
        const fact = at + 2 + each * numbersPerFact;
        take(this.#numbers[fact] ?? 0, fact, at, entry);
      }
      entry++;
    });
  }

  /** The key at a place. */
  keyAt(place: number): string {
    return this.#texts.at(this.#numbers[place] ?? 0);
  }

  /** The fact at a place. */
  factAt(place: number): Fact {
    const [elementId = 0, value = 0, patternId = 0, changedOn = 0] = this.#numbers.subarray(
      place,
      place + numbersPerFact,
    );
    return { elementId, value: this.#texts.at(value), patternId, changedOn };
  }

  #walk(take: (place: number, facts: number) => void): void {
    const numbers = this.#numbers;
    for (let at = 0; at < numbers.length; ) {
      const count = numbers[at + 1] ?? 0;
      take(at, count);
      at += 2 + count * numbersPerFact;
    }
  }
}
