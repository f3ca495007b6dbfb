import type { PatternRow } from "./pattern-table.ts";
import type { Snapshot } from "./snapshot.ts";

/** Elements that come from the WMI or the year, and never from a pattern. */
const notFromPatterns = new Set([26, 27, 29, 39]);
/** One value of one element, which one key of one schema gives. */
export interface Fact {
  readonly elementId: number;
  readonly value: string;
  readonly changedOn: number;
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

/**
 * Each line break and tab becomes a space, as in NHTSA's own answers, which keep blanks at the ends.
 */
export function oneLine(text: string): string {
  return text.replace(/[\t\r\n]/g, " ");
}

/** Like {@link oneLine}, without blanks at the ends. */
export function tidy(text: string): string {
  return oneLine(text).trim();
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Takes the place of a fact that the file for browsers does not tell: its key still says which
 * positions of a VIN mean something.
 */
export const untold = { elementId: 0, value: "", changedOn: 0 } as const;

export type FactReader = (row: Omit<PatternRow, "schemaId">) => Fact | undefined;

/**
 * Converts rows to facts: numbers become NHTSA's words. Rows of elements that NHTSA does not answer
 * give none.
 */
export function factReader(snapshot: Snapshot, told?: ReadonlySet<number>): FactReader {
  const elements = new Map(snapshot.elements.map((element) => [element.id, element]));
  // Rows share a few hundred thousand values, and each is written once.
  const known = new Map<string, string>();
  return (row) => {
    const element = elements.get(row.elementId);
    if (!element?.decoded || element.isPrivate || notFromPatterns.has(element.id)) return undefined;
    const { changedOn, id: patternId } = row;
    if (told?.has(element.id) === false) {
      return row.key === "" ? undefined : { ...untold, patternId };
    }
    const name = `${element.id} ${row.key.includes("#") ? row.key : ""} ${row.attribute}`;
    const value = known.get(name) ?? toValue(row);
    known.set(name, value);
    return { elementId: element.id, value, changedOn, patternId };
  };

  function toValue({ key, elementId, attribute }: Omit<PatternRow, "schemaId">): string {
    // A formula: the value is the part of the VIN from the first to the last `#` of the key.
    if (key.includes("#")) return `#${key.indexOf("#")}:${key.lastIndexOf("#") + 1}`;
    if (elementId === 28) {
      const id = Number(attribute);
      const make = snapshot.makes.get(snapshot.makeOfModel.get(id) ?? -1) ?? "";
      return modelValue(oneLine(snapshot.models.get(id) ?? ""), oneLine(make));
    }
    const lookup = elements.get(elementId)?.lookup;
    if (!lookup) return oneLine(attribute);
    return listValue(oneLine(snapshot.lookups.get(lookup)?.get(attribute) ?? attribute), attribute);
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
