import { elementIds, elementsWithManyValues, untoldElement } from "../../data/elements.ts";
import { symbolAt } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { rankKey } from "../vpic/vpic-sections.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { KeyCells } from "./key-cells.ts";
import {
  type FurtherValue,
  type Hit,
  indexedValue,
  type Matched,
  ofEngine,
  priorityOfFormula,
} from "./matched.ts";

/** Matches VINs with the patterns of NHTSA's schemas. */
export class PatternMatcher {
  readonly #vpic: Vpic;
  readonly keys: KeyCells;
  readonly #noValues: readonly number[];
  /** Whether NHTSA keeps every value of an element, by its place. */
  readonly #keepsAll: readonly boolean[];
  /** The symbols of the VIN that is being matched, by position. */
  readonly #symbols = new Uint8Array(18);

  constructor(vpic: Vpic) {
    this.#vpic = vpic;
    this.keys = new KeyCells(vpic.keys);
    this.#keepsAll = vpic.elements.ids.map((id) => {
      return id === untoldElement || elementsWithManyValues.includes(id);
    });
    this.#noValues = Array.from({ length: vpic.elements.count }, () => 0);
  }

  /**
   * Matches a VIN, whole or partial, takes the best row of each element, and adds the facts of the
   * engine model. Without a year, all schemas of the code are used.
   */
  match(wmi: VpicWmi, year: number | undefined, vin: string): Matched {
    const matched: Matched = {
      values: this.#noValues.slice(),
      entries: this.#noValues.slice(),
      filled: [],
      further: [],
      hits: [],
      schemas: [],
      constrained: 0,
      fitting: 0,
      rows: 0,
      usedPositions: 0,
    };
    this.#findHits(matched, wmi, year, vin);
    this.#takeHits(matched);
    this.#addEngine(matched);
    for (const element of matched.filled) {
      if (!this.#keepsAll[element]) matched.rows++;
      const hit = matched.hits[matched.entries[element] ?? ofEngine];
      if (hit !== undefined) matched.usedPositions |= hit.constrained;
    }
    return matched;
  }

  /**
   * The symbols that keys of opened schemas allow at a position: the first 32 as bits, and the last
   * one as 1 or 0.
   */
  allowedAt(schemas: readonly number[], position: number): { low: number; high: number } {
    const table = this.#vpic.schemas;
    const set = { low: 0, high: 0 };
    for (const schema of schemas) {
      this.keys.addSymbols(table.keys, table.start(schema), table.end(schema), position, set);
    }
    return set;
  }

  #findHits(matched: Matched, wmi: VpicWmi, year: number | undefined, vin: string): void {
    const symbols = this.#symbols;
    for (let position = 1; position <= 17; position++) symbols[position] = symbolAt(vin, position);
    for (const { schema, yearFrom, yearTo } of wmi.links) {
      if (year !== undefined && (year < yearFrom || year > yearTo)) continue;
      matched.schemas.push(schema);
      this.#addHits(matched, schema, yearFrom);
    }
  }

  #addHits(matched: Matched, schema: number, yearFrom: number): void {
    const { schemas } = this.#vpic;
    schemas.open(schema);
    const { keys, groups } = schemas;
    const start = schemas.start(schema);
    const end = schemas.end(schema);
    let at = this.keys.nextMatch(keys, start, end, this.#symbols, matched);
    while (at < end) {
      const key = keys[at] ?? 0;
      const priority = this.keys.isFormula(key) ? priorityOfFormula : yearFrom;
      const group = groups[at] ?? 0;
      const constrained = this.keys.constrained(key);
      this.#insert(matched.hits, { schema, entry: at - start, key, constrained, group, priority });
      at = this.keys.nextMatch(keys, at + 1, end, this.#symbols, matched);
    }
  }

  /**
   * Inserts a hit after those that are better or equal. There are few hits, so this takes less time
   * than sorting them.
   */
  #insert(hits: Hit[], hit: Hit): void {
    let at = hits.length;
    for (; at > 0; at--) {
      const before = hits[at - 1];
      if (before === undefined || this.#compare(before, hit) <= 0) break;
      hits[at] = before;
    }
    hits[at] = hit;
  }

  /**
   * NHTSA's order without dates: later first year, shorter key, key text, then the order
   * of schemas.
   */
  #compare(one: Hit, other: Hit): number {
    if (one.priority !== other.priority) return other.priority - one.priority;
    return this.keys.compare(one.key, other.key) || one.schema - other.schema;
  }

  /** Adds the values of the hits. */
  #takeHits(matched: Matched): void {
    const { values, entries, hits } = matched;
    let index = 0;
    // One function for all hits, because creating one for each takes time.
    const take = (element: number, value: number): void => {
      const hit = hits[index];
      if (hit === undefined) return;
      const keepsAll = this.#keepsAll[element] ?? false;
      if (keepsAll) {
        matched.rows++;
        matched.usedPositions |= hit.constrained;
      }
      if (values[element] !== 0) {
        if (keepsAll) matched.further.push({ element, value, entry: index });
        const rival = hits[entries[element] ?? 0];
        if (keepsAll || rival?.priority !== hit.priority) return;
        if (rankOf(this.#vpic, hit, element) <= rankOf(this.#vpic, rival, element)) return;
      } else matched.filled.push(element);
      values[element] = value + 1;
      entries[element] = index;
    };
    for (; index < hits.length; index++) this.#vpic.facts.read(hits[index]?.group ?? 0, take);
    if (matched.further.length > 0) this.#order(matched);
  }

  /**
   * Puts the values of elements that keep all of them in the order of NHTSA's procedure, which is
   * that of the rows' numbers.
   */
  #order(matched: Matched): void {
    const { values, entries, further } = matched;
    for (const element of new Set(further.map((each) => each.element))) {
      const first = { element, value: (values[element] ?? 0) - 1, entry: entries[element] ?? 0 };
      const own = further.filter((each) => each.element === element);
      const sorted = [first, ...own].sort((one, other) => this.#compareRows(matched, one, other));
      const [best = first, ...others] = sorted;
      values[element] = best.value + 1;
      entries[element] = best.entry;
      let at = 0;
      for (const [place, each] of further.entries()) {
        if (each.element === element) further[place] = others[at++] ?? each;
      }
    }
  }

  #compareRows({ hits }: Matched, one: FurtherValue, other: FurtherValue): number {
    const left = hits[one.entry];
    const right = hits[other.entry];
    if (left === undefined || right === undefined) return 0;
    const ranks = rankOf(this.#vpic, right, other.element) - rankOf(this.#vpic, left, one.element);
    return ranks || left.schema - right.schema || left.entry - right.entry;
  }

  /** Fills elements that no pattern gives with the facts of the engine model. */
  #addEngine(matched: Matched): void {
    const model = indexedValue(this.#vpic, matched, elementIds.engineModel);
    if (model === 0) return;
    for (const fact of this.#vpic.engineFacts(model - 1)) {
      const keepsAll = this.#keepsAll[fact.element] ?? false;
      if (keepsAll) matched.rows++;
      if (matched.values[fact.element] !== 0) {
        if (keepsAll) matched.further.push({ ...fact, entry: ofEngine });
        continue;
      }
      matched.values[fact.element] = fact.value + 1;
      matched.entries[fact.element] = ofEngine;
      matched.filled.push(fact.element);
    }
  }
}

/**
 * How new the row is with which a hit gives a value to an element, compared with rows that are
 * equally good.
 */
export function rankOf(vpic: Vpic, { schema, entry }: Hit, element: number): number {
  return vpic.ranksOf(schema)?.get(rankKey(entry, element)) ?? 0;
}
