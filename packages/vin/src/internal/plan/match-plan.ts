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
  /** The entry that gave the value, {@link ofEngine} or {@link ofSpecification}. */
  readonly entries: Int32Array;
  /** The other values of elements that keep all values. */
  readonly further: FurtherValue[];
  /** How many rows NHTSA counts as patterns when it chooses the year. */
  rows: number;
  /** The VIN positions that a winning key constrains, as bits. */
  usedPositions: number;
}

/** Stands for an entry where a row of the engine model gave the value. */
export const ofEngine = -1;
/** Stands for an entry where a specification of the model gave the value. */
export const ofSpecification = -2;

/** One more value of an element. Here, `value` is the index itself. */
export interface FurtherValue {
  readonly element: number;
  readonly value: number;
  readonly entry: number;
}

const manyValued = new Set(elementsWithManyValues);

/** Matches a VIN, whole or partial, takes the best row of each element, and adds the facts of the engine model. */
export function matchPlan(vpic: Vpic, plan: Plan, vin: string): Matched {
  const { count } = vpic.elements;
  const matched: Matched = {
    values: new Int32Array(count),
    entries: new Int32Array(count),
    further: [],
    rows: 0,
    usedPositions: 0,
  };
  const ranks = new Uint8Array(count);
  const extraPositions = collect(vpic, plan, vin, matched, ranks);
  addEngine(vpic, matched);
  for (let element = 0; element < count; element++) {
    if (matched.values[element] === 0) continue;
    if (!manyValued.has(vpic.elements.ids[element] ?? 0)) matched.rows++;
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
    const keepsAll = manyValued.has(vpic.elements.ids[element] ?? 0);
    if (keepsAll) {
      matched.rows++;
      extraPositions |= entry.key.constrained;
    }
    const rank = entry.ranks?.get(element) ?? 0;
    if (values[element] !== 0) {
      if (keepsAll) matched.further.push({ element, value, entry: index });
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
  const name = elementText(vpic, matched, elementIds.engineModel);
  if (name === "") return;
  for (const fact of vpic.engineFacts(name.toLowerCase())) {
    const keepsAll = manyValued.has(vpic.elements.ids[fact.element] ?? 0);
    if (keepsAll) matched.rows++;
    if (matched.values[fact.element] !== 0) {
      if (keepsAll) matched.further.push({ ...fact, entry: ofEngine });
      continue;
    }
    matched.values[fact.element] = fact.value + 1;
    matched.entries[fact.element] = ofEngine;
  }
}

/** The value index + 1 of an element, given by NHTSA's number; 0 if it has no value. */
export function indexedValue({ elements }: Vpic, matched: Matched, id: number): number {
  return matched.values[elements.placeOf(id)] ?? 0;
}

/** The value of an element in NHTSA's words; empty if it has no value. */
export function elementText({ elements }: Vpic, matched: Matched, id: number): string {
  const element = elements.placeOf(id);
  const value = matched.values[element] ?? 0;
  return value === 0 ? "" : elements.textOf(element, value - 1);
}

/** The number of an element's value in its list; 0 if it has no value, or is from no list. */
export function elementValueId({ elements }: Vpic, matched: Matched, id: number): number {
  const element = elements.placeOf(id);
  return elements.valueId(element, (matched.values[element] ?? 0) - 1);
}
