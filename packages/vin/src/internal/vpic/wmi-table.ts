import { readStarts, type StringTable, signedOf } from "./byte-reader.ts";
import type { Section } from "./section.ts";
import { BlockTable } from "./vpic-sections.ts";

const wmisPerBlock = 16;

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
  readonly codes: StringTable;
  readonly records: Section;
  readonly manufacturers: StringTable;
  readonly countries: StringTable;
  readonly makes: StringTable;
}

/** The makers that are registered with NHTSA, sorted by code. */
export class WmiTable {
  /** The codes, sorted. */
  readonly codes: StringTable;
  readonly #sections: WmiSections;
  readonly #blocks: BlockTable;
  /** Those that were found before. */
  readonly #known = new Map<string, VpicWmi>();

  constructor(sections: WmiSections) {
    this.codes = sections.codes;
    this.#sections = sections;
    this.#blocks = new BlockTable(sections.records);
  }

  /** Finds a WMI of three characters, or of six for a small maker. */
  find(code: string): VpicWmi | undefined {
    const known = this.#known.get(code);
    if (known !== undefined) return known;
    const index = this.codes.indexOfSorted(code);
    if (index < 0) return undefined;
    const found = this.#read(index, code);
    this.#known.set(code, found);
    return found;
  }

  /** A block has its records as columns, first those with one number per record. */
  #read(index: number, code: string): VpicWmi {
    const { manufacturers, countries, makes: names } = this.#sections;
    const block = Math.floor(index / wmisPerBlock);
    const count = Math.min(wmisPerBlock, this.codes.length - block * wmisPerBlock);
    const at = index - block * wmisPerBlock;
    const reader = this.#blocks.open(block);
    const manufacturer = reader.numbers(count)[at] ?? 0;
    const country = reader.numbers(count)[at] ?? 0;
    const types = reader.numbers(count)[at] ?? 0;
    const makeStarts = readStarts(reader, count);
    const linkStarts = readStarts(reader, count);
    const makes = reader
      .numbers(makeStarts[count] ?? 0)
      .subarray(makeStarts[at], makeStarts[at + 1]);
    const links = linkStarts[count] ?? 0;
    const steps = reader.numbers(links);
    const firstYears = reader.numbers(links);
    const years = reader.numbers(links);
    let schema = 0;
    const toLink = (step: number, each: number): Link => {
      const link = (linkStarts[at] ?? 0) + each;
      schema += signedOf(step);
      const yearFrom = firstYears[link] ?? 0;
      const length = years[link] ?? 0;
      return { schema, yearFrom, yearTo: length === 0 ? 2999 : yearFrom + length - 1 };
    };
    const name = manufacturer === 0 ? undefined : manufacturers.at(manufacturer - 1);
    const written = Array.from(makes, (make) => names.at(make));
    return {
      index,
      code,
      manufacturer: name?.trim(),
      written: { manufacturer: name, makes: written },
      country: country === 0 ? undefined : countries.at(country - 1),
      vehicleTypeId: types >> 2,
      truckTypeId: types & 3,
      makes: written.map((make) => make.trim()),
      links: Array.from(steps.subarray(linkStarts[at], linkStarts[at + 1]), toLink),
    };
  }
}

/** Whether a schema of the code is declared for the model year. */
export function covers({ links }: VpicWmi, year: number): boolean {
  return links.some(({ yearFrom, yearTo }) => year >= yearFrom && year <= yearTo);
}
