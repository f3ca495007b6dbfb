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
  readonly elementIds: readonly number[];
  readonly values: ReadonlyMap<number, Pool>;
  /** The place of an element and the number of its value. */
  readonly place: (fact: {
    readonly elementId: number;
    readonly value: string;
  }) => readonly [element: number, value: number];
}

export function toPools({ elements }: Compiled): Pools {
  const elementIds = elements.map(({ id }) => id);
  const values = new Map(elementIds.map((elementId) => [elementId, new Pool()]));
  const places = new Map(elementIds.map((elementId, place) => [elementId, place]));
  return {
    makes: new Pool(),
    elementIds,
    values,
    place: ({ elementId, value }) => [
      places.get(elementId) ?? 0,
      values.get(elementId)?.index(value) ?? 0,
    ],
  };
}

/** The texts of an element's values, without the make of a model and the number of a value from a list. */
export function textsOf(pools: Pools, elementId: number): string[] {
  const strings = pools.values.get(elementId)?.strings ?? [];
  return strings.map((text) => text.split("\u0000")[0]?.split("\u0001")[0] ?? "");
}

/** The numbers of an element's values in their list; empty if they come from no list. */
export function idsOf(pools: Pools, elementId: number): number[] {
  const strings = pools.values.get(elementId)?.strings ?? [];
  const ids = strings.map((text) => Number(text.split("\u0001")[1] ?? 0));
  return ids.some((id) => id > 0) ? ids : [];
}
