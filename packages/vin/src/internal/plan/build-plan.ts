import { symbolCount } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { type PatternKey, readPatternKey } from "./pattern-key.ts";

/** One key of one schema within a plan. */
export interface PlanEntry {
  readonly key: PatternKey;
  readonly schema: number;
  readonly group: number;
  /** First model year of the link. The later one wins. */
  readonly priority: number;
  /** The rank of each element whose row is newer than its position in the order implies. */
  readonly ranks: ReadonlyMap<number, number> | undefined;
}

/**
 * Everything that one WMI can mean in one model year: the entries of all schemas, best first, and, for each position and
 * symbol, which entries match, as bits. Matching a VIN then takes a few AND operations.
 */
export interface Plan {
  readonly entries: readonly PlanEntry[];
  readonly words: number;
  /** VIN positions that some key constrains. */
  readonly positions: Uint8Array;
  /** Row `position index * 33 + symbol` has `words` words, one bit per entry. */
  readonly bits: Uint32Array;
  /** One bit per entry; 0 for an entry that no well-formed VIN can match. */
  readonly possible: Uint32Array;
  /** For VIN positions 4-14: the symbols that any key allows there, as 33 bits; -1 if no key constrains the position. */
  readonly validLow: readonly number[];
  readonly validHigh: readonly number[];
  readonly saysSomething: number;
  /** The last VIN position that some key constrains. */
  readonly lastPosition: number;
}

const positionsChecked = [4, 5, 6, 7, 8, 11, 12, 13, 14];

/** Builds the plan of a WMI and a year. Without a year, all schemas are used, and no character counts as invalid. */
export function buildPlan(vpic: Vpic, wmi: VpicWmi, year: number | undefined): Plan {
  const entries: PlanEntry[] = [];
  for (const { schema, yearFrom, yearTo } of wmi.links) {
    if (year !== undefined && (year < yearFrom || year > yearTo)) continue;
    const ranks = ranksByEntry(vpic, schema);
    for (const [index, { key, group }] of vpic.entriesOf(schema).entries()) {
      const read = keyAt(vpic, key);
      // A formula has the priority 100, below that of any pattern.
      const priority = read.isFormula ? 100 : yearFrom;
      entries.push({ key: read, schema, group, priority, ranks: ranks?.get(index) });
    }
  }
  entries.sort(compareEntries);
  return {
    entries,
    ...compileBits(entries),
    ...collectValid(entries, year !== undefined),
  };
}

// purity: a cache that changes no answer.
const keyCache = new WeakMap<Vpic, (PatternKey | undefined)[]>();

function keyAt(vpic: Vpic, index: number): PatternKey {
  const known = keyCache.get(vpic) ?? [];
  keyCache.set(vpic, known);
  const key = known[index] ?? readPatternKey(vpic.keys.at(index));
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

/** NHTSA's order without dates: later first year, shorter key, key text, then the order of schemas. Sorting is stable. */
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

/** If an entry does not constrain a position, every symbol matches there. */
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
