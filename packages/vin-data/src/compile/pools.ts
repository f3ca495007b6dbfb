import type { Compiled } from "./compile.ts";

/** Distinct strings in the order of first use, with their indexes. */
export class Pool {
  readonly strings: string[] = [];
  readonly #indexes = new Map<string, number>();

  index(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.strings.length;
    this.strings.push(text);
    this.#indexes.set(text, index);
    return index;
  }
}

/** The texts that the file shares: makes, and the values of each element. */
export interface Pools {
  readonly makes: Pool;
  /** NHTSA's numbers of the elements, in the order of the file. */
  readonly elements: readonly number[];
  readonly values: ReadonlyMap<number, Pool>;
  /** The place of an element and the number of its value. */
  readonly place: (fact: {
    readonly element: number;
    readonly value: string;
  }) => readonly [element: number, value: number];
}

export function toPools({ elements: described }: Compiled): Pools {
  const elements = described.map(({ id }) => id);
  const values = new Map(elements.map((element) => [element, new Pool()]));
  const places = new Map(elements.map((element, place) => [element, place]));
  return {
    makes: new Pool(),
    elements,
    values,
    place: ({ element, value }) => [
      places.get(element) ?? 0,
      values.get(element)?.index(value) ?? 0,
    ],
  };
}

/** The texts of an element's values, without the make of a model and the number of a value from a list. */
export function textsOf(pools: Pools, element: number): string[] {
  const strings = pools.values.get(element)?.strings ?? [];
  return strings.map((text) => text.split("\u0000")[0]?.split("\u0001")[0] ?? "");
}

/** The numbers of an element's values in their list; an empty list if they are from none. */
export function idsOf(pools: Pools, element: number): number[] {
  const strings = pools.values.get(element)?.strings ?? [];
  const ids = strings.map((text) => Number(text.split("\u0001")[1] ?? 0));
  return ids.some((id) => id > 0) ? ids : [];
}
