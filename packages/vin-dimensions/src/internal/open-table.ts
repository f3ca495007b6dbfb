import { damagedFile } from "../errors.ts";
import { manifest } from "../manifest.ts";
import type { DimensionQuery, Dimensions, DimensionTable } from "../types.ts";
import { alsoNamed, bodyStyles } from "./body-styles.ts";
import { normalName } from "./normal-name.ts";
import { readBytes } from "./read-bytes.ts";

interface Configuration {
  /** Undefined if the source does not name the body. */
  readonly body: string | undefined;
  readonly doors: number | undefined;
  /** Undefined if one of the three measures is missing. */
  readonly size: Dimensions | undefined;
}

/** The file, still packed, and the offsets of its parts. A lookup reads only a few bytes of it. */
interface Table {
  readonly bytes: Uint8Array;
  /** Six bytes per size: length, width and height in centimetres. */
  readonly sizes: number;
  /**
   * Three bytes per configuration: body and doors combined, and the number of the size, counted
   * from 1. 0 means no size.
   */
  readonly configurations: number;
  /** Lists of configurations: for each its length, then the numbers of the configurations. */
  readonly lists: number;
  /**
   * The models of each make. For each its name, and the length of its runs of years in bytes, which
   * follow.
   */
  readonly makes: ReadonlyMap<string, number>;
  /** The offset of the runs of each model, for the makes that were needed so far. */
  readonly models: Map<string, ReadonlyMap<string, number>>;
}

/** The largest difference between two sizes that agree, as a share of the larger one. */
const tolerance = 0.01;

const agree = (left: number, right: number): boolean =>
  Math.abs(left - right) <= tolerance * Math.max(left, right);

const sameSize = (left: Dimensions, right: Dimensions): boolean =>
  agree(left.lengthMm, right.lengthMm) &&
  agree(left.widthMm, right.widthMm) &&
  agree(left.heightMm, right.heightMm);

/**
 * A tailgate is sometimes counted as a door: four and five doors are the same, and so are two
 * and three.
 */
const sameDoors = (left: number, right: number): boolean =>
  Math.floor(left / 2) === Math.floor(right / 2);

const magic = "AVD3";
/** The length of the magic letters and of the checksum of all bytes after it, lowest byte first. */
const headerLength = 8;

/** Compares the checksum, so that a flipped bit cannot give a wrong size. */
const checkBytes = (bytes: Uint8Array, crc32: Checksum): void => {
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic) {
    throw damagedFile(`it begins with ${JSON.stringify(found)}, not with "${magic}"`);
  }
  const stored = [...bytes.subarray(magic.length, headerLength)].reduceRight(
    (value, byte) => value * 256 + byte,
    0,
  );
  if (bytes.length < headerLength || stored !== crc32(bytes.subarray(headerLength))) {
    throw damagedFile("it does not match its checksum");
  }
};

const readTable = (bytes: Uint8Array): Table => {
  const { number, skip, text, offset } = readBytes(bytes, headerLength);
  const sizes = skip(6 * number());
  const configurations = skip(3 * number());
  const lists = skip(number());
  const makes = new Map<string, number>();
  for (let left = number(); left > 0; left -= 1) makes.set(text(), skip(number()));
  return offset() === bytes.length
    ? { bytes, sizes, configurations, lists, makes, models: new Map() }
    : damaged();
};

const damaged = (): never => {
  throw damagedFile("its parts do not fit together");
};

/** The models of a make, read when the make is first needed. */
const modelsOf = ({ bytes, makes, models }: Table, make: string): ReadonlyMap<string, number> => {
  const known = models.get(make);
  if (known !== undefined) return known;
  const read = new Map<string, number>();
  const start = makes.get(make);
  if (start !== undefined) {
    const { number, skip, text, offset } = readBytes(bytes, start);
    for (let left = number(); left > 0; left -= 1) {
      const model = text();
      read.set(model, offset());
      skip(number());
    }
    models.set(make, read);
  }
  return read;
};

/** The configurations that were sold in one year. */
const soldIn = (table: Table, runs: number, year: number): Configuration[] => {
  const { number, offset } = readBytes(table.bytes, runs);
  const length = number();
  const end = offset() + length;
  // A run has its first year (as the difference from the previous run's last year), the number of
  // years after that, and the place of its list.
  let last = 1900;
  while (offset() < end) {
    const first = last + number();
    last = first + number();
    const list = number();
    if (year >= first && year <= last) return listAt(table, list);
  }
  return [];
};

const listAt = (table: Table, place: number): Configuration[] => {
  const { number } = readBytes(table.bytes, table.lists + place);
  const found: Configuration[] = [];
  for (let left = number(); left > 0; left -= 1) found.push(configurationAt(table, number()));
  return found;
};

const configurationAt = ({ bytes, sizes, configurations }: Table, index: number): Configuration => {
  const { byte, short } = readBytes(bytes, configurations + 3 * index);
  const packed = byte();
  return {
    body: bodyStyles[(packed & 15) - 1],
    doors: packed >> 4 || undefined,
    size: sizeAt(bytes, sizes, short()),
  };
};

const sizeAt = (bytes: Uint8Array, sizes: number, number: number): Dimensions | undefined => {
  if (number === 0) return undefined;
  const { short } = readBytes(bytes, sizes + 6 * (number - 1));
  return { lengthMm: short() * 10, widthMm: short() * 10, heightMm: short() * 10 };
};

/**
 * The configurations with the requested body. Bodies under another name are used only if there
 * are none.
 */
const fittingBody = (
  configurations: readonly Configuration[],
  bodyType: string | undefined,
): readonly Configuration[] => {
  if (bodyType === undefined) return configurations;
  const of = (bodies: readonly string[]): readonly Configuration[] =>
    configurations.filter(({ body }) => body === undefined || bodies.includes(body));
  const named = of([bodyType]);
  return named.length > 0 ? named : of(alsoNamed.get(bodyType) ?? []);
};

const sizeOf = (configurations: readonly Configuration[]): Dimensions | undefined => {
  const [first, ...others] = configurations.map(({ size }) => size);
  if (first === undefined || others.includes(undefined)) return undefined;
  const sizes = [first, ...others.flatMap((size) => size ?? [])];
  return sizes.every((left) => sizes.every((right) => sameSize(left, right))) ? first : undefined;
};

const find = (table: Table, query: DimensionQuery): Dimensions | undefined => {
  const make = normalName(query.make);
  const model = normalName(query.model);
  const shorter = model.startsWith(make) ? model.slice(make.length) : model;
  const models = modelsOf(table, make);
  const runs = models.get(model) ?? models.get(shorter);
  if (runs === undefined) return undefined;
  const { doors } = query;
  const bodies = fittingBody(soldIn(table, runs, query.year), query.bodyType);
  return sizeOf(
    doors === undefined
      ? bodies
      : bodies.filter((body) => body.doors === undefined || sameDoors(body.doors, doors)),
  );
};

type Checksum = (bytes: Uint8Array) => number;

/** Opens the bytes of a file, with a function that computes their CRC-32. */
export const openTable = (bytes: Uint8Array, crc32: Checksum): DimensionTable => {
  checkBytes(bytes, crc32);
  const table = readTable(bytes);
  return { source: manifest.source, find: (query) => find(table, query) };
};
