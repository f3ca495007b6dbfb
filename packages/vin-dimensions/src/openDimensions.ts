import { alsoNamed, bodyStyles } from "./internal/body-styles.ts";
import { normalName } from "./internal/normal-name.ts";
import { readBytes } from "./internal/read-bytes.ts";
import { manifest } from "./manifest.ts";
import type { DimensionQuery, Dimensions, DimensionTable } from "./types.ts";

interface Configuration {
  /** Left out where the source does not name the body. */
  readonly body: string | undefined;
  readonly doors: number | undefined;
  /** Left out where a measure is missing. */
  readonly size: Dimensions | undefined;
}

interface YearRun {
  readonly from: number;
  readonly to: number;
  readonly configurations: readonly Configuration[];
}

type Runs = ReadonlyMap<string, readonly YearRun[]>;

/** How far two sizes may lie apart, as a share of the larger. */
const tolerance = 0.01;

const agree = (left: number, right: number): boolean =>
  Math.abs(left - right) <= tolerance * Math.max(left, right);

const sameSize = (left: Dimensions, right: Dimensions): boolean =>
  agree(left.lengthMm, right.lengthMm) &&
  agree(left.widthMm, right.widthMm) &&
  agree(left.heightMm, right.heightMm);

/** Four doors and a tailgate are told as four or five doors; so are two and three. */
const sameDoors = (left: number, right: number): boolean =>
  Math.floor(left / 2) === Math.floor(right / 2);

const readTable = (bytes: Uint8Array): Runs => {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== "AVD1") {
    throw new TypeError("not a dimension file: it does not begin with AVD1");
  }
  const { number, text, atEnd } = readBytes(bytes, 4);
  const many = <Item>(read: () => Item): Item[] => Array.from({ length: number() }, read);
  const sizes = many(
    (): Dimensions => ({
      lengthMm: number() * 10,
      widthMm: number() * 10,
      heightMm: number() * 10,
    }),
  );
  const configurations = many((): Configuration => {
    const packed = number();
    return {
      body: bodyStyles[(packed & 15) - 1],
      doors: packed >> 4 || undefined,
      size: sizes[number() - 1],
    };
  });
  const lists = many(() => many(() => configurations[number()] ?? damaged()));
  const table = new Map<string, readonly YearRun[]>();
  for (let makes = number(); makes > 0; makes -= 1) {
    const make = text();
    for (let models = number(); models > 0; models -= 1) {
      const model = text();
      let year = 1900;
      const runs = many((): YearRun => {
        const from = year + number();
        year = from + number();
        return { from, to: year, configurations: lists[number()] ?? damaged() };
      });
      table.set(`${make} ${model}`, runs);
    }
  }
  return atEnd() ? table : damaged();
};

const damaged = (): never => {
  throw new RangeError("the dimension file is damaged: its parts do not fit together");
};

/** The configurations of the body asked for; of a body that the source names otherwise only where it has no other. */
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

const find = (table: Runs, query: DimensionQuery): Dimensions | undefined => {
  const make = normalName(query.make);
  const model = normalName(query.model);
  const shorter = model.startsWith(make) ? model.slice(make.length) : model;
  const runs = table.get(`${make} ${model}`) ?? table.get(`${make} ${shorter}`);
  const run = runs?.find(({ from, to }) => query.year >= from && query.year <= to);
  if (run === undefined) return undefined;
  const { doors } = query;
  const bodies = fittingBody(run.configurations, query.bodyType);
  return sizeOf(
    doors === undefined
      ? bodies
      : bodies.filter((body) => body.doors === undefined || sameDoors(body.doors, doors)),
  );
};

/**
 * Opens a dimension table: overall length, width and height in millimetres of cars as sold in Canada, told only where
 * every configuration of that make, model, year, body and number of doors agrees within 1 %. Never interpolates.
 *
 * @example
 * openDimensions(bytes).find({ make: "Tesla", model: "Model 3", year: 2020 });
 * // => { lengthMm: 4690, widthMm: 1850, heightMm: 1440 }
 *
 * @throws {TypeError | RangeError} when the bytes are not a whole dimension file.
 */
export function openDimensions(bytes: Uint8Array): DimensionTable {
  const table = readTable(bytes);
  return { source: manifest.source, find: (query) => find(table, query) };
}
