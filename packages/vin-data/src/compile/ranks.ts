import { type Compiled, type CompiledLink, displacements } from "./compile.ts";
import { keepsAll } from "./entries.ts";
import { compareText, type Fact, untold } from "./facts.ts";
import { keyMasks } from "./key-masks.ts";

/**
 * If two keys of one element can match one VIN, NHTSA takes the schema link with the later first
 * year, then the newer row, then the shorter key, then the key text. The reader knows all of that
 * except which row is newer. A rank records that where it matters: among rows with the same first
 * year, the higher rank wins. Nearly all rows need no rank.
 *
 * The three units of the displacement are ranked together, because NHTSA converts the newest of
 * them. Of an element that keeps all values, the ranks put the rows in the order of their numbers,
 * whatever the first year.
 */
export interface Rank {
  readonly schema: number;
  readonly entry: number;
  readonly elementId: number;
  readonly rank: number;
}

interface Key {
  /**
   * The place of the key in the order of {@link compareKeys}; equal for keys that compare as equal.
   */
  readonly order: number;
  /** Two numbers of 17 bits for each position of the match string: the symbols that are allowed. */
  readonly masks: Int32Array;
}

interface Row {
  readonly schema: number;
  readonly entry: number;
  readonly key: Key;
  readonly fact: Fact;
  rank: number;
}

export function findRanks(compiled: Compiled, report: (what: string) => void = () => {}): Rank[] {
  const rivalsOf = rivalSchemas(compiled, ({ yearFrom }, other) => yearFrom === other.yearFrom);
  const neighboursOf = rivalSchemas(compiled, (one, other) => {
    const isBefore = (one.yearTo ?? lastYear) < other.yearFrom;
    return !isBefore && one.yearFrom <= (other.yearTo ?? lastYear);
  });
  const keys = readKeys(compiled);
  const ranks: Rank[] = [];
  for (const [elementId, places] of placesByElement(compiled)) {
    if (elementId === untold.elementId) continue;
    report(`settling element ${elementId}`);
    const rows = toRows(compiled.schemas, keys, places);
    const isOrdered = keepsAll.has(elementId);
    settle(rows, isOrdered ? byNumber : byTime, isOrdered ? neighboursOf : rivalsOf);
    for (const { schema, entry, fact, rank } of rows) {
      if (rank > 0) ranks.push({ schema, entry, elementId: fact.elementId, rank });
    }
  }
  return ranks.sort(
    (one, other) =>
      one.schema - other.schema || one.entry - other.entry || one.elementId - other.elementId,
  );
}

const lastYear = 9999;

/**
 * The schema of each fact, its entry, and the places of its fact and key, by element. The three
 * displacements are together. These are numbers in one list, because there are more than a million.
 */
function placesByElement({ schemas }: Compiled): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const [schema, each] of schemas.entries()) {
    each.forEachFact((elementId, fact, key, entry) => {
      const isUnit = displacements.some((unit) => unit === elementId);
      const together = isUnit ? displacements[0] : elementId;
      const known = places.get(together);
      if (known === undefined) places.set(together, [schema, entry, fact, key]);
      else known.push(schema, entry, fact, key);
    });
  }
  return places;
}

function toRows(
  schemas: Compiled["schemas"],
  keys: ReadonlyMap<string, Key>,
  places: readonly number[],
): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < places.length; at += 4) {
    const schema = places[at] ?? 0;
    const found = schemas[schema];
    const key = keys.get(found?.keyAt(places[at + 3] ?? 0) ?? "");
    const fact = found?.factAt(places[at + 2] ?? 0);
    if (key === undefined || fact === undefined) continue;
    rows.push({ schema, entry: places[at + 1] ?? 0, key, fact, rank: 0 });
  }
  return rows;
}

/** Two orders of rows, best first. */
interface Orders {
  /** The order of NHTSA's procedure. */
  readonly wanted: (one: Row, other: Row) => number;
  /** The order that the reader uses without ranks. */
  readonly implied: (one: Row, other: Row) => number;
}

const byTime: Orders = {
  wanted: (one, other) =>
    other.fact.changedOn - one.fact.changedOn ||
    one.fact.elementId - other.fact.elementId ||
    one.key.order - other.key.order ||
    one.fact.patternId - other.fact.patternId,
  implied: (one, other) =>
    one.fact.elementId - other.fact.elementId ||
    one.key.order - other.key.order ||
    one.schema - other.schema ||
    one.entry - other.entry,
};

const byNumber: Orders = {
  wanted: (one, other) => one.fact.patternId - other.fact.patternId,
  implied: (one, other) => one.schema - other.schema || one.entry - other.entry,
};

/** Gives each row a rank above those of all rows that it must win against, if it needs one. */
function settle(
  rows: Row[],
  { wanted, implied }: Orders,
  rivals: (schema: number) => Iterable<number>,
): void {
  rows.sort((one, other) => wanted(other, one));
  const settled = new Map<number, Row[]>();
  for (const row of rows) {
    for (const schema of rivals(row.schema)) {
      for (const loser of settled.get(schema) ?? []) {
        const needed = loser.rank + (implied(row, loser) <= 0 ? 0 : 1);
        if (row.rank < needed && canMeet(row.key.masks, loser.key.masks)) row.rank = needed;
      }
    }
    const ofSchema = settled.get(row.schema) ?? [];
    if (ofSchema.length === 0) settled.set(row.schema, ofSchema);
    ofSchema.push(row);
  }
}

/**
 * Parses and sorts each key once, because hundreds of thousands of rows are compared by their keys.
 */
function readKeys({ schemas }: Compiled): ReadonlyMap<string, Key> {
  const texts = new Set<string>();
  for (const schema of schemas) schema.forEachFact((_, __, key) => texts.add(schema.keyAt(key)));
  const sorted = [...texts]
    .map((text) => ({
      text,
      length: text.replaceAll("*", "").length,
      plain: text.replace(/[[\]]/g, ""),
    }))
    .sort(compareKeys);
  const keys = new Map<string, Key>();
  let order = 0;
  for (const [index, shape] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && compareKeys(before, shape) !== 0) order++;
    keys.set(shape.text, { order, masks: keyMasks(shape.text) });
  }
  return keys;
}

interface KeyShape {
  /** The length of the key without its wildcards. */
  readonly length: number;
  /** The text of the key without its brackets. */
  readonly plain: string;
}

/** Puts the shorter key first; keys of equal length are sorted by text. */
function compareKeys(one: KeyShape, other: KeyShape): number {
  return one.length - other.length || compareText(one.plain, other.plain);
}

/**
 * The schemas that can compete with a schema: itself, and those that a code links with it. They are
 * found when they are first asked for: few schemas have an element that keeps all values, and some
 * codes link hundreds of schemas with each other.
 */
function rivalSchemas(
  compiled: Compiled,
  areRivals: (one: CompiledLink, other: CompiledLink) => boolean,
): (schema: number) => Iterable<number> {
  const linksOf = new Map<number, { one: CompiledLink; all: readonly CompiledLink[] }[]>();
  for (const { links: all } of compiled.wmis) {
    for (const one of all) {
      const known = linksOf.get(one.schema);
      if (known === undefined) linksOf.set(one.schema, [{ one, all }]);
      else known.push({ one, all });
    }
  }
  const found = new Map<number, Iterable<number>>();
  return (schema) => {
    const known = found.get(schema);
    if (known !== undefined) return known;
    const rivals = new Set([schema]);
    for (const { one, all } of linksOf.get(schema) ?? []) {
      for (const other of all) if (areRivals(one, other)) rivals.add(other.schema);
    }
    const list = [...rivals];
    found.set(schema, list);
    return list;
  };
}

/** Whether a VIN can match both keys. */
function canMeet(one: Int32Array, other: Int32Array): boolean {
  for (let at = 0; at < one.length; at += 2) {
    const low = (one[at] ?? 0) & (other[at] ?? 0);
    if (low === 0 && ((one[at + 1] ?? 0) & (other[at + 1] ?? 0)) === 0) return false;
  }
  return true;
}
