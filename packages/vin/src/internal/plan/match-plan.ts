import { elementIds, elementsWithManyValues } from "../../data/elements.ts";
import { symbolCount, symbolIndex } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { Plan } from "./build-plan.ts";

/**
 * The elements of one VIN that the keys of a plan give. Elements and values are indexes of {@link Vpic}. A value is its index + 1; 0 means
 * none.
 */
export interface Matched {
  readonly values: Int32Array;
  /** The entry that gave the value; -1 for an engine model's row. */
  readonly entries: Int32Array;
  /** How many rows NHTSA counts as patterns when it chooses the year. */
  rows: number;
  /** The VIN positions that a winning key constrains, as bits. */
  usedPositions: number;
}

const manyValued = new Set(elementsWithManyValues);

/** Matches a VIN, whole or partial, takes the best row of each element, and adds the facts of the engine model. */
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
      const position = positions[place] ?? 0;
      const symbol = symbolIndex[vin.charCodeAt(position - 1)] ?? 255;
      hits &=
        symbol === 255
          ? openBits(plan, position, word)
          : (bits[(place * symbolCount + symbol) * words + word] ?? 0);
    }
    while (hits !== 0) {
      const bit = 31 - Math.clz32(hits & -hits);
      hits &= hits - 1;
      extraPositions |= take(vpic, plan, (word << 5) | bit, matched, ranks);
    }
  }
  return extraPositions;
}

/** The entries of a word that match any character at a position, as bits. Only these match an unknown character. */
function openBits({ entries }: Plan, position: number, word: number): number {
  let open = 0;
  for (let bit = 0; bit < 32; bit++) {
    const entry = entries[(word << 5) | bit];
    if (entry && ((entry.key.constrained >> position) & 1) === 0) open |= 1 << bit;
  }
  return open;
}

/** Adds the values of an entry. Returns its positions if it gives a value of an element that keeps all values. */
function take(vpic: Vpic, plan: Plan, index: number, matched: Matched, ranks: Uint8Array): number {
  const entry = plan.entries[index];
  if (entry === undefined) return 0;
  const { values, entries } = matched;
  let extraPositions = 0;
  for (const { element, value } of vpic.factsOf(entry.group)) {
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
    values[element] = value + 1;
    entries[element] = index;
    ranks[element] = rank;
  }
  return extraPositions;
}

/** Fills elements that no pattern gives with the facts of the engine model. */
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

/** The value index + 1 of an element, given by NHTSA's number; 0 if it has no value. */
export function indexedValue(vpic: Vpic, matched: Matched, elementId: number): number {
  return matched.values[vpic.elementIndex[elementId] ?? -1] ?? 0;
}

/** The value of an element as written in vPIC; empty if it has no value. */
export function elementText(vpic: Vpic, matched: Matched, elementId: number): string {
  const element = vpic.elementIndex[elementId] ?? -1;
  const value = matched.values[element] ?? 0;
  return value === 0 ? "" : (vpic.values[element]?.at(value - 1) ?? "");
}
