import { ByteReader, StringTable } from "./byte-reader.ts";

const magic = "AVIN1";
/** Sections before the elements' values, in the order in which the data package writes them. */
export const fixedSections = 22;

export interface EngineFact {
  readonly element: number;
  readonly value: number;
}

export function readSections(bytes: Uint8Array): Uint8Array[] {
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic) {
    throw new TypeError(
      `These bytes are not the data of @almanac/vin-data (they begin with ${JSON.stringify(found)}, ` +
        `not with "${magic}"). Pass the unpacked content of its vpic.bin.gz.`,
    );
  }
  const reader = new ByteReader(bytes, magic.length);
  const lengths: number[] = [];
  for (let left = reader.varint(); left > 0; left--) lengths.push(reader.varint());
  let { offset } = reader;
  const sections = lengths.map((length) => {
    const section = bytes.subarray(offset, offset + length);
    offset += length;
    return section;
  });
  if (offset !== bytes.length || sections.length <= fixedSections) {
    throw new TypeError("The data of @almanac/vin-data is cut short or damaged. Install it again.");
  }
  return sections;
}

export function readGroups(
  countSection: Uint8Array,
  elements: Uint8Array,
  valueSection: Uint8Array,
) {
  const counts = new ByteReader(countSection);
  const groups = counts.varint();
  const starts = new Uint32Array(groups + 1);
  let start = 0;
  for (let group = 0; group < groups; group++) {
    starts[group] = start;
    start += counts.varint();
  }
  starts[groups] = start;
  const reader = new ByteReader(valueSection);
  const values = new Uint32Array(start);
  for (let each = 0; each < start; each++) values[each] = reader.varint();
  return { starts, elements, values };
}

export function readCounts(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const counts = new Uint32Array(reader.varint());
  for (let each = 0; each < counts.length; each++) counts[each] = reader.varint();
  return counts;
}

export function readBlocks(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const starts = new Uint32Array(reader.varint());
  let start = 0;
  for (let block = 0; block < starts.length; block++) {
    starts[block] = start;
    start += reader.varint();
  }
  return starts.map((each) => each + reader.offset);
}

export function readSteps(section: Uint8Array, count: number): Int32Array {
  const reader = new ByteReader(section);
  const values = new Int32Array(count);
  let value = 0;
  for (let each = 0; each < count; each++) {
    value += reader.signed();
    values[each] = value;
  }
  return values;
}

export function readRanks(section: Uint8Array) {
  const reader = new ByteReader(section);
  const ranks = new Map<number, [number, number, number][]>();
  let schema = 0;
  for (let left = reader.varint(); left > 0; left--) {
    schema += reader.varint();
    const known = ranks.get(schema) ?? [];
    known.push([reader.varint(), reader.byte(), reader.varint()]);
    ranks.set(schema, known);
  }
  return ranks;
}

export function readEngines(nameSection: Uint8Array, rows: Uint8Array) {
  const names = new StringTable(nameSection);
  const reader = new ByteReader(rows);
  const engines = new Map<string, EngineFact[]>();
  for (let engine = 0; engine < names.length; engine++) {
    const facts: EngineFact[] = [];
    for (let left = reader.varint(); left > 0; left--) {
      facts.push({ element: reader.byte(), value: reader.varint() });
    }
    engines.set(names.at(engine), facts);
  }
  return engines;
}

export function readModelMakes(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const makes: number[] = [];
  while (reader.offset < section.length) makes.push(reader.varint());
  return Uint32Array.from(makes);
}

export function readOverrides(
  descriptors: Uint8Array,
  years: Uint8Array,
): ReadonlyMap<string, number> {
  const names = new StringTable(descriptors);
  const reader = new ByteReader(years);
  const overrides = new Map<string, number>();
  for (let each = 0; each < names.length; each++) overrides.set(names.at(each), reader.varint());
  return overrides;
}
