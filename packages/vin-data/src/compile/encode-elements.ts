import { Blocks, ByteWriter, type FileSection, stringTable } from "./bytes.ts";
import type { Compiled } from "./compile.ts";
import { type Fact, groupBy } from "./facts.ts";

const modelsPerBlock = 16;

/**
 * Writes the numbers, names, weights and rows of the elements, and the numbers of values that are
 * from a list.
 */
export function encodeElements({ elements }: Compiled, pools: Pools): (Uint8Array | FileSection)[] {
  const ids = new ByteWriter();
  ids.varint(elements.length);
  for (const { id } of elements) ids.varint(id);
  const counts = new ByteWriter();
  for (const { weight } of elements) counts.varint(weight);
  for (const { rows } of elements) counts.varint(rows);
  for (const { engineRows } of elements) counts.varint(engineRows);
  const values = new ByteWriter();
  for (const { id } of elements) {
    const numbers = idsOf(pools, id);
    values.varint(numbers.length);
    for (const number of numbers) values.varint(number);
  }
  return [
    ids.finish(),
    stringTable(elements.map(({ name }) => name)),
    counts.finish(),
    values.finish(),
  ];
}

/** Writes three numbers per row: type of vehicle, element and value. */
export function encodeDefaults({ defaults }: Compiled, pools: Pools): Uint8Array {
  const out = new ByteWriter();
  out.varint(defaults.length);
  for (const { vehicleType, ...fact } of defaults) {
    out.varint(vehicleType);
    for (const number of pools.place(fact)) out.varint(number);
  }
  return out.finish();
}

/**
 * Writes the specifications of each model, in the order of the models and in blocks of 16. For
 * each: type of vehicle, make, years, group of key facts, group of added facts, and for each of
 * these its place in time among the facts of the model. The number of years and of facts comes
 * before them.
 */
export function encodeSpecifications(
  { specifications }: Compiled,
  pools: Pools,
  groupOf: (facts: readonly Fact[]) => number,
): FileSection {
  const byModel = groupBy(
    specifications.flatMap((each) => each.models.map((model) => ({ model, each }))),
    ({ model }) => model,
  );
  const records = new Blocks(modelsPerBlock);
  const { body } = records;
  for (const model of pools.values.get(28)?.strings ?? []) {
    const own = (byModel.get(model) ?? []).map(({ each }) => each);
    const stamps = [
      ...new Set(own.flatMap(({ facts }) => facts.map(({ changedOn }) => changedOn))),
    ];
    const order = new Map(
      stamps.sort((one, other) => one - other).map((stamp, place) => [stamp, place]),
    );
    body.varint(own.length);
    for (const { vehicleTypeId, make, years, key, facts } of own) {
      body.varint(vehicleTypeId);
      body.varint(pools.makes.index(make));
      body.varint(years.length);
      for (const year of years) body.varint(year);
      body.varint(groupOf(key));
      body.varint(groupOf(facts));
      body.varint(facts.length);
      for (const { changedOn } of facts) body.varint(order.get(changedOn) ?? 0);
    }
    records.next();
  }
  return records.finish();
}

/** Writes two bytes per model, the lower one first: the place of its make, plus 1, or 0. */
export function encodeModelMakes({ makeOfModel }: Compiled, pools: Pools): Uint8Array {
  const models = pools.values.get(28)?.strings ?? [];
  return Uint8Array.from(
    models.flatMap((value) => {
      const make = makeOfModel.get(value) ?? "";
      const place = make === "" ? 0 : pools.makes.index(make) + 1;
      if (place > 0xffff) throw new RangeError(`make ${place}`);
      return [place & 0xff, place >> 8];
    }),
  );
}

/** Writes the names, which are sorted, and per engine the elements and values, in blocks of one. */
export function encodeEngines({ engines }: Compiled, pools: Pools): FileSection[] {
  const rows = new Blocks(1);
  for (const { facts } of engines) {
    for (const { elementId, value } of facts) {
      const [place, index] = pools.place({ elementId, value });
      rows.body.byte(place);
      rows.body.varint(index);
    }
    rows.next();
  }
  return [stringTable(engines.map(({ name }) => name)), rows.finish()];
}

/** Distinct strings in the order of first use, with their indexes. */
export class Pool {
  readonly strings: string[] = [];
  readonly #indexes = new Map<string, number>();

  index(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.strings.length;
    this.strings.push(text);
    this.#indexes.set(text, index);
    return index;
  }
}

/** The texts that the file shares: makes, and the values of each element. */
export interface Pools {
  readonly makes: Pool;
  /** NHTSA's numbers of the elements, in the order of the file. */
  readonly elementIds: readonly number[];
  readonly values: ReadonlyMap<number, Pool>;
  /** The place of an element and the number of its value. */
  readonly place: (fact: {
    readonly elementId: number;
    readonly value: string;
  }) => readonly [element: number, value: number];
}

export function toPools({ elements }: Compiled): Pools {
  const elementIds = elements.map(({ id }) => id);
  const values = new Map(elementIds.map((elementId) => [elementId, new Pool()]));
  const places = new Map(elementIds.map((elementId, place) => [elementId, place]));
  return {
    makes: new Pool(),
    elementIds,
    values,
    place: ({ elementId, value }) => [
      places.get(elementId) ?? 0,
      values.get(elementId)?.index(value) ?? 0,
    ],
  };
}

/**
 * The texts of an element's values, without the make of a model and the number of a value from
 * a list.
 */
export function textsOf(pools: Pools, elementId: number): string[] {
  const strings = pools.values.get(elementId)?.strings ?? [];
  return strings.map((text) => text.split("\u0000")[0]?.split("\u0001")[0] ?? "");
}

/** The numbers of an element's values in their list; empty if they come from no list. */
function idsOf(pools: Pools, elementId: number): number[] {
  const strings = pools.values.get(elementId)?.strings ?? [];
  const ids = strings.map((text) => Number(text.split("\u0001")[1] ?? 0));
  return ids.some((id) => id > 0) ? ids : [];
}
