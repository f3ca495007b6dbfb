import { currentLabel } from "../../currentLabel.ts";
import type { Catalogue, CatalogueName } from "../catalogue/catalogue.ts";

/** A value of a list: NHTSA's words and number. */
interface Named {
  readonly value: string;
  readonly valueId: string;
}

/** NHTSA's values of the elements that have a list. The tables hold some by number and some by text. */
export class ValueNames {
  readonly #catalogue: Catalogue;
  readonly #lists: ReadonlyMap<number, string>;
  readonly #known = new Map<string, ReadonlyMap<string, Named>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#lists = new Map(catalogue.variables().map(({ id, list }) => [id, list]));
  }

  /** The value of an element, from its number or its text. A value that is in no list stays as it is. */
  find(element: number, stored: string): Named {
    const named = this.#list(element).get(stored.trim().toLowerCase());
    return named ?? { value: stored, valueId: "" };
  }

  #list(element: number): ReadonlyMap<string, Named> {
    const list = this.#lists.get(element) ?? "";
    const known = this.#known.get(list);
    if (known) return known;
    const values = this.#valuesOf(list).flatMap(({ id, name }) => {
      const named = { value: currentLabel(name), valueId: String(id) };
      return [[String(id), named] as const, [name.trim().toLowerCase(), named] as const];
    });
    const names = new Map(values);
    this.#known.set(list, names);
    return names;
  }

  #valuesOf(list: string): readonly CatalogueName[] {
    if (list === "") return [];
    return list === "country" ? this.#catalogue.countries() : this.#catalogue.values(list);
  }
}
