import { ByteReader, StringTable } from "./byte-reader.ts";

const magic = "AVIN1";
const schemasPerBlock = 16;
const wmisPerBlock = 16;
const codeLength = 6;
/** Sections before the elements' values, in the order in which the data package writes them. */
const fixedSections = 22;

/** A schema that a WMI uses for some model years. */
export interface Link {
  readonly schema: number;
  readonly yearFrom: number;
  /** 2999 where it has no end. */
  readonly yearTo: number;
}

export interface VpicWmi {
  readonly index: number;
  readonly code: string;
  readonly manufacturer: string | undefined;
  /** NHTSA's own name of the country. */
  readonly country: string | undefined;
  readonly vehicleTypeId: number;
  readonly truckTypeId: number;
  readonly makes: readonly string[];
  readonly links: readonly Link[];
}

/** One key of a schema and the group of facts that it gives. */
export interface Entry {
  readonly key: number;
  readonly group: number;
}

export interface EngineFact {
  readonly element: number;
  readonly value: number;
}

/** NHTSA's vPIC as the data package packs it; whatever one VIN does not need stays packed. */
export class Vpic {
  /** Day of the newest row. */
  readonly date: string;
  readonly keys: StringTable;
  readonly makes: StringTable;
  /** NHTSA's element numbers; everywhere else an element is its index here. */
  readonly elements: readonly number[];
  readonly values: readonly StringTable[];
  /** By NHTSA's element number the index in `elements`, or -1. */
  readonly elementIndex: Int8Array;
  readonly groupStarts: Uint32Array;
  readonly groupElements: Uint8Array;
  readonly groupValues: Uint32Array;
  readonly schemaNames: StringTable;
  readonly wmiCount: number;
  readonly #sections: readonly Uint8Array[];
  readonly #entryCounts: Uint32Array;
  readonly #keyBlocks: Uint32Array;
  readonly #groupBlocks: Uint32Array;
  readonly #wmiBlocks: Uint32Array;
  readonly #manufacturers: StringTable;
  readonly #countries: StringTable;
  readonly #wmis = new Map<string, VpicWmi | undefined>();
  #ranks:
    | Map<number, readonly (readonly [entry: number, element: number, rank: number])[]>
    | undefined;
  #schemaIds: Int32Array | undefined;
  #engines: ReadonlyMap<string, readonly EngineFact[]> | undefined;
  #modelMakes: Uint32Array | undefined;
  #overrides: ReadonlyMap<string, number> | undefined;
  #overriddenCodes: ReadonlySet<string> | undefined;

  constructor(bytes: Uint8Array) {
    this.#sections = readSections(bytes);
    this.date = new StringTable(this.#section(0)).at(0);
    this.keys = new StringTable(this.#section(1), true);
    const groups = readGroups(this.#section(2), this.#section(3), this.#section(4));
    this.groupStarts = groups.starts;
    this.groupElements = groups.elements;
    this.groupValues = groups.values;
    this.#entryCounts = readCounts(this.#section(5));
    this.schemaNames = new StringTable(this.#section(7));
    this.#keyBlocks = readBlocks(this.#section(8));
    this.#groupBlocks = readBlocks(this.#section(9));
    this.wmiCount = new ByteReader(this.#section(11)).varint();
    this.#wmiBlocks = readBlocks(this.#section(12));
    this.#manufacturers = new StringTable(this.#section(13));
    this.#countries = new StringTable(this.#section(14));
    this.makes = new StringTable(this.#section(20));
    this.elements = [...this.#section(21)];
    this.elementIndex = new Int8Array(256).fill(-1);
    for (const [index, element] of this.elements.entries()) this.elementIndex[element] = index;
    this.values = this.elements.map(
      (_, index) => new StringTable(this.#section(fixedSections + index)),
    );
  }

  get schemaCount(): number {
    return this.#entryCounts.length;
  }

  /** A WMI of three characters, or of six for a maker of few vehicles. */
  findWmi(code: string): VpicWmi | undefined {
    if (this.#wmis.has(code)) return this.#wmis.get(code);
    const index = this.#search(code);
    const wmi = index < 0 ? undefined : this.#readWmi(index, code);
    this.#wmis.set(code, wmi);
    return wmi;
  }

  /** The code of the WMI at an index, for whoever goes through all of them. */
  wmiCode(index: number): string {
    const section = this.#section(11);
    const start = section.length - (this.wmiCount - index) * codeLength;
    return String.fromCharCode(...section.subarray(start, start + codeLength)).trimEnd();
  }

  entriesOf(schema: number): Entry[] {
    const keys = this.#atRecord(this.#section(8), this.#keyBlocks, schema);
    const groups = this.#atRecord(this.#section(9), this.#groupBlocks, schema);
    const entries: Entry[] = [];
    let key = 0;
    let group = 0;
    for (let each = 0; each < (this.#entryCounts[schema] ?? 0); each++) {
      key += keys.varint();
      group = each === 0 ? groups.varint() : group + 1 + groups.signed();
      entries.push({ key, group });
    }
    return entries;
  }

  /** Which rows of a schema are newer than rows that they would otherwise lose against. */
  ranksOf(schema: number): readonly (readonly [entry: number, element: number, rank: number])[] {
    this.#ranks ??= readRanks(this.#section(10));
    return this.#ranks.get(schema) ?? [];
  }

  /** NHTSA's own number of a schema. */
  schemaId(schema: number): number {
    this.#schemaIds ??= readSteps(this.#section(6), this.schemaCount);
    return this.#schemaIds[schema] ?? 0;
  }

  /** What is known of an engine model, by its name in lower case. */
  engineFacts(name: string): readonly EngineFact[] {
    this.#engines ??= readEngines(this.#section(15), this.#section(16));
    return this.#engines.get(name) ?? [];
  }

  /** The make of a model, by the model's value. */
  makeOfModel(value: number): string | undefined {
    this.#modelMakes ??= readModelMakes(this.#section(19));
    const make = this.#modelMakes[value] ?? 0;
    return make === 0 ? undefined : this.makes.at(make - 1);
  }

  /** Whether NHTSA sets the year of any descriptor that begins like this code. */
  hasOverrides(code: string): boolean {
    this.#overrides ??= readOverrides(this.#section(17), this.#section(18));
    this.#overriddenCodes ??= new Set([...this.#overrides.keys()].map((each) => each.slice(0, 3)));
    return this.#overriddenCodes.has(code.slice(0, 3));
  }

  /** The model year that NHTSA sets for a descriptor whatever position 10 says. */
  yearOverride(descriptor: string): number | undefined {
    this.#overrides ??= readOverrides(this.#section(17), this.#section(18));
    return this.#overrides.get(descriptor);
  }

  #section(index: number): Uint8Array {
    return this.#sections[index] ?? new Uint8Array();
  }

  /** Skips the records that stand before one in its block: each schema has as many integers as it has entries. */
  #atRecord(section: Uint8Array, blocks: Uint32Array, schema: number): ByteReader {
    const block = Math.floor(schema / schemasPerBlock);
    let offset = blocks[block] ?? 0;
    let before = 0;
    for (let each = block * schemasPerBlock; each < schema; each++) {
      before += this.#entryCounts[each] ?? 0;
    }
    for (; before > 0; offset++) if ((section[offset] ?? 0) < 0x80) before--;
    return new ByteReader(section, offset);
  }

  #search(code: string): number {
    const section = this.#section(11);
    const start = section.length - this.wmiCount * codeLength;
    const wanted = code.padEnd(codeLength, " ");
    let low = 0;
    let high = this.wmiCount - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = compareCode(section, start + middle * codeLength, wanted);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #readWmi(index: number, code: string): VpicWmi {
    const block = Math.floor(index / wmisPerBlock);
    const reader = new ByteReader(this.#section(12), this.#wmiBlocks[block]);
    for (let each = block * wmisPerBlock; each < index; each++) this.#readRecord(reader, each, "");
    return this.#readRecord(reader, index, code);
  }

  #readRecord(reader: ByteReader, index: number, code: string): VpicWmi {
    const manufacturer = reader.varint();
    const country = reader.varint();
    const types = reader.varint();
    const makes: string[] = [];
    for (let left = reader.varint(); left > 0; left--) makes.push(this.makes.at(reader.varint()));
    const links: Link[] = [];
    let schema = 0;
    for (let left = reader.varint(); left > 0; left--) {
      schema += reader.signed();
      const yearFrom = reader.varint();
      const years = reader.varint();
      links.push({ schema, yearFrom, yearTo: years === 0 ? 2999 : yearFrom + years - 1 });
    }
    return {
      index,
      code,
      manufacturer: manufacturer === 0 ? undefined : this.#manufacturers.at(manufacturer - 1),
      country: country === 0 ? undefined : this.#countries.at(country - 1),
      vehicleTypeId: types >> 2,
      truckTypeId: types & 3,
      makes,
      links,
    };
  }
}

function readSections(bytes: Uint8Array): Uint8Array[] {
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

function readGroups(countSection: Uint8Array, elements: Uint8Array, valueSection: Uint8Array) {
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

function readCounts(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const counts = new Uint32Array(reader.varint());
  for (let each = 0; each < counts.length; each++) counts[each] = reader.varint();
  return counts;
}

function readBlocks(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const starts = new Uint32Array(reader.varint());
  let start = 0;
  for (let block = 0; block < starts.length; block++) {
    starts[block] = start;
    start += reader.varint();
  }
  return starts.map((each) => each + reader.offset);
}

function readSteps(section: Uint8Array, count: number): Int32Array {
  const reader = new ByteReader(section);
  const values = new Int32Array(count);
  let value = 0;
  for (let each = 0; each < count; each++) {
    value += reader.signed();
    values[each] = value;
  }
  return values;
}

function readRanks(section: Uint8Array) {
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

function readEngines(nameSection: Uint8Array, rows: Uint8Array) {
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

function readModelMakes(section: Uint8Array): Uint32Array {
  const reader = new ByteReader(section);
  const makes: number[] = [];
  while (reader.offset < section.length) makes.push(reader.varint());
  return Uint32Array.from(makes);
}

function readOverrides(descriptors: Uint8Array, years: Uint8Array): ReadonlyMap<string, number> {
  const names = new StringTable(descriptors);
  const reader = new ByteReader(years);
  const overrides = new Map<string, number>();
  for (let each = 0; each < names.length; each++) overrides.set(names.at(each), reader.varint());
  return overrides;
}

function compareCode(section: Uint8Array, offset: number, wanted: string): number {
  for (let at = 0; at < codeLength; at++) {
    const difference = (section[offset + at] ?? 0) - wanted.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}
