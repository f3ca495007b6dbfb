import type { Compiled } from "./compile.ts";
import { compareText, type Fact, groupBy } from "./facts.ts";

/**
 * If two keys of one element can match one VIN, NHTSA takes the schema link with the later first
 * year, then the newer row, then the shorter key, then the key text. The reader knows all of that
 * except which row is newer. A rank records that where it matters: among rows with the same first
 * year, the higher rank wins. Nearly all rows need no rank.
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

/**
 * Parses and sorts each key once, because hundreds of thousands of rows are compared by their keys.
 */
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

/**
 * The schemas that can compete with a schema: itself, and those that a WMI links with the same
 * first year.
 */
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

const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/**
 * For each of the 14 positions of the match string: the symbols that the key allows, as 34 bits;
 * null if it allows all.
 */
function keyMasks(key: string): (bigint | null)[] {
  const masks: (bigint | null)[] = [];
  for (let at = 0; at < key.length; at++) {
    const symbol = key[at] ?? "";
    if (symbol === "[") {
      const end = key.indexOf("]", at);
      masks.push(setMask(key.slice(at + 1, end)));
      at = end;
    } else if (symbol === "*") {
      masks.push(null);
    } else {
      masks.push(symbol === "#" ? setMask("0-9") : bit(symbol));
    }
  }
  while (masks.length < 14) masks.push(null);
  return masks;
}

function setMask(set: string): bigint {
  const negated = set.startsWith("^");
  // One key of the table is malformed. NHTSA's own procedure reads its `1-A` as `1A`.
  const text = (negated ? set.slice(1) : set).replace("1-A-", "1A-");
  let mask = 0n;
  for (let at = 0; at < text.length; at++) {
    const from = text[at] ?? "";
    const to = text[at + 1] === "-" ? text[at + 2] : undefined;
    if (to === undefined) {
      mask |= bit(from);
      continue;
    }
    for (const symbol of symbols) if (symbol >= from && symbol <= to) mask |= bit(symbol);
    at += 2;
  }
  return negated ? ((1n << 33n) - 1n) & ~mask : mask;
}

function bit(symbol: string): bigint {
  if (symbol === "|") return 1n << 33n;
  const index = symbols.indexOf(symbol);
  return index < 0 ? 0n : 1n << BigInt(index);
}

/** Whether a VIN can match both keys. */
function canMeet(left: readonly (bigint | null)[], right: readonly (bigint | null)[]): boolean {
  for (let at = 0; at < 14; at++) {
    const one = left[at] ?? null;
    const other = right[at] ?? null;
    if (one !== null && other !== null && (one & other) === 0n) return false;
  }
  return true;
}
