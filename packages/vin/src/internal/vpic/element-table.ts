import { ByteReader, StringTable } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { readCounted } from "./vpic-sections.ts";

/** The value that NHTSA fills in for an element. */
export interface DefaultValue {
  /** The place of the element. */
  readonly element: number;
  readonly value: number;
}

const none: readonly DefaultValue[] = [];

/**
 * The elements of vPIC and their values. Everywhere in this library, an `element` is the place of
 * an element in this table, and an `elementId` is NHTSA's number of it.
 */
export class ElementTable {
  /** NHTSA's numbers of the elements: those with rows, then the others. */
  readonly ids: readonly number[];
  /** How many elements have rows. A VIN can have values only of these. */
  readonly count: number;
  /** The weight of each element when NHTSA's procedure chooses between two model years. */
  readonly weights: Uint32Array;
  /** How many rows give a value to each element. */
  readonly rows: Uint32Array;
  /** How many of these rows belong to engine models. */
  readonly engineRows: Uint32Array;
  readonly #defaults = new Map<number, DefaultValue[]>();
  readonly #names: StringTable;
  /** The place of an element by NHTSA's number; -1 if absent. */
  readonly #places: Int16Array;
  readonly #valueSections: readonly Section[];
  /** The values of the elements that were needed so far. */
  readonly #values: (StringTable | undefined)[];
  /** The values that were shown so far, by element. */
  readonly #shown: (Map<number, string> | undefined)[];
  readonly #valueIds: readonly Uint32Array[];

  /** `section` gives the ids, names, counts, numbers of values and defaults, in this order. */
  constructor(section: (index: number) => Section, values: readonly Section[]) {
    const read = (index: number) => new ByteReader(section(index).whole());
    this.ids = [...readCounted(read(0))];
    this.#places = new Int16Array(Math.max(0, ...this.ids) + 1).fill(-1);
    for (const [place, id] of this.ids.entries()) this.#places[id] = place;
    this.#names = new StringTable(section(1));
    const columns = read(2);
    this.weights = columns.numbers(this.ids.length);
    this.rows = columns.numbers(this.ids.length);
    this.engineRows = columns.numbers(this.ids.length);
    this.count = this.rows.filter((rows) => rows > 0).length;
    const reader = read(3);
    this.#valueIds = this.ids.map(() => readCounted(reader));
    this.#valueSections = values;
    this.#values = new Array(values.length);
    this.#shown = new Array(values.length);
    const rows = read(4);
    for (let left = rows.varint(); left > 0; left--) {
      const vehicleType = rows.varint();
      const defaults = this.#defaults.get(vehicleType) ?? [];
      this.#defaults.set(vehicleType, defaults);
      defaults.push({ element: rows.varint(), value: rows.varint() });
    }
  }

  /** The place of an element, by NHTSA's number; -1 if the tables do not have it. */
  placeOf(elementId: number): number {
    return this.#places[elementId] ?? -1;
  }

  /** NHTSA's name of an element. */
  nameOf(element: number): string {
    return this.#names.at(element);
  }

  /** The number of values of an element, by NHTSA's number. */
  valueCount(elementId: number): number {
    return this.#valuesOf(this.placeOf(elementId))?.length ?? 0;
  }

  /** A value in NHTSA's words, with blanks at its ends if NHTSA has them. */
  textOf(element: number, value: number): string {
    return this.#valuesOf(element)?.at(value) ?? "";
  }

  #valuesOf(element: number): StringTable | undefined {
    const section = this.#valueSections[element];
    if (section === undefined) return undefined;
    this.#values[element] ??= new StringTable(section);
    return this.#values[element];
  }

  /**
   * A value as an answer shows it: with single spaces, because NHTSA's texts have several where
   * there once was a line break. Undefined if it is empty or "Not Applicable". Each value is
   * prepared once.
   */
  shownText(element: number, value: number): string | undefined {
    return this.#shown[element]?.get(value) ?? this.#show(element, value);
  }

  #show(element: number, value: number): string | undefined {
    const text = this.textOf(element, value).trim();
    if (text === "" || text === "Not Applicable") return undefined;
    const known = this.#shown[element] ?? new Map<number, string>();
    this.#shown[element] = known;
    const shown = text.includes("  ") ? text.replace(/ +/g, " ") : text;
    known.set(value, shown);
    return shown;
  }

  /** The values that NHTSA fills in for a type of vehicle if nothing else gives one. */
  defaultsOf(vehicleType: number): readonly DefaultValue[] {
    return this.#defaults.get(vehicleType) ?? none;
  }

  /** The value with a number in its list; -1 if there is none. */
  valueWithId(element: number, valueId: number): number {
    return this.#valueIds[element]?.indexOf(valueId) ?? -1;
  }

  /** The number of a value in its list; 0 if it is from no list. */
  valueId(element: number, value: number): number {
    return this.#valueIds[element]?.[value] ?? 0;
  }
}
