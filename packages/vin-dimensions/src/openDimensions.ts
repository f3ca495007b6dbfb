import { damagedFile } from "./errors.ts";
import { alsoNamed, bodyStyles } from "./internal/body-styles.ts";
import { normalName } from "./internal/normal-name.ts";
import { crc32, readBytes } from "./internal/read-bytes.ts";
import { manifest } from "./manifest.ts";
import type { DimensionQuery, Dimensions, DimensionTable } from "./types.ts";

interface Configuration {
  /** Undefined if the source does not name the body. */
  readonly body: string | undefined;
  readonly doors: number | undefined;
  /** Undefined if one of the three measures is missing. */
  readonly size: Dimensions | undefined;
}

/** The file, still packed. A lookup reads only a few numbers of it. */
interface Table {
  readonly bytes: Uint8Array;
  /** Three numbers per size: length, width and height in centimetres. */
  readonly sizes: Uint32Array;
  /** Two numbers per configuration: body and doors combined, and the index of the size plus one. */
  readonly configurations: Uint32Array;
  /** The offset of each list of configurations. A list begins with its length. */
  readonly lists: readonly number[];
  /**
   * The offset of the runs of years, by make and model. It begins with the number of runs. A run
   * has three numbers: its first year (as the difference from the previous run's last year), the
   * number of years after that, and the list.
   */
  readonly runs: ReadonlyMap<string, number>;
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

const readTable = (bytes: Uint8Array): Table => {
  checkBytes(bytes);
  const { number, numbers, skip, text, atEnd } = readBytes(bytes, headerLength);
  const sizes = numbers(3 * number());
  const configurations = numbers(2 * number());
  const lists: number[] = [];
  for (let left = number(); left > 0; left -= 1) {
    lists.push(skip(0));
    skip(number());
  }
  const runs = new Map<string, number>();
  for (let makes = number(); makes > 0; makes -= 1) {
    const make = text();
    for (let models = number(); models > 0; models -= 1) {
      runs.set(`${make} ${text()}`, skip(0));
      skip(3 * number());
    }
  }
  return atEnd() ? { bytes, sizes, configurations, lists, runs } : damaged();
};

const magic = "AVD2";
/** The length of the magic letters and of the checksum of all bytes after it, lowest byte first. */
const headerLength = 8;

/** Compares the checksum, so that a flipped bit cannot give a wrong size. */
const checkBytes = (bytes: Uint8Array): void => {
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

const damaged = (): never => {
  throw damagedFile("its parts do not fit together");
};

/** The list of configurations that were sold in one year. */
const listOf = ({ bytes, lists }: Table, runs: number, year: number): number[] => {
  const { number } = readBytes(bytes, runs);
  let last = 1900;
  for (let left = number(); left > 0; left -= 1) {
    const first = last + number();
    last = first + number();
    const list = lists[number()] ?? damaged();
    if (year >= first && year <= last) return numbersAt(bytes, list);
  }
  return [];
};

const numbersAt = (bytes: Uint8Array, offset: number): number[] => {
  const { number, numbers } = readBytes(bytes, offset);
  return [...numbers(number())];
};

const configurationAt = ({ sizes, configurations }: Table, index: number): Configuration => {
  const packed = configurations[2 * index] ?? damaged();
  const size = 3 * ((configurations[2 * index + 1] ?? damaged()) - 1);
  const millimetres = (at: number): number => (sizes[at] ?? damaged()) * 10;
  return {
    body: bodyStyles[(packed & 15) - 1],
    doors: packed >> 4 || undefined,
    size:
      size < 0
        ? undefined
        : {
            lengthMm: millimetres(size),
            widthMm: millimetres(size + 1),
            heightMm: millimetres(size + 2),
          },
  };
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
  const runs = table.runs.get(`${make} ${model}`) ?? table.runs.get(`${make} ${shorter}`);
  if (runs === undefined) return undefined;
  const { doors } = query;
  const sold = listOf(table, runs, query.year).map((each) => configurationAt(table, each));
  const bodies = fittingBody(sold, query.bodyType);
  return sizeOf(
    doors === undefined
      ? bodies
      : bodies.filter((body) => body.doors === undefined || sameDoors(body.doors, doors)),
  );
};

/**
 * Opens a dimension table: overall length, width and height in millimetres of cars sold in Canada.
 * A size is given only if all configurations of that make, model, year, body and number of doors
 * agree within 1 %. Nothing is interpolated.
 *
 * @example
 * openDimensions(bytes).find({ make: "Tesla", model: "Model 3", year: 2020 });
 * // => { lengthMm: 4690, widthMm: 1850, heightMm: 1440 }
 *
 * @throws {DimensionFileError} if the bytes are not a complete dimension file.
 */
export function openDimensions(bytes: Uint8Array): DimensionTable {
  const table = readTable(bytes);
  return { source: manifest.source, find: (query) => find(table, query) };
}
