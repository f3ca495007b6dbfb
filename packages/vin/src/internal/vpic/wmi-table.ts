import { ByteReader, type StringTable } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable } from "./vpic-sections.ts";

const wmisPerBlock = 16;
const codeLength = 6;

/** A schema that a WMI uses for some model years. */
export interface Link {
  readonly schema: number;
  readonly yearFrom: number;
  /** 2999 if it has no end. */
  readonly yearTo: number;
}

export interface VpicWmi {
  readonly index: number;
  readonly code: string;
  readonly manufacturer: string | undefined;
  /** The names of the manufacturer and the makes, with the blanks that NHTSA has at their ends. */
  readonly written: {
    readonly manufacturer: string | undefined;
    readonly makes: readonly string[];
  };
  /** NHTSA's name of the country. */
  readonly country: string | undefined;
  readonly vehicleTypeId: number;
  readonly truckTypeId: number;
  readonly makes: readonly string[];
  readonly links: readonly Link[];
}

/** The code by which vPIC lists makers: positions 1-3, or 1-3 and 12-14 if position 3 is 9. */
export function vpicCode(vin: string): string {
  return vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

/**
 * True for cars, MPVs and light trucks: their position 7 decides the cycle of the year, and
 * position 13 is a digit.
 */
export function isLight({ vehicleTypeId, truckTypeId }: VpicWmi): boolean {
  return vehicleTypeId === 2 || vehicleTypeId === 7 || (vehicleTypeId === 3 && truckTypeId === 1);
}

/** The sections of the data file that hold the WMIs. */
interface WmiSections {
  readonly codes: Section;
  readonly records: Section;
  readonly manufacturers: StringTable;
  readonly countries: StringTable;
  readonly makes: StringTable;
}

/** The makers that are registered with NHTSA, sorted by code. */
export class WmiTable {
  readonly size: number;
  readonly #sections: WmiSections;
  readonly #codes: Uint8Array;
  readonly #blocks: BlockTable;
  /** Those that were found before. */
  readonly #known = new Map<string, VpicWmi>();

  constructor(sections: WmiSections) {
    this.#sections = sections;
    this.#codes = sections.codes.whole();
    this.size = new ByteReader(this.#codes).varint();
    this.#blocks = new BlockTable(sections.records);
  }

  /** Finds a WMI of three characters, or of six for a small maker. */
  find(code: string): VpicWmi | undefined {
    const known = this.#known.get(code);
    if (known !== undefined) return known;
    const index = this.#search(code);
    if (index < 0) return undefined;
    const found = this.#readWmi(index, code);
    this.#known.set(code, found);
    return found;
  }

  /** The code of the WMI at an index, for loops over all WMIs. */
  codeAt(index: number): string {
    const section = this.#codes;
    const start = section.length - (this.size - index) * codeLength;
    return String.fromCharCode(...section.subarray(start, start + codeLength)).trimEnd();
  }

  #search(code: string): number {
    const section = this.#codes;
    const start = section.length - this.size * codeLength;
    const wanted = code.padEnd(codeLength, " ");
    let low = 0;
    let high = this.size - 1;
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
    const reader = this.#blocks.open(block);
    for (let each = block * wmisPerBlock; each < index; each++) {
      reader.skip(3);
      reader.skip(reader.varint());
      reader.skip(3 * reader.varint());
    }
    return this.#readRecord(reader, index, code);
  }

  #readRecord(reader: ByteReader, index: number, code: string): VpicWmi {
    const manufacturer = reader.varint();
    const country = reader.varint();
    const types = reader.varint();
    const makes: string[] = [];
    for (let left = reader.varint(); left > 0; left--)
      makes.push(this.#sections.makes.at(reader.varint()));
    const links: Link[] = [];
    let schema = 0;
    for (let left = reader.varint(); left > 0; left--) {
      schema += reader.signed();
      const yearFrom = reader.varint();
      const years = reader.varint();
      links.push({ schema, yearFrom, yearTo: years === 0 ? 2999 : yearFrom + years - 1 });
    }
    const name = manufacturer === 0 ? undefined : this.#sections.manufacturers.at(manufacturer - 1);
    return {
      index,
      code,
      manufacturer: name?.trim(),
      written: { manufacturer: name, makes },
      country: country === 0 ? undefined : this.#sections.countries.at(country - 1),
      vehicleTypeId: types >> 2,
      truckTypeId: types & 3,
      makes: makes.map((make) => make.trim()),
      links,
    };
  }
}

function compareCode(section: Uint8Array, offset: number, wanted: string): number {
  for (let at = 0; at < codeLength; at++) {
    const difference = (section[offset + at] ?? 0) - wanted.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a schema of the code is declared for the model year. */
export function covers({ links }: VpicWmi, year: number): boolean {
  return links.some(({ yearFrom, yearTo }) => year >= yearFrom && year <= yearTo);
}
