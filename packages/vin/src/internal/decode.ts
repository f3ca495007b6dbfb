import { type CheckDigit, toCheckDigit } from "../checkDigit.ts";
import type { Confidence, VehicleType } from "../data/value-lists.ts";
import type { VinIssue } from "../errors.ts";
import { findMakerModules } from "../makers/registry.ts";
import { findWorldWmi } from "../makers/world-wmi.ts";
import type { Vehicle } from "../schema.ts";
import { explain } from "./explain.ts";
import type { DimensionTable, Fact, MakerModule, MakerReading, WorldWmi } from "./maker-module.ts";
import { decideMarket, type Market } from "./market.ts";
import { type NhtsaReading, readFlawless, readNhtsa, vpicCode } from "./nhtsa.ts";
import type { Core, PlanCache } from "./pass.ts";
import { countryOf, regionOf } from "./place.ts";
import type { Vpic, VpicWmi } from "./vpic.ts";
import { displayMake, readVpicFacts, type VpicFacts } from "./vpic-facts.ts";
import { findWarnings } from "./warnings.ts";
import { settleYear, type YearOutcome } from "./year.ts";

/** What a decode works with, built once. */
export interface Tables {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
  /** Answers by what decides them. */
  readonly answers: WeakMap<Core, Vehicle>;
}

export interface DecodeRequest {
  readonly vin: string;
  readonly year: number | undefined;
  readonly strict: boolean;
  readonly explain: boolean;
  readonly latestYear: number;
}

/** All evidence about one VIN, before it is put into words. */
export interface Evidence {
  readonly request: DecodeRequest;
  readonly checkDigit: CheckDigit;
  readonly vpicWmi: VpicWmi | undefined;
  readonly worldWmi: WorldWmi | undefined;
  readonly nhtsa: NhtsaReading | undefined;
  readonly maker: { readonly module: MakerModule; readonly reading: MakerReading } | undefined;
  readonly market: Market;
  /** NHTSA's facts, where its procedure decides. */
  readonly facts: VpicFacts | undefined;
  readonly year: YearOutcome;
}

/** Reads a well-formed VIN with every table, and lets the evidence of its market decide between them. */
export function gather(tables: Tables, request: DecodeRequest): Evidence {
  const { vpic, plans } = tables;
  const { vin, year: callerYear, latestYear } = request;
  const checkDigit = toCheckDigit(vin);
  const code = vpicCode(vin);
  const vpicWmi = vpic.findWmi(code);
  const maker = readMaker(request, checkDigit.valid);
  const reading = maker?.reading;
  const nhtsa =
    vpicWmi === undefined || reading?.market === "elsewhere"
      ? undefined
      : readNhtsa({ vpic, plans, wmi: vpicWmi, vin, callerYear, latestYear });
  const market = decideMarket({ vin, checkDigitValid: checkDigit.valid, reading, nhtsa, vpic });
  const facts =
    nhtsa !== undefined && market.value === "north-america"
      ? readVpicFacts(vpic, nhtsa)
      : undefined;
  const evidence = { request, checkDigit, vpicWmi, nhtsa, maker, market, facts };
  const year = settleYear(evidence);
  return { ...evidence, year, worldWmi: worldWmiOf(code) };
}

const worldWmis = new Map<string, WorldWmi | undefined>();

/** Rows of the world table that were asked for; codes that no table has are not kept, there is no end of them. */
function worldWmiOf(code: string): WorldWmi | undefined {
  const known = worldWmis.get(code);
  if (known !== undefined) return known;
  const found = findWorldWmi(code);
  if (found !== undefined) worldWmis.set(code, found);
  return found;
}

function readMaker(request: DecodeRequest, checkDigitValid: boolean): Evidence["maker"] {
  const { vin, year, latestYear } = request;
  const wmi = vin.slice(0, 3);
  for (const module of findMakerModules(wmi)) {
    const reading = module.read({
      vin,
      wmi,
      checkDigitValid,
      latestYear,
      ...(year === undefined ? {} : { callerYear: year }),
    });
    if (reading !== undefined) return { module, reading };
  }
  return undefined;
}

/** The answer, or why there is none. */
export function decode(tables: Tables, request: DecodeRequest): Vehicle | readonly VinIssue[] {
  return repeat(tables, request) ?? decodeAnew(tables, request);
}

/**
 * The answer of an earlier VIN that differs in the serial number only, when nothing is wrong with either: what decided
 * their market, positions 4-8, 10 and 11 and a right check digit, is the same. Most VINs are of that kind, and gathering
 * all evidence again would take twice as long.
 */
function repeat(tables: Tables, request: DecodeRequest): Vehicle | undefined {
  const { vpic, plans } = tables;
  const { vin, latestYear } = request;
  if (request.explain || request.year !== undefined) return undefined;
  const wmi = vpic.findWmi(vpicCode(vin));
  if (wmi === undefined) return undefined;
  const core = readFlawless({ vpic, plans, wmi, vin, latestYear, callerYear: undefined });
  const alike = core && tables.answers.get(core);
  if (core === undefined || alike === undefined || alike.warnings.length === 0) return undefined;
  return copyAnswer(alike, vin, true, vin[8] ?? "", core.cleanCodes);
}

function decodeAnew(tables: Tables, request: DecodeRequest): Vehicle | readonly VinIssue[] {
  const evidence = gather(tables, request);
  const core = sharedCore(evidence);
  const alike = core && tables.answers.get(core);
  const isClean = core !== undefined && isFlawless(evidence);
  if (alike !== undefined && isClean && alike.warnings.length > 0) return copyFor(alike, evidence);
  const vehicle = alike === undefined ? assemble(tables, evidence) : copyFor(alike, evidence);
  const faults = refuse(evidence, vehicle);
  if (faults.length > 0) return faults;
  vehicle.warnings = findWarnings(evidence, vehicle);
  if (request.explain) vehicle.explanation = explain(tables, evidence, vehicle);
  // The warnings of a flawless VIN are those of all that share its core; an empty list there is worth no copy.
  if (core !== undefined && (isClean || alike === undefined)) {
    const shared = copyFor(vehicle, evidence);
    if (!isClean) shared.warnings = [];
    tables.answers.set(core, shared);
  }
  return vehicle;
}

/** What decides all fields but the codes of a VIN that NHTSA alone decodes and whose year is no choice. */
function sharedCore({ request, nhtsa, maker, facts, year: outcome }: Evidence): Core | undefined {
  const { year, explain: isExplained } = request;
  if (outcome.candidates !== undefined) return undefined;
  if (nhtsa === undefined || facts === undefined) return undefined;
  if (maker !== undefined && !isComplete(facts)) return undefined;
  return isExplained || year !== undefined || nhtsa.isOverridden ? undefined : nhtsa.pass.core;
}

/** NHTSA says everything that a maker's scheme could add. */
function isComplete({ make, model, year, vehicleType, plantCountry }: VpicFacts): boolean {
  return [make, model, year, vehicleType, plantCountry].every((fact) => fact !== undefined);
}

/** Nothing is wrong outside of what the core decides. */
function isFlawless({ nhtsa }: Evidence): boolean {
  return nhtsa !== undefined && nhtsa.pass.codes === nhtsa.pass.core.cleanCodes;
}

function copyFor(answer: Vehicle, { request, checkDigit, nhtsa }: Evidence): Vehicle {
  const { valid, expected } = checkDigit;
  return copyAnswer(answer, request.vin, valid, expected, nhtsa?.pass.codes ?? []);
}

/** An answer is the caller's own: nothing of it is shared with another one. */
function copyAnswer(
  answer: Vehicle,
  vin: string,
  valid: boolean,
  expected: string,
  codes: readonly number[],
): Vehicle {
  const copy: Vehicle = {
    ...answer,
    vin,
    checkDigit: { valid, expected },
    vpicCodes: codes.slice(),
    warnings: answer.warnings.map(copyWarning),
  };
  if (answer.engine !== undefined) copy.engine = { ...answer.engine };
  if (answer.plant !== undefined) copy.plant = { ...answer.plant };
  if (answer.dimensions !== undefined) copy.dimensions = { ...answer.dimensions };
  if (answer.confidence !== undefined) copy.confidence = { ...answer.confidence };
  if (answer.makeCandidates !== undefined) copy.makeCandidates = [...answer.makeCandidates];
  return copy;
}

function copyWarning(warning: Vehicle["warnings"][number]): Vehicle["warnings"][number] {
  const copy = { ...warning };
  if (warning.fields !== undefined) copy.fields = warning.fields.slice();
  if (warning.positions !== undefined) copy.positions = warning.positions.slice();
  if (warning.candidates !== undefined) copy.candidates = warning.candidates.slice();
  return copy;
}

function refuse(evidence: Evidence, vehicle: Vehicle): VinIssue[] {
  const { request, worldWmi, vpicWmi, maker, checkDigit, market } = evidence;
  const { vin, strict } = request;
  const path = ["vin"];
  if (vehicle.make === undefined && vehicle.manufacturer === undefined) {
    const code = vpicCode(vin);
    const isKnown =
      worldWmi !== undefined || vpicWmi !== undefined || maker !== undefined || isSurrogate(vin);
    if (isKnown && (worldWmi?.brands ?? []).length + (vpicWmi?.makes ?? []).length > 0) return [];
    if (isSurrogate(vin)) return [];
    return [
      isKnown
        ? {
            code: "not_found",
            path,
            message: `The code ${code} is assigned, but nothing else of ${vin} is known.`,
          }
        : {
            code: "unknown_wmi",
            path,
            message: `No maker is known for the code ${code}, with which ${vin} begins. Check the first three characters.`,
            positions: [1, 2, 3],
          },
    ];
  }
  if (!strict || !market.checkDigitExpected) return [];
  const faults: VinIssue[] = [];
  if (!checkDigit.valid) {
    faults.push({
      code: "invalid_check_digit",
      path,
      message: `Position 9 of ${vin} is ${checkDigit.given}, but the other characters compute ${checkDigit.expected}.`,
      positions: [9],
    });
  }
  if ("0UZ".includes(vin[9] ?? "")) {
    faults.push({
      code: "invalid_year_code",
      path,
      message: `Position 10 of ${vin} is ${vin[9]}, which is no year code: those are 1-9 and A-Y without I, O, Q, U.`,
      positions: [10],
    });
  }
  return faults;
}

/** Australia gives a vehicle without a VIN one that begins with 6ZZ or 6U9, New Zealand 7AT or 7A8. */
export function isSurrogate(vin: string): boolean {
  return /^(?:6ZZ|6U9|7AT|7A8)/.test(vin);
}

function assemble(tables: Tables, evidence: Evidence): Vehicle {
  const { request, checkDigit, maker, facts, year } = evidence;
  const reading = maker?.reading;
  const vehicle: Draft = { vin: request.vin };
  const confidence: Record<string, Confidence> = {};
  const pick = <Value>(
    field: string,
    declared: Value | undefined,
    fact: Fact<Value> | undefined,
  ): Value | undefined => {
    if (declared !== undefined) return declared;
    if (fact !== undefined) confidence[field] = fact.confidence;
    return fact?.value;
  };
  setMake(vehicle, evidence, confidence);
  // What another source says of a model must not be mixed with a model that NHTSA names.
  const own = facts?.model === undefined ? reading : undefined;
  set(vehicle, "model", pick("model", facts?.model, own?.model));
  set(vehicle, "year", year.year);
  if (year.year !== undefined && year.confidence !== undefined) confidence.year = year.confidence;
  set(vehicle, "bodyType", pick("bodyType", facts?.bodyType, own?.bodyType));
  setEngine(vehicle, evidence, pick);
  set(vehicle, "vehicleType", vehicleTypeOf(evidence, pick));
  set(vehicle, "manufacturer", manufacturerOf(evidence));
  set(vehicle, "country", evidence.worldWmi?.country ?? countryOf(request.vin));
  set(vehicle, "region", regionOf(request.vin));
  setPlant(vehicle, evidence, pick);
  set(vehicle, "generation", pick("generation", undefined, own?.generation));
  set(vehicle, "series", pick("series", facts?.series, own?.series));
  set(vehicle, "trim", facts?.trim);
  set(vehicle, "doors", pick("doors", facts?.doors, own?.doors));
  set(vehicle, "cylinders", pick("cylinders", facts?.cylinders, own?.cylinders));
  set(vehicle, "engineModel", pick("engineModel", facts?.engineModel, own?.engineModel));
  set(vehicle, "gvwrClass", facts?.gvwrClass);
  set(
    vehicle,
    "electrification",
    pick("electrification", facts?.electrification, own?.electrification),
  );
  if (vehicle.model === undefined) {
    set(
      vehicle,
      "modelCandidates",
      mutable(pick("modelCandidates", undefined, own?.modelCandidates)),
    );
  }
  set(vehicle, "yearCandidates", mutable(year.candidates));
  if (year.year === undefined) {
    const built = pick("productionYears", undefined, reading?.productionYears);
    if (built !== undefined) vehicle.productionYears = { ...built };
  }
  set(vehicle, "buildMonth", pick("buildMonth", undefined, own?.buildMonth));
  if (facts !== undefined && evidence.nhtsa !== undefined) {
    vehicle.vpicCodes = [...evidence.nhtsa.pass.codes];
  } else if (evidence.market.value === "north-america") {
    vehicle.vpicCodes = [7];
  }
  setDimensions(tables, vehicle, evidence);
  const { valid, expected } = checkDigit;
  vehicle.checkDigit = { valid, expected };
  if (Object.keys(confidence).length > 0) vehicle.confidence = confidence;
  return {
    ...vehicle,
    checkDigit: vehicle.checkDigit,
    warnings: [],
    dataVersion: tables.dataVersion,
  };
}

/** An answer whose fields are set one by one, in the order in which they are shown. */
type Draft = Partial<Vehicle> & Pick<Vehicle, "vin">;

type Picker = <Value>(
  field: string,
  declared: Value | undefined,
  fact: Fact<Value> | undefined,
) => Value | undefined;

/** Leaves a field out where there is nothing to put in. */
function set<Field extends keyof Vehicle>(
  vehicle: Draft,
  field: Field,
  value: Vehicle[Field] | undefined,
): void {
  if (value !== undefined) vehicle[field] = value;
}

function mutable<Item>(list: readonly Item[] | undefined): Item[] | undefined {
  return list === undefined ? undefined : [...list];
}

/** NHTSA's make, else the maker module's, else the one brand of the code, else the brands it serves as candidates. */
function setMake(
  vehicle: Draft,
  { facts, maker, worldWmi, vpicWmi }: Evidence,
  confidence: Record<string, Confidence>,
): void {
  const fact = maker?.reading.make;
  const make = facts?.make ?? fact?.value ?? worldWmi?.brand;
  if (make !== undefined) {
    vehicle.make = make;
    if (facts?.make === undefined) {
      confidence.make = fact?.confidence ?? worldWmi?.confidence ?? "B";
    }
    return;
  }
  const listed = worldWmi?.brands ?? vpicWmi?.makes.map(displayMake) ?? [];
  const [only, ...others] = listed;
  if (only !== undefined && others.length === 0 && worldWmi === undefined) {
    vehicle.make = only;
    confidence.make = "B";
  } else if (listed.length > 0) vehicle.makeCandidates = [...listed];
}

function setEngine(vehicle: Draft, { facts, maker }: Evidence, pick: Picker): void {
  const own = facts?.model === undefined ? maker?.reading : undefined;
  const fuel = pick("engine.fuel", facts?.fuel, own?.fuel);
  const isElectric = fuel === "electric";
  const capacityCc = isElectric
    ? undefined
    : pick("engine.capacityCc", facts?.capacityCc, own?.capacityCc);
  const litres =
    capacityCc === undefined && !isElectric
      ? pick("engine.capacityLitres", undefined, own?.capacityLitres)
      : undefined;
  const powerKw = pick("engine.powerKw", undefined, own?.powerKw);
  const engine = {
    ...(capacityCc === undefined ? {} : { capacityCc }),
    ...(litres === undefined ? {} : { capacityLitres: litres }),
    ...(fuel === undefined ? {} : { fuel }),
    ...(powerKw === undefined ? {} : { powerKw }),
  };
  if (Object.keys(engine).length > 0) vehicle.engine = engine;
}

function vehicleTypeOf(evidence: Evidence, pick: Picker): VehicleType | undefined {
  const { facts, maker, worldWmi } = evidence;
  return (
    pick("vehicleType", facts?.vehicleType, maker?.reading.vehicleType) ?? worldWmi?.vehicleType
  );
}

/** NHTSA's name of the maker; elsewhere the holder of the code rather than who imports its cars into the United States. */
function manufacturerOf({ facts, vpicWmi, worldWmi }: Evidence): string | undefined {
  const declared = vpicWmi?.manufacturer;
  const held = worldWmi?.manufacturer;
  return facts === undefined ? (held ?? declared) : (declared ?? held);
}

function setPlant(vehicle: Draft, { facts, maker }: Evidence, pick: Picker): void {
  const { plantCity: city, plantState: state, plantCountry: country } = facts ?? {};
  if (city !== undefined || state !== undefined || country !== undefined) {
    vehicle.plant = {
      ...(city === undefined ? {} : { city }),
      ...(state === undefined ? {} : { state }),
      ...(country === undefined ? {} : { country }),
    };
    return;
  }
  const plant = pick("plant", undefined, maker?.reading.plant);
  if (plant !== undefined) vehicle.plant = { ...plant };
}

function setDimensions(tables: Tables, vehicle: Draft, { facts }: Evidence): void {
  const { make, model, year, bodyType, doors, series, trim } = vehicle;
  const type = facts?.vehicleType;
  if (make === undefined || model === undefined || year === undefined) return;
  if (type !== "car" && type !== "mpv" && type !== "truck" && type !== "incomplete") return;
  const table = tables.dimensions();
  const found = table?.find({
    make,
    model,
    year,
    ...(bodyType === undefined ? {} : { bodyType }),
    ...(doors === undefined ? {} : { doors }),
    ...(series === undefined ? {} : { series }),
    ...(trim === undefined ? {} : { trim }),
  });
  if (found === undefined || table === undefined) return;
  const { lengthMm, widthMm, heightMm } = found;
  vehicle.dimensions = { lengthMm, widthMm, heightMm, source: table.source };
}
