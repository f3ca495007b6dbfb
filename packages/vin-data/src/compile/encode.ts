import { Blocks, ByteWriter, container, frontCoded, stringTable } from "./bytes.ts";
import type { Compiled } from "./compile.ts";
import {
  encodeDefaults,
  encodeElements,
  encodeSpecifications,
  Pool,
  type Pools,
  textsOf,
  toPools,
} from "./encode-elements.ts";
import { compareText, type Fact, oneLine } from "./facts.ts";
import type { Rank } from "./ranks.ts";

/** The file begins with these letters. The digit is the version of the layout. */
const magic = "AVIN5";
const schemasPerBlock = 16;
const schemasPerReport = 2000;
const groupsPerBlock = 16;
const wmisPerBlock = 16;

/** Writes the layout that docs/vin.md describes. Equal input gives equal bytes. */
export function encode(
  compiled: Compiled,
  ranks: readonly Rank[],
  overrides: ReadonlyMap<string, number>,
  date: string,
  report: (what: string) => void = () => {},
): Uint8Array {
  const texts = new Set<string>();
  for (const { entries } of compiled.schemas) for (const { key } of entries) texts.add(key);
  const keys = [...texts].sort(compareText);
  const keyIndex = new Map(keys.map((key, index) => [key, index]));
  const pools = toPools(compiled);
  const groups = new Pool();
  const groupOf = (facts: readonly Pick<Fact, "elementId" | "value">[]): number =>
    groups.index(facts.map((fact) => pools.place(fact).join()).join(";"));
  const schemas = encodeSchemas(compiled, keyIndex, groupOf, report);
  const engines = encodeEngines(compiled, pools);
  const wmis = encodeWmis(compiled, pools.makes);
  for (const value of compiled.vehicleTypes) pools.place({ elementId: 39, value });
  const defaults = encodeDefaults(compiled, pools);
  const specifications = encodeSpecifications(compiled, pools, groupOf);
  const [groupRecords, elementLists] = encodeGroups(groups.strings);
  return container(magic, [
    stringTable([date]),
    frontCoded(keys),
    groupRecords,
    ...schemas,
    encodeRanks(ranks, pools.elementIds),
    ...wmis,
    ...engines,
    ...encodeOverrides(overrides),
    encodeModelMakes(compiled, pools),
    stringTable(pools.makes.strings),
    ...encodeElements(compiled, pools),
    defaults,
    specifications,
    frontCoded(compiled.exceptions),
    elementLists,
    ...pools.elementIds.map((elementId) => stringTable(textsOf(pools, elementId))),
  ]);
}

function encodeModelMakes({ makeOfModel }: Compiled, pools: Pools): Uint8Array {
  const out = new ByteWriter();
  for (const value of pools.values.get(28)?.strings ?? []) {
    const make = makeOfModel.get(value) ?? "";
    out.varint(make === "" ? 0 : pools.makes.index(make) + 1);
  }
  return out.finish();
}

/**
 * Writes the groups in blocks of 16: for each the number of its list of elements, and the values.
 * Most groups share their list with others. The lists follow, the most frequent first: for each
 * its length, then the elements.
 */
function encodeGroups(groups: readonly string[]): readonly [groups: Uint8Array, lists: Uint8Array] {
  const frequencies = new Map<string, number>();
  for (const group of groups) {
    const list = elementsOf(group);
    frequencies.set(list, (frequencies.get(list) ?? 0) + 1);
  }
  const lists = [...frequencies.keys()].sort((one, other) => {
    return (frequencies.get(other) ?? 0) - (frequencies.get(one) ?? 0) || compareText(one, other);
  });
  const numbers = new Map(lists.map((list, number) => [list, number]));
  const records = new Blocks(groupsPerBlock);
  for (const group of groups) {
    records.body.varint(numbers.get(elementsOf(group)) ?? 0);
    for (const fact of factsOf(group)) {
      records.body.varint(Number(fact.slice(fact.indexOf(",") + 1)));
    }
    records.next();
  }
  const out = new ByteWriter();
  out.varint(lists.length);
  for (const list of lists) {
    const elements = list === "" ? [] : list.split(",");
    out.byte(elements.length);
    for (const element of elements) out.byte(Number(element));
  }
  return [records.finish(), out.finish()];
}

/** The facts of a group, which is a text of elements and values. */
function factsOf(group: string): string[] {
  return group === "" ? [] : group.split(";");
}

function elementsOf(group: string): string {
  return factsOf(group)
    .map((fact) => fact.slice(0, fact.indexOf(",")))
    .join(",");
}

/**
 * Writes the columns of the schemas: number of entries; NHTSA's ids; names; keys; groups. Keys and
 * groups are written as differences from the previous one, in blocks of 16 schemas, with the byte
 * length of each block in front.
 */
function encodeSchemas(
  { schemas }: Compiled,
  keyIndex: ReadonlyMap<string, number>,
  groupOf: (facts: readonly Fact[]) => number,
  report: (what: string) => void,
): Uint8Array[] {
  const counts = new ByteWriter();
  const ids = new ByteWriter();
  const keys = new Blocks(schemasPerBlock);
  const groups = new Blocks(schemasPerBlock);
  counts.varint(schemas.length);
  let lastId = 0;
  for (const [index, { id, entries }] of schemas.entries()) {
    if (index % schemasPerReport === 0) report(`encoded ${index} of ${schemas.length} schemas`);
    counts.varint(entries.length);
    ids.signed(id - lastId);
    lastId = id;
    let lastKey = 0;
    let lastGroup = 0;
    for (const [at, { key, facts }] of entries.entries()) {
      const place = keyIndex.get(key) ?? 0;
      keys.body.varint(place - lastKey);
      lastKey = place;
      const group = groupOf(facts);
      if (at === 0) groups.body.varint(group);
      else groups.body.signed(group - lastGroup - 1);
      lastGroup = group;
    }
    keys.next();
    groups.next();
  }
  return [
    counts.finish(),
    ids.finish(),
    frontCoded(schemas.map(({ name }) => name)),
    keys.finish(),
    groups.finish(),
  ];
}

/**
 * Writes four numbers per row: schema (as the difference from the previous row), entry, element
 * and rank.
 */
function encodeRanks(ranks: readonly Rank[], elementIds: readonly number[]): Uint8Array {
  const out = new ByteWriter();
  out.varint(ranks.length);
  let last = 0;
  for (const { schema, entry, elementId, rank } of ranks) {
    out.varint(schema - last);
    out.varint(entry);
    out.byte(elementIds.indexOf(elementId));
    out.varint(rank);
    last = schema;
  }
  return out.finish();
}

/**
 * Writes the codes (six bytes each, padded with spaces), the records in blocks, the manufacturers,
 * and the countries.
 */
function encodeWmis({ wmis }: Compiled, makes: Pool): Uint8Array[] {
  const codes = new ByteWriter();
  const records = new Blocks(wmisPerBlock);
  const manufacturers = new Pool();
  const countries = new Pool();
  codes.varint(wmis.length);
  for (const wmi of wmis) {
    for (const symbol of wmi.wmi.padEnd(6, " ")) codes.byte(symbol.charCodeAt(0));
    const { body } = records;
    body.varint(wmi.manufacturer === undefined ? 0 : manufacturers.index(wmi.manufacturer) + 1);
    body.varint(wmi.country === undefined ? 0 : countries.index(wmi.country) + 1);
    body.varint(wmi.vehicleTypeId * 4 + wmi.truckTypeId);
    body.varint(wmi.makes.length);
    for (const make of wmi.makes) body.varint(makes.index(oneLine(make)));
    body.varint(wmi.links.length);
    let last = 0;
    for (const { schema, yearFrom, yearTo } of wmi.links) {
      body.signed(schema - last);
      body.varint(yearFrom);
      body.varint(yearTo === null ? 0 : yearTo - yearFrom + 1);
      last = schema;
    }
    records.next();
  }
  return [
    codes.finish(),
    records.finish(),
    stringTable(manufacturers.strings),
    stringTable(countries.strings),
  ];
}

function encodeEngines({ engines }: Compiled, pools: Pools): Uint8Array[] {
  const rows = new ByteWriter();
  for (const { facts } of engines) {
    rows.varint(facts.length);
    for (const { elementId, value } of facts) {
      const [place, index] = pools.place({ elementId, value });
      rows.byte(place);
      rows.varint(index);
    }
  }
  return [stringTable(engines.map(({ name }) => name)), rows.finish()];
}

function encodeOverrides(overrides: ReadonlyMap<string, number>): Uint8Array[] {
  const sorted = [...overrides].sort(([one], [other]) => compareText(one, other));
  const years = new ByteWriter();
  for (const [, year] of sorted) years.varint(year);
  return [stringTable(sorted.map(([descriptor]) => descriptor)), years.finish()];
}
