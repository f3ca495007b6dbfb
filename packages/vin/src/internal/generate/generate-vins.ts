import { failure, success } from "@almanac/kernel/errors/result";
import type { MarketValue } from "../../data/value-lists.ts";
import { type SafeResult, VinError, type VinIssue } from "../../errors.ts";
import type { InventedVins, Vehicle, VinGenerationRequest } from "../../types.ts";
import type { Tables } from "../answer/tables.ts";
import { foldName } from "../lookup/fold-name.ts";
import { unknownName } from "../lookup/unknown-name.ts";
import { withOwnAnswers } from "./generation.ts";
import { inventVins } from "./invent-vins.ts";
import { readGeneration } from "./read-generation.ts";
import { seededRandom } from "./seeded-random.ts";

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
