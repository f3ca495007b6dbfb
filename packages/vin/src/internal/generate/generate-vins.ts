import { failure, success } from "@almanac/kernel/errors/result";
import type { MarketValue } from "../../data/value-lists.ts";
import { type SafeResult, VinError, type VinIssue } from "../../errors.ts";
import type { InventedVins, Vehicle, VinGenerationRequest } from "../../types.ts";
import type { Tables } from "../answer/tables.ts";
import { foldName } from "../lookup/makes-elsewhere.ts";
import { unknownName } from "../lookup/unknown-name.ts";
import { declaredTemplates } from "./declared-templates.ts";
import { acceptVin, type Generation, type Template, withOwnAnswers } from "./generation.ts";
import { readGeneration } from "./read-generation.ts";
import { schemeTemplates } from "./scheme-templates.ts";
import { oneOfItems, seededRandom } from "./seeded-random.ts";
import { SerialNumbers } from "./serial-numbers.ts";

/** The notice of every answer. */
const notice =
  "These VINs are invented for tests, from patterns that makers really use. They are not taken from vehicles, but a vehicle with such a VIN may exist.";

/** Where to search, one after the other. */
interface Search {
  readonly market: MarketValue;
  readonly allowsUnread: boolean;
}

/** The last search is only for vehicles of which no VIN can be explained in full. */
const searches: readonly Search[] = [
  { market: "north-america", allowsUnread: false },
  { market: "elsewhere", allowsUnread: false },
  { market: "north-america", allowsUnread: true },
];

/** Invents VINs that decode without a fault to the wanted vehicles. */
export function generateVins(tables: Tables, input: unknown): SafeResult<InventedVins> {
  const read = readGeneration(input);
  if (!read.success) return read;
  const request = read.data;
  const unknown = unknownName(tables, request.make, request.model);
  if (unknown !== undefined) return failure(new VinError([unknown]));
  const own = withOwnAnswers(tables);
  const { count = 1, seed = 1, market: wanted } = request;
  let most = 0;
  for (const search of searches) {
    if (wanted !== undefined && wanted !== search.market) continue;
    if (search.allowsUnread && most > 0) continue;
    const vehicles = take(own, request, search, seed, count);
    if (vehicles.length === count) {
      return success(answerOf(tables, search.market, seed, vehicles));
    }
    most = Math.max(most, vehicles.length);
  }
  return failure(new VinError([tooFew(request, most)]));
}

function take(
  tables: Tables,
  { make, model, year }: VinGenerationRequest,
  search: Search,
  seed: number,
  count: number,
): Vehicle[] {
  const wanted = { make: fold(make), model: fold(model), year };
  // The clock must not change the VINs, so the latest year follows from the tables.
  const latestYear = Number(tables.vpic.date.slice(0, 4)) + 2;
  const generation = { tables, random: seededRandom(seed), wanted, latestYear, ...search };
  const vehicles: Vehicle[] = [];
  const seen = new Set<string>();
  for (const vehicle of inventVins(generation)) {
    if (seen.has(vehicle.vin)) continue;
    seen.add(vehicle.vin);
    vehicles.push(vehicle);
    if (vehicles.length === count) break;
  }
  return vehicles;
}

function fold(name: string | undefined): string | undefined {
  return name === undefined ? undefined : foldName(name);
}

function answerOf(
  { dataVersion }: Tables,
  market: MarketValue,
  seed: number,
  vehicles: readonly Vehicle[],
): InventedVins {
  return {
    notice,
    market,
    seed,
    count: vehicles.length,
    vehicles: vehicles.map(({ vin, make = "", model = "", year }) => ({
      vin,
      make,
      model,
      ...(year === undefined ? {} : { year }),
      invented: true,
    })),
    dataVersion,
  };
}

/** The reason why fewer VINs can be invented than were asked for. */
function tooFew({ make, model, year, market }: VinGenerationRequest, found: number): VinIssue {
  const what = [year, make, model].filter((part) => part !== undefined).join(" ");
  const where = market === undefined ? "" : ` of the market ${market}`;
  if (found === 0) {
    return {
      code: "unsupported_vehicle",
      path: [year === undefined ? (model === undefined ? "make" : "model") : "year"],
      message: `No VIN can be invented that decodes without a fault to ${what || "any vehicle"}${where}. Ask for another year or model: the list of models has the years of each.`,
    };
  }
  return {
    code: "invalid_value",
    path: ["count"],
    message: `count must be at most ${found}: there are no more different VINs of ${what || "any vehicle"}${where}.`,
  };
}

/**
 * The number of different templates that are drawn. Further VINs use one of them with another
 * serial number.
 */
const mostTemplates = 512;
/** The number of refused templates in a row after which the search ends. */
const mostMisses = 1000;

/** Invents VINs until every possible VIN has been given. No VIN is given twice. */
function* inventVins(generation: Generation): Generator<Vehicle, void, undefined> {
  const { random, market } = generation;
  const draw = (market === "elsewhere" ? schemeTemplates : declaredTemplates)(generation);
  const serials = new SerialNumbers(random);
  const templates: Template[] = [];
  let misses = 0;
  while (misses <= mostMisses) {
    const isNew = templates.length < mostTemplates;
    const template = isNew ? draw() : oneOfItems(random, templates);
    // No more templates can be drawn, so only the VINs of the known ones remain.
    if (template === undefined) return yield* useUp(generation, serials, templates);
    const vin = serials.next(template);
    const vehicle = vin === undefined ? undefined : acceptVin(generation, template, vin);
    if (vehicle === undefined) {
      misses++;
      template.origin.misses++;
      continue;
    }
    misses = 0;
    template.origin.misses = 0;
    if (isNew) templates.push(template);
    yield vehicle;
  }
  yield* useUp(generation, serials, templates);
}

/** Gives the remaining VINs of the templates. */
function* useUp(
  generation: Generation,
  serials: SerialNumbers,
  templates: readonly Template[],
): Generator<Vehicle, void, undefined> {
  for (const template of templates) {
    for (let vin = serials.next(template); vin !== undefined; vin = serials.next(template)) {
      const vehicle = acceptVin(generation, template, vin);
      if (vehicle !== undefined) yield vehicle;
    }
  }
}
