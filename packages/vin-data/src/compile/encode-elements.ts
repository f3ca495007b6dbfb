import { Blocks } from "./blocks.ts";
import { ByteWriter, stringTable } from "./bytes.ts";
import type { Compiled } from "./compile.ts";
import { compareText, type Fact } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import { idsOf, type Pools } from "./pools.ts";

const modelsPerBlock = 16;

/** Writes the numbers, names, weights and rows of the elements, and the numbers of values that are from a list. */
export function encodeElements({ elements }: Compiled, pools: Pools): Uint8Array[] {
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
 * Writes the specifications of each model, in the order of the models and in blocks of 16. For each: type of vehicle, make,
 * years, group of key facts, group of added facts, and for each of these its place in time among the facts of the model.
 * The number of years and of facts comes before them.
 */
export function encodeSpecifications(
  { specifications }: Compiled,
  pools: Pools,
  groupOf: (facts: readonly Fact[]) => number,
): Uint8Array {
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
    const order = new Map(stamps.sort(compareText).map((stamp, place) => [stamp, place]));
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
