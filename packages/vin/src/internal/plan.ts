import { elementIds, elementsWithManyValues } from "../data/elements.ts";
import { type Key, readKey } from "./key.ts";
import { symbolIndex } from "./symbols.ts";
import type { Vpic, VpicWmi } from "./vpic.ts";

/** One key of one schema within a plan. */
export interface PlanEntry {
  readonly key: Key;
  readonly schema: number;
  readonly group: number;
  /** First model year of the link: later wins. */
  readonly priority: number;
  /** Elements whose row is newer than its place says, with its rank. */
  readonly ranks: ReadonlyMap<number, number> | undefined;
}

/**
 * Everything that one WMI can mean in one model year: the entries of all schemas, best first, and for each position and
 * symbol which of them match, as bits. A VIN is then a handful of ANDs.
 */
export interface Plan {
  readonly entries: readonly PlanEntry[];
  readonly words: number;
  /** VIN positions that some key constrains. */
  readonly positions: Uint8Array;
  /** Row `position index * 33 + symbol` has `words` words. */
  readonly bits: Uint32Array;
  /** Bits of the entries that no well-formed VIN can match are off. */
  readonly possible: Uint32Array;
  /** By VIN position 4-14: the symbols that any key allows there, as 33 bits; -1 where no key says anything. */
  readonly validLow: readonly number[];
  readonly validHigh: readonly number[];
  readonly saysSomething: number;
  /** The last VIN position that some key constrains. */
  readonly lastPosition: number;
}

const positionsChecked = [4, 5, 6, 7, 8, 11, 12, 13, 14];
const symbolCount = 33;

/** The plan of a WMI and a year; without a year all schemas count, and none says which characters are valid. */
export function buildPlan(vpic: Vpic, wmi: VpicWmi, year: number | undefined): Plan {
  const entries: PlanEntry[] = [];
  for (const { schema, yearFrom, yearTo } of wmi.links) {
    if (year !== undefined && (year < yearFrom || year > yearTo)) continue;
    const ranks = ranksByEntry(vpic, schema);
    for (const [index, { key, group }] of vpic.entriesOf(schema).entries()) {
      const read = keyAt(vpic, key);
      // A formula's value has a priority of its own, below that of any pattern.
      const priority = read.isFormula ? 100 : yearFrom;
      entries.push({ key: read, schema, group, priority, ranks: ranks?.get(index) });
    }
  }
  entries.sort(compareEntries);
  return { entries, ...compileBits(entries), ...collectValid(entries, year !== undefined) };
}

const keyCache = new WeakMap<Vpic, (Key | undefined)[]>();

function keyAt(vpic: Vpic, index: number): Key {
  const known = keyCache.get(vpic) ?? [];
  keyCache.set(vpic, known);
  const key = known[index] ?? readKey(vpic.keys.at(index));
  known[index] = key;
  return key;
}

function ranksByEntry(vpic: Vpic, schema: number) {
  const ranks = vpic.ranksOf(schema);
  if (ranks.length === 0) return undefined;
  const byEntry = new Map<number, Map<number, number>>();
  for (const [entry, element, rank] of ranks) {
    const known = byEntry.get(entry) ?? new Map<number, number>();
    byEntry.set(entry, known.set(element, rank));
  }
  return byEntry;
}

/** NHTSA's order as far as it needs no dates: later first year, shorter key, key text. Sorting is stable for the rest. */
function compareEntries(one: PlanEntry, other: PlanEntry): number {
  if (one.priority !== other.priority) return other.priority - one.priority;
  if (one.key.length !== other.key.length) return one.key.length - other.key.length;
  if (one.key.order !== other.key.order) return one.key.order < other.key.order ? -1 : 1;
  return one.schema - other.schema;
}

function compileBits(entries: readonly PlanEntry[]) {
  const words = (entries.length + 31) >> 5;
  const constrained = entries.reduce((all, { key }) => all | key.constrained, 0);
  const positions = Uint8Array.from(
    Array.from({ length: 18 }, (_, position) => position).filter(
      (position) => (constrained >> position) & 1,
    ),
  );
  const bits = new Uint32Array(positions.length * symbolCount * words);
  const possible = new Uint32Array(words);
  const placeOf = new Int8Array(18).fill(-1);
  for (const [place, position] of positions.entries()) placeOf[position] = place;
  fillOpen(bits, entries, positions, words);
  for (const [index, { key }] of entries.entries()) {
    const word = index >> 5;
    const bit = 1 << (index & 31);
    if (!key.impossible) possible[word] = (possible[word] ?? 0) | bit;
    for (let each = 0; each < key.positions.length; each++) {
      const start = (placeOf[key.positions[each] ?? 0] ?? 0) * symbolCount;
      for (let low = key.low[each] ?? 0; low !== 0; low &= low - 1) {
        const at = (start + 31 - Math.clz32(low & -low)) * words + word;
        bits[at] = (bits[at] ?? 0) | bit;
      }
      if (key.high[each] === 1) {
        const at = (start + 32) * words + word;
        bits[at] = (bits[at] ?? 0) | bit;
      }
    }
  }
  return { words, positions, bits, possible, lastPosition: positions.at(-1) ?? 0 };
}

/** Where an entry leaves a position open, every symbol matches. */
function fillOpen(
  bits: Uint32Array,
  entries: readonly PlanEntry[],
  positions: Uint8Array,
  words: number,
): void {
  const open = new Uint32Array(words);
  for (const [place, position] of positions.entries()) {
    open.fill(0);
    for (let index = 0; index < entries.length; index++) {
      if (((entries[index]?.key.constrained ?? 0) >> position) & 1) continue;
      open[index >> 5] = (open[index >> 5] ?? 0) | (1 << (index & 31));
    }
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      bits.set(open, (place * symbolCount + symbol) * words);
    }
  }
}

function collectValid(entries: readonly PlanEntry[], hasYear: boolean) {
  const validLow = new Array<number>(15).fill(0);
  const validHigh = new Array<number>(15).fill(0);
  let saysSomething = 0;
  if (!hasYear) return { validLow, validHigh, saysSomething };
  for (const { key } of entries) {
    for (const [each, position] of key.positions.entries()) {
      if (!positionsChecked.includes(position)) continue;
      saysSomething |= 1 << position;
      validLow[position] = ((validLow[position] ?? 0) | (key.low[each] ?? 0)) >>> 0;
      validHigh[position] = (validHigh[position] ?? 0) | (key.high[each] ?? 0);
    }
  }
  return { validLow, validHigh, saysSomething };
}

/** What one VIN gets from one plan. Elements and values are indexes of {@link Vpic}; a value of 0 means none, else + 1. */
export interface Matched {
  readonly values: Int32Array;
  /** Which entry gave the value; -1 for an engine's row. */
  readonly entries: Int32Array;
  /** How many rows count as patterns in NHTSA's choice of the year. */
  rows: number;
  /** VIN positions that a surviving key constrains, as bits. */
  usedPositions: number;
}

const manyValued = new Set(elementsWithManyValues);

/** Matches a well-formed VIN, lets the best row of each element win, and adds what the engine model says. */
export function matchPlan(vpic: Vpic, plan: Plan, vin: string): Matched {
  const count = vpic.elements.length;
  const matched: Matched = {
    values: new Int32Array(count),
    entries: new Int32Array(count),
    rows: 0,
    usedPositions: 0,
  };
  const ranks = new Uint8Array(count);
  const extraPositions = collect(vpic, plan, vin, matched, ranks);
  addEngine(vpic, matched);
  for (let element = 0; element < count; element++) {
    if (matched.values[element] === 0) continue;
    if (!manyValued.has(vpic.elements[element] ?? 0)) matched.rows++;
    const entry = matched.entries[element] ?? -1;
    matched.usedPositions |= plan.entries[entry]?.key.constrained ?? 0;
  }
  matched.usedPositions |= extraPositions;
  return matched;
}

function collect(vpic: Vpic, plan: Plan, vin: string, matched: Matched, ranks: Uint8Array): number {
  const { words, positions, bits, possible } = plan;
  let extraPositions = 0;
  for (let word = 0; word < words; word++) {
    let hits = possible[word] ?? 0;
    for (let place = 0; place < positions.length && hits !== 0; place++) {
      const symbol = symbolIndex[vin.charCodeAt((positions[place] ?? 0) - 1)] ?? 255;
      hits &= bits[(place * symbolCount + symbol) * words + word] ?? 0;
    }
    while (hits !== 0) {
      const bit = 31 - Math.clz32(hits & -hits);
      hits &= hits - 1;
      extraPositions |= take(vpic, plan, (word << 5) | bit, matched, ranks);
    }
  }
  return extraPositions;
}

/** Returns the positions of the entry when it gives a value of an element that keeps all of them. */
function take(vpic: Vpic, plan: Plan, index: number, matched: Matched, ranks: Uint8Array): number {
  const entry = plan.entries[index];
  if (entry === undefined) return 0;
  const { values, entries } = matched;
  const end = vpic.groupStarts[entry.group + 1] ?? 0;
  let extraPositions = 0;
  for (let at = vpic.groupStarts[entry.group] ?? 0; at < end; at++) {
    const element = vpic.groupElements[at] ?? 0;
    const keepsAll = manyValued.has(vpic.elements[element] ?? 0);
    if (keepsAll) {
      matched.rows++;
      extraPositions |= entry.key.constrained;
    }
    const rank = entry.ranks?.get(element) ?? 0;
    if (values[element] !== 0) {
      const rival = plan.entries[entries[element] ?? 0];
      if (rival?.priority !== entry.priority || rank <= (ranks[element] ?? 0)) continue;
      if (keepsAll) continue;
    }
    values[element] = (vpic.groupValues[at] ?? 0) + 1;
    entries[element] = index;
    ranks[element] = rank;
  }
  return extraPositions;
}

/** What the engine model says fills what no pattern of the VIN says. */
function addEngine(vpic: Vpic, matched: Matched): void {
  const engineElement = vpic.elementIndex[elementIds.engineModel] ?? -1;
  const value = matched.values[engineElement] ?? 0;
  if (value === 0) return;
  const name = vpic.values[engineElement]?.at(value - 1) ?? "";
  for (const fact of vpic.engineFacts(name.toLowerCase())) {
    const keepsAll = manyValued.has(vpic.elements[fact.element] ?? 0);
    if (keepsAll) matched.rows++;
    if (matched.values[fact.element] !== 0) continue;
    matched.values[fact.element] = fact.value + 1;
    matched.entries[fact.element] = -1;
  }
}
