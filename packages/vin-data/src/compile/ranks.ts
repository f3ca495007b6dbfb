import type { Compiled } from "./compile.ts";
import { compareText, type Fact } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import { canMeet, keyMasks } from "./key-masks.ts";

/**
 * If two keys of one element can match one VIN, NHTSA takes the schema link with the later first year, then the newer row,
 * then the shorter key, then the key text. The reader knows all of that except which row is newer. A rank records that where it
 * matters: among rows with the same first year, the higher rank wins. Nearly all rows need no rank.
 */
export interface Rank {
  readonly schema: number;
  readonly entry: number;
  readonly elementId: number;
  readonly rank: number;
}

interface Key {
  /** The place of the key in the order of {@link compareKeys}; equal for keys that compare as equal. */
  readonly order: number;
  readonly masks: readonly (bigint | null)[];
}

interface Row {
  readonly schema: number;
  readonly entry: number;
  readonly key: Key;
  readonly fact: Fact;
  rank: number;
}

const keepsAll = new Set([114, 121, 129, 150, 154, 155, 169, 186]);

export function findRanks(compiled: Compiled): Rank[] {
  const rivals = rivalSchemas(compiled);
  const keys = readKeys(compiled);
  const rows: Row[] = [];
  for (const [schema, { entries }] of compiled.schemas.entries()) {
    for (const [entry, { key: text, facts }] of entries.entries()) {
      const key = keys.get(text);
      if (key === undefined) continue;
      for (const fact of facts) {
        if (!keepsAll.has(fact.elementId)) rows.push({ schema, entry, key, fact, rank: 0 });
      }
    }
  }
  rows.sort((one, other) => -compareTrue(one, other));
  const settled = new Map<number, Map<number, Row[]>>();
  for (const row of rows) {
    const ofElement = settled.get(row.fact.elementId) ?? new Map<number, Row[]>();
    settled.set(row.fact.elementId, ofElement);
    for (const schema of rivals(row.schema)) {
      for (const loser of ofElement.get(schema) ?? []) {
        const needed = loser.rank + (compareDefault(row, loser) < 0 ? 0 : 1);
        if (row.rank < needed && canMeet(row.key.masks, loser.key.masks)) row.rank = needed;
      }
    }
    const ofSchema = ofElement.get(row.schema) ?? [];
    ofSchema.push(row);
    ofElement.set(row.schema, ofSchema);
  }
  return rows
    .filter(({ rank }) => rank > 0)
    .map(({ schema, entry, fact, rank }) => ({ schema, entry, elementId: fact.elementId, rank }))
    .sort(
      (one, other) =>
        one.schema - other.schema || one.entry - other.entry || one.elementId - other.elementId,
    );
}

/** The order of NHTSA's procedure, best first. */
function compareTrue(one: Row, other: Row): number {
  return (
    compareText(other.fact.changedOn, one.fact.changedOn) ||
    one.key.order - other.key.order ||
    one.fact.patternId - other.fact.patternId
  );
}

/** The order that the reader uses without ranks, best first. */
function compareDefault(one: Row, other: Row): number {
  return one.key.order - other.key.order || one.schema - other.schema || one.entry - other.entry;
}

/** Parses and sorts each key once, because hundreds of thousands of rows are compared by their keys. */
function readKeys({ schemas }: Compiled): ReadonlyMap<string, Key> {
  const texts = new Set(schemas.flatMap(({ entries }) => entries.map(({ key }) => key)));
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

/** The schemas that can compete with a schema: itself, and those that a WMI links with the same first year. */
function rivalSchemas(compiled: Compiled): (schema: number) => Iterable<number> {
  const rivals = new Map<number, Set<number>>();
  for (const { links } of compiled.wmis) {
    for (const together of groupBy(links, ({ yearFrom }) => yearFrom).values()) {
      if (together.length === 1) continue;
      for (const { schema } of together) {
        const known = rivals.get(schema) ?? new Set([schema]);
        for (const other of together) known.add(other.schema);
        rivals.set(schema, known);
      }
    }
  }
  return (schema) => rivals.get(schema) ?? [schema];
}
