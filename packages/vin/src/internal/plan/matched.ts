import type { Vpic } from "../vpic/vpic.ts";
import type { SeenPositions } from "./key-cells.ts";

/** An entry of a schema whose key matches a VIN. */
export interface Hit {
  readonly schema: number;
  /** Its place among the entries of the schema. */
  readonly entry: number;
  readonly key: number;
  /** The VIN positions that the key constrains, as bits. */
  readonly constrained: number;
  readonly group: number;
  /** First model year of the link. Of two hits, the one with the later year wins. */
  readonly priority: number;
}

/**
 * The values that the keys of a code and a year give to the elements of one VIN, and what all these
 * keys say about it. Elements and values are indexes of {@link Vpic}. A value is stored as its
 * index + 1; 0 means no value.
 */
export interface Matched extends SeenPositions {
  readonly values: number[];
  /**
   * The hit that gave the value, as an index of `hits`; or {@link ofEngine} or
   * {@link ofSpecification}.
   */
  readonly entries: number[];
  /** The elements that have a value, in the order in which they got one. */
  readonly filled: number[];
  /** The other values of elements that keep all values. */
  readonly further: FurtherValue[];
  /** The entries whose keys match, best first. */
  readonly hits: Hit[];
  /** The schemas of the code in the year. */
  readonly schemas: number[];
  /** How many rows NHTSA counts as patterns when it chooses the year. */
  rows: number;
  /** The VIN positions that a winning key constrains, as bits. */
  usedPositions: number;
}

/** The priority of a formula, below that of any pattern. */
export const priorityOfFormula = 100;

/** Takes the place of a hit if a row of the engine model gave the value. */
export const ofEngine = -1;
/** Takes the place of a hit if a specification of the model gave the value. */
export const ofSpecification = -2;

/** One more value of an element. Here, `value` is the index itself. */
export interface FurtherValue {
  readonly element: number;
  readonly value: number;
  readonly entry: number;
}

/**
 * The value index + 1 of the element that has this number of NHTSA's; 0 if the element has
 * no value.
 */
export function indexedValue({ elements }: Vpic, matched: Matched, elementId: number): number {
  return matched.values[elements.placeOf(elementId)] ?? 0;
}

/** The value of an element in NHTSA's words; empty if the element has no value. */
export function elementText({ elements }: Vpic, matched: Matched, elementId: number): string {
  const element = elements.placeOf(elementId);
  const value = matched.values[element] ?? 0;
  return value === 0 ? "" : elements.textOf(element, value - 1);
}

/**
 * The number of an element's value in its list; 0 if the element has no value, or the value is not
 * from a list.
 */
export function elementValueId({ elements }: Vpic, matched: Matched, elementId: number): number {
  const element = elements.placeOf(elementId);
  return elements.valueId(element, (matched.values[element] ?? 0) - 1);
}
