import type { Vpic } from "../vpic/vpic.ts";
import type { Ranks } from "../vpic/vpic-sections.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { type Hit, priorityOfFormula } from "./matched.ts";
import { compareKeys, isFormula, type PatternKey, readPatternKey } from "./pattern-key.ts";

/** One key of one schema within a plan. */
export interface PlanEntry extends Omit<Hit, "key" | "constrained"> {
  readonly key: PatternKey;
  /** The ranks of the schema, for rows that are newer than their position in the order implies. */
  readonly ranks: Ranks | undefined;
}

/** Everything that one WMI can mean in one model year: the entries of all schemas, best first. */
export interface Plan {
  readonly entries: readonly PlanEntry[];
  /** For VIN positions 4-8 and 11-14: the symbols that any key allows there, as 33 bits. */
  readonly validLow: readonly number[];
  readonly validHigh: readonly number[];
  /** Those of positions 4-8 and 11-14 that any key constrains, as bits. */
  readonly saysSomething: number;
  /** The last VIN position that some key constrains. */
  readonly lastPosition: number;
}

const positionsChecked = [4, 5, 6, 7, 8, 11, 12, 13, 14];

/** Builds the plan of a WMI and a year. */
function buildPlan(vpic: Vpic, wmi: VpicWmi, year: number): Plan {
  const entries: PlanEntry[] = [];
  for (const { schema, yearFrom, yearTo } of wmi.links) {
    if (year < yearFrom || year > yearTo) continue;
    const ranks = vpic.ranksOf(schema);
    for (const [entry, { key: index, group }] of vpic.schemas.entriesOf(schema).entries()) {
      const key = keyAt(vpic, index);
      const priority = isFormula(key.text) ? priorityOfFormula : yearFrom;
      entries.push({ schema, entry, key, group, priority, ranks });
    }
  }
  entries.sort(compareEntries);
  const constrained = entries.reduce((all, { key }) => all | key.constrained, 0) & 0x3ffff;
  const lastPosition = constrained === 0 ? 0 : 31 - Math.clz32(constrained);
  return { entries, lastPosition, ...collectValid(entries) };
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

/**
 * NHTSA's order without dates: later first year, shorter key, key text, then the order of schemas.
 * Sorting is stable.
 */
function compareEntries(one: PlanEntry, other: PlanEntry): number {
  if (one.priority !== other.priority) return other.priority - one.priority;
  return compareKeys(one.key.text, other.key.text) || one.schema - other.schema;
}

function collectValid(entries: readonly PlanEntry[]) {
  const validLow = new Array<number>(15).fill(0);
  const validHigh = new Array<number>(15).fill(0);
  let saysSomething = 0;
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

const mostPlans = 2048;

// purity: a cache that changes no answer. It keeps the last plans of each set of tables, by WMI
// and year.
const plansOf = new WeakMap<Vpic, Map<number, Plan>>();

/** The plan of a WMI and a year. */
export function planOf(vpic: Vpic, wmi: VpicWmi, year: number): Plan {
  const plans = plansOf.get(vpic) ?? new Map<number, Plan>();
  plansOf.set(vpic, plans);
  const key = wmi.index * 4096 + year;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = buildPlan(vpic, wmi, year);
  if (plans.size >= mostPlans) {
    const [oldest] = plans.keys();
    if (oldest !== undefined) plans.delete(oldest);
  }
  plans.set(key, plan);
  return plan;
}
