import type { PatternRow, Snapshot } from "./snapshot.ts";

/** Elements that come from the WMI or the year, and never from a pattern. */
const notFromPatterns = new Set([26, 27, 29, 39]);
/** One value of one element, which one key of one schema gives. */
export interface Fact {
  readonly elementId: number;
  readonly value: string;
  readonly changedOn: string;
  readonly patternId: number;
}

/**
 * The value text of a model: its name and its make, because two makes can have models with the
 * same name.
 */
export function modelValue(name: string, make: string): string {
  return `${name}\u0000${make}`;
}

/** The value text of a value from a list: NHTSA's words, and its number in the list. */
export function listValue(words: string, id: string): string {
  return `${words}\u0001${id}`;
}

/** Each line break and tab becomes a space, as in NHTSA's own answers. */
export function tidy(text: string): string {
  return text.replace(/[\t\r\n]/g, " ").trim();
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export type FactReader = (row: Omit<PatternRow, "schemaId">) => Fact | undefined;

/**
 * Converts rows to facts: numbers become NHTSA's words. Rows of elements that NHTSA does not answer
 * give none.
 */
export function factReader(snapshot: Snapshot): FactReader {
  const elements = new Map(snapshot.elements.map((element) => [element.id, element]));
  return (row) => {
    const element = elements.get(row.elementId);
    if (!element?.decoded || element.isPrivate || notFromPatterns.has(element.id)) return undefined;
    const { changedOn, id: patternId } = row;
    return { elementId: element.id, value: toValue(row), changedOn, patternId };
  };

  function toValue({ key, elementId, attribute }: Omit<PatternRow, "schemaId">): string {
    // A formula: the value is the part of the VIN from the first to the last `#` of the key.
    if (key.includes("#")) return `#${key.indexOf("#")}:${key.lastIndexOf("#") + 1}`;
    if (elementId === 28) {
      const id = Number(attribute);
      const make = snapshot.makes.get(snapshot.makeOfModel.get(id) ?? -1) ?? "";
      return modelValue(tidy(snapshot.models.get(id) ?? ""), tidy(make));
    }
    const lookup = elements.get(elementId)?.lookup;
    if (!lookup) return tidy(attribute);
    return listValue(tidy(snapshot.lookups.get(lookup)?.get(attribute) ?? attribute), attribute);
  }
}

/** Groups rows by a key, in the order in which keys first occur. */
export function groupBy<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return groups;
}
