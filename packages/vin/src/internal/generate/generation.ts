import type { MarketValue } from "../../data/value-lists.ts";
import type { Vehicle } from "../../types.ts";
import { AnswerCache } from "../answer/answer-cache.ts";
import { decode } from "../answer/decode.ts";
import type { Tables } from "../answer/tables.ts";
import { foldName } from "../lookup/makes-elsewhere.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What the invented vehicles must be. Names are folded. */
export interface Wanted {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly year: number | undefined;
}

/** The parts of one run of the generator. */
export interface Generation {
  readonly tables: Tables;
  readonly random: SeededRandom;
  readonly wanted: Wanted;
  readonly market: MarketValue;
  /**
   * The latest model year that the VINs are decoded with. It follows from the data, so that the
   * clock changes no VIN.
   */
  readonly latestYear: number;
  /**
   * Whether a VIN may have characters that no row of the tables reads. The snapshot lacks the rows
   * of many elements, and with them all that says what some characters of trailers, motorcycles and
   * others mean.
   */
  readonly allowsUnread: boolean;
}

/** Where templates are drawn from: a code in one year, or a row of a maker's table. */
export interface Origin {
  /** How many templates in a row were not accepted. */
  misses: number;
}

/** A VIN without its serial number. It gives one VIN for each value of the serial number. */
export interface Template {
  readonly text: string;
  readonly origin: Origin;
  /** The years in which the vehicle was built, if they limit what a maker's scheme can mean. */
  readonly years?: readonly [from: number, to: number];
  /** Whether position 9 is the check digit. */
  readonly writesDigit: boolean;
}

/**
 * Draws templates until no more can be found. Whether one is right is known after a VIN of it
 * is decoded.
 */
export type TemplateSource = () => Template | undefined;

/**
 * The number of templates in a row that are not accepted, after which nothing more is drawn from
 * an origin.
 */
const mostMisses = 96;

/** Draws from random origins, and removes those that give nothing. */
export function drawFrom<Each extends Origin>(
  random: SeededRandom,
  origins: Iterable<Each>,
  draw: (origin: Each) => Template | undefined,
): TemplateSource {
  const open = [...origins];
  return () => {
    while (open.length > 0) {
      const at = random(open.length);
      // Both places are within the list.
      const origin = open[at] as Each;
      const template = origin.misses > mostMisses ? undefined : draw(origin);
      if (template !== undefined) return template;
      // The last one takes its place.
      open[at] = open[open.length - 1] as Each;
      open.pop();
    }
    return undefined;
  };
}

/** Facts about a vehicle, or about this library's tables. They are not faults of the VIN. */
const factualWarnings = new Set([
  "unknown_fields",
  "incomplete_vehicle",
  "glider",
  "off_road",
  "year_not_encoded",
]);
/** NHTSA's codes of a VIN without a fault: 0, and 9 and 10 for gliders and off-road vehicles. */
const cleanCodes = [0, 9, 10];

/**
 * The tables with a separate cache of answers, so that the generator cannot displace answers of
 * real VINs. What EPA says makes no VIN right or wrong.
 */
export function withOwnAnswers(tables: Tables): Tables {
  return { ...tables, answers: new AnswerCache(tables), efficiency: () => undefined };
}

/** Whether a model is the wanted one, or none is wanted. */
export function namesModel({ model }: Wanted, name: string): boolean {
  return model === undefined || foldName(name) === model;
}

/**
 * Decodes an invented VIN, and returns the vehicle if the VIN breaks no rule and the vehicle is the
 * one that is wanted.
 */
export function acceptVin(
  { tables, wanted, market, latestYear, allowsUnread }: Generation,
  { years: [from, to] = [0, latestYear] }: Template,
  vin: string,
): Vehicle | undefined {
  const request = { vin, year: undefined, strict: true, explain: false, latestYear };
  const { data: vehicle } = decode(tables, request);
  if (vehicle === undefined || !isClean(vehicle, market, allowsUnread)) return undefined;
  const { make, year } = wanted;
  const fits =
    (make === undefined || foldName(vehicle.make ?? "") === make) &&
    namesModel(wanted, vehicle.model ?? "") &&
    (year === undefined || vehicle.year === year) &&
    (vehicle.year === undefined || (vehicle.year >= from && vehicle.year <= to));
  return fits ? vehicle : undefined;
}

/**
 * In North America, NHTSA's procedure must find no fault; elsewhere, the maker's scheme
 * must decide.
 */
function isClean(
  { make, model, year, vpicCodes, warnings }: Vehicle,
  market: MarketValue,
  allowsUnread: boolean,
): boolean {
  if (make === undefined || model === undefined) return false;
  const isFact = (code: string) =>
    factualWarnings.has(code) || (allowsUnread && code === "partial_match");
  if (!warnings.every(({ code }) => isFact(code))) return false;
  if (market === "elsewhere") return vpicCodes === undefined;
  return year !== undefined && vpicCodes?.every((code) => cleanCodes.includes(code)) === true;
}
