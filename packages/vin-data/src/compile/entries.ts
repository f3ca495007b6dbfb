import type { CompiledEntry } from "./compiled-schema.ts";
import { compareText, type Fact, type FactReader, groupBy, untold } from "./facts.ts";
import { allOfHalf, keyMasks, maskLength } from "./key-masks.ts";
import type { PatternRow } from "./pattern-table.ts";

/** Free-text elements: a VIN keeps every value that matches. Procedure spVinDecode of vPIC. */
export const keepsAll: ReadonlySet<number> = new Set([114, 121, 129, 150, 154, 155, 169, 186]);
/**
 * A key without a fact is kept if it allows a character that no other key of the schema does:
 * NHTSA's check of the characters reads every key, also those of private variables and of schemas
 * that are not checked yet.
 */
export function toEntries(rows: readonly PatternRow[], toFact: FactReader): CompiledEntry[] {
  const entries = [...groupBy(rows, (row) => row.key)]
    .sort(([one], [other]) => compareText(one, other))
    .map(([key, same]) => ({ key, facts: toFacts(same, toFact) }));
  const allowed = new Int32Array(maskLength);
  for (const { key, facts } of entries) if (facts.length > 0) allowMore(allowed, key);
  return entries.filter(({ key, facts }) => facts.length > 0 || allowMore(allowed, key));
}

/** Adds the characters that a key allows where it constrains, and tells whether some were new. */
function allowMore(allowed: Int32Array, key: string): boolean {
  let isNew = false;
  for (const [at, mask] of keyMasks(key).entries()) {
    if (mask === allOfHalf || ((allowed[at] ?? 0) & mask) === mask) continue;
    allowed[at] = (allowed[at] ?? 0) | mask;
    isNew = true;
  }
  return isNew;
}

/**
 * If one key gives an element several values, the newest counts; of equally new ones, the first.
 */
function toFacts(rows: readonly PatternRow[], toFact: FactReader): Fact[] {
  const facts: Fact[] = [];
  for (const row of rows) {
    const fact = toFact(row);
    if (fact === undefined) continue;
    if (fact.elementId === untold.elementId && facts.some(isUntold)) continue;
    const rival = facts.findIndex(({ elementId }) => elementId === fact.elementId);
    if (rival < 0 || keepsAll.has(fact.elementId)) facts.push(fact);
    else if (fact.changedOn > (facts[rival]?.changedOn ?? 0)) facts[rival] = fact;
  }
  // Several values of one element are in the order of NHTSA's procedure.
  return facts.sort(
    (one, other) => one.elementId - other.elementId || one.patternId - other.patternId,
  );
}

function isUntold({ elementId }: Fact): boolean {
  return elementId === untold.elementId;
}

/**
 * Whether a key can be read: every set has its end, and no more positions follow than a VIN has.
 */
export function isReadable(key: string): boolean {
  return /^(?:\[[^[\]\p{C}]+\]|[^[\]\p{C}]){1,14}$/u.test(key);
}
