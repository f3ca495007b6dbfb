import {
  Blocks,
  ByteWriter,
  container,
  type FileSection,
  frontCoded,
  stringTable,
} from "./bytes.ts";
import type { Compiled } from "./compile.ts";
import {
  encodeDefaults,
  encodeElements,
  encodeEngines,
  encodeModelMakes,
  encodeSpecifications,
  Pool,
  textsOf,
  toPools,
} from "./encode-elements.ts";
import { compareText, type Fact, oneLine } from "./facts.ts";
import type { Rank } from "./ranks.ts";

/** The file begins with these letters. The digit is the version of the layout. */
const magic = "AVIN6";
const schemasPerBlock = 16;
const schemasPerReport = 2000;
const groupsPerBlock = 16;
const listsPerBlock = 16;
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

/**
 * Writes the groups in blocks of 16: for each the number of its list of elements, and the values.
 * Most groups share their list with others. The lists follow, the most frequent first and in blocks
 * of 16: for each its length, then the elements.
 */
function encodeGroups(
  groups: readonly string[],
): readonly [groups: FileSection, lists: FileSection] {
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
  const out = new Blocks(listsPerBlock);
  for (const list of lists) {
    const elements = list === "" ? [] : list.split(",");
    out.body.byte(elements.length);
    for (const element of elements) out.body.byte(Number(element));
    out.next();
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
 * groups are written as differences from the previous one, in blocks of 16 schemas.
 */
function encodeSchemas(
  { schemas }: Compiled,
  keyIndex: ReadonlyMap<string, number>,
  groupOf: (facts: readonly Fact[]) => number,
  report: (what: string) => void,
): (Uint8Array | FileSection)[] {
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
 * Writes the number of rows, then four columns: schema (as the difference from the previous row),
 * entry, element and rank.
 */
function encodeRanks(ranks: readonly Rank[], elementIds: readonly number[]): Uint8Array {
  const out = new ByteWriter();
  out.varint(ranks.length);
  for (const [at, { schema }] of ranks.entries()) {
    out.varint(schema - (ranks[at - 1]?.schema ?? 0));
  }
  for (const { entry } of ranks) out.varint(entry);
  for (const { elementId } of ranks) out.varint(elementIds.indexOf(elementId));
  for (const { rank } of ranks) out.varint(rank);
  return out.finish();
}

/**
 * Writes the codes, the records, the manufacturers, and the countries. The records are in blocks of
 * 16, and a block has one column after another: manufacturers, countries, types of vehicle, numbers
 * of makes, numbers of links, makes, schemas of the links (in a record as the difference from the
 * previous one), first years, and numbers of years.
 */
function encodeWmis({ wmis }: Compiled, makes: Pool): FileSection[] {
  const manufacturers = new Pool();
  const countries = new Pool();
  const records = new Blocks(1);
  const place = (pool: Pool, text: string | undefined) => {
    return text === undefined ? 0 : pool.index(text) + 1;
  };
  for (let start = 0; start < wmis.length; start += wmisPerBlock) {
    const block = wmis.slice(start, start + wmisPerBlock);
    const links = block.flatMap((wmi) => wmi.links);
    for (const column of [
      block.map(({ manufacturer }) => place(manufacturers, manufacturer)),
      block.map(({ country }) => place(countries, country)),
      block.map(({ vehicleTypeId, truckTypeId }) => vehicleTypeId * 4 + truckTypeId),
      block.map((wmi) => wmi.makes.length),
      block.map((wmi) => wmi.links.length),
      block.flatMap((wmi) => wmi.makes.map((make) => makes.index(oneLine(make)))),
    ]) {
      for (const number of column) records.body.varint(number);
    }
    for (const { links: own } of block) {
      for (const [at, { schema }] of own.entries()) {
        records.body.signed(schema - (own[at - 1]?.schema ?? 0));
      }
    }
    for (const { yearFrom } of links) records.body.varint(yearFrom);
    for (const { yearFrom, yearTo } of links) {
      records.body.varint(yearTo === null ? 0 : yearTo - yearFrom + 1);
    }
    records.next();
  }
  return [
    frontCoded(wmis.map(({ wmi }) => wmi)),
    records.finish(),
    stringTable(manufacturers.strings),
    stringTable(countries.strings),
  ];
}

function encodeOverrides(overrides: ReadonlyMap<string, number>): (Uint8Array | FileSection)[] {
  const sorted = [...overrides].sort(([one], [other]) => compareText(one, other));
  const years = new ByteWriter();
  for (const [, year] of sorted) years.varint(year);
  return [stringTable(sorted.map(([descriptor]) => descriptor)), years.finish()];
}
