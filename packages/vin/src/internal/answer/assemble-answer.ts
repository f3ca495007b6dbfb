import type { Confidence, VehicleType } from "../../data/value-lists.ts";
import type { Vehicle } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import { confidenceOf } from "../maker/confidence.ts";
import type { Fact } from "../maker/maker-module.ts";
import { publishedDisplacement } from "../nhtsa/published-displacement.ts";
import { type Details, readDetails } from "../nhtsa/read-details.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { countryOf, regionOf } from "../vin/region-and-country.ts";
import type { DimensionQuery } from "./dimension-table.ts";
import type { Tables } from "./tables.ts";

/** An answer under construction. Fields are set in the order in which they are shown. */
type Draft = { -readonly [Field in keyof Vehicle]: Vehicle[Field] };
type Beginning = Partial<Draft> & Pick<Draft, "vin">;

/** Turns the evidence into the fields of an answer. Warnings are added later, because they list the missing fields. */
export function assembleAnswer(tables: Tables, evidence: Evidence): Draft {
  const { request, checkDigit, maker, facts, year } = evidence;
  const reading = maker?.reading;
  const vehicle: Beginning = { vin: request.vin };
  const confidence: Record<string, Confidence> = {};
  const sources = maker?.module.sources ?? [];
  const pick = <Value>(
    field: string,
    declared: Value | undefined,
    fact: Fact<Value> | undefined,
  ): Value | undefined => {
    if (declared !== undefined) return declared;
    if (fact !== undefined) confidence[field] = confidenceOf(fact, sources);
    return fact?.value;
  };
  setMake(vehicle, evidence, confidence);
  // If NHTSA names the model, facts about a model from another source must not be mixed in.
  const own = facts?.model === undefined ? reading : undefined;
  set(vehicle, "model", pick("model", facts?.model, own?.model));
  set(vehicle, "year", year.year);
  if (year.year !== undefined && year.confidence !== undefined) confidence.year = year.confidence;
  set(vehicle, "bodyType", pick("bodyType", facts?.bodyType, own?.bodyType));
  const details = detailsOf(tables, evidence);
  setEngine(vehicle, evidence, pick, details?.engine);
  set(vehicle, "vehicleType", vehicleTypeOf(evidence, pick));
  set(vehicle, "manufacturer", manufacturerOf(evidence));
  set(vehicle, "country", evidence.worldWmi?.country ?? countryOf(request.vin));
  set(vehicle, "region", regionOf(request.vin));
  setPlant(vehicle, evidence, pick);
  set(vehicle, "generation", pick("generation", undefined, own?.generation));
  const declared: Partial<Draft> = facts ?? {};
  const read = own as Partial<Record<DetailField, Fact<never>>> | undefined;
  for (const field of detailFields)
    set(vehicle, field, pick(field, declared[field], read?.[field]));
  Object.assign(vehicle, details?.vehicle);
  if (vehicle.model === undefined) {
    set(vehicle, "modelCandidates", pick("modelCandidates", undefined, own?.modelCandidates));
  }
  set(vehicle, "yearCandidates", year.candidates);
  if (year.year === undefined) {
    set(vehicle, "productionYears", pick("productionYears", undefined, reading?.productionYears));
  }
  set(vehicle, "buildMonth", pick("buildMonth", undefined, own?.buildMonth));
  if (facts !== undefined && evidence.nhtsa !== undefined) {
    vehicle.vpicCodes = evidence.nhtsa.pass.codes;
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

/** Fields that have the same name in NHTSA's facts and in a maker's reading, in the order in which they are shown. */
const detailFields = [
  "series",
  "trim",
  "doors",
  "cylinders",
  "engineModel",
  "gvwrClass",
  "electrification",
] as const;

type DetailField = (typeof detailFields)[number];

type Picker = <Value>(
  field: string,
  declared: Value | undefined,
  fact: Fact<Value> | undefined,
) => Value | undefined;

/** Sets a field, unless its value is undefined. */
function set<Field extends keyof Vehicle>(
  vehicle: Beginning,
  field: Field,
  value: Vehicle[Field] | undefined,
): void {
  if (value !== undefined) vehicle[field] = value;
}

type Known<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields that have a value. */
function known<Fields extends object>(fields: Fields): Known<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Known<Fields>;
}

/** NHTSA's make, else the maker module's, else the only brand of the code, else all brands of the code as candidates. */
function setMake(
  vehicle: Beginning,
  { facts, maker, worldWmi, vpicWmi }: Evidence,
  confidence: Record<string, Confidence>,
): void {
  const { make: fact, makeCandidates } = maker?.reading ?? {};
  const sources = maker?.module.sources ?? [];
  if (facts?.make === undefined && makeCandidates !== undefined) {
    vehicle.makeCandidates = makeCandidates.value;
    confidence.makeCandidates = confidenceOf(makeCandidates, sources);
    return;
  }
  const make = facts?.make ?? fact?.value ?? worldWmi?.brand;
  if (make !== undefined) {
    vehicle.make = make;
    if (facts?.make === undefined) {
      confidence.make = fact ? confidenceOf(fact, sources) : (worldWmi?.confidence ?? "one_source");
    }
    return;
  }
  const listed = worldWmi?.brands ?? vpicWmi?.makes.map(displayMake) ?? [];
  const [only, ...others] = listed;
  if (only !== undefined && others.length === 0 && worldWmi === undefined) {
    vehicle.make = only;
    confidence.make = "one_source";
  } else if (listed.length > 0) {
    vehicle.makeCandidates = listed;
    confidence.makeCandidates = worldWmi?.confidence ?? "one_source";
  }
}

function detailsOf({ vpic }: Tables, { facts, nhtsa }: Evidence): Details | undefined {
  if (facts === undefined || nhtsa === undefined) return undefined;
  const { matched, matchText } = nhtsa.pass.patterns;
  return readDetails(vpic, matched, matchText);
}

function setEngine(
  vehicle: Beginning,
  { facts, maker }: Evidence,
  pick: Picker,
  details: Details["engine"] | undefined,
): void {
  const own = facts?.model === undefined ? maker?.reading : undefined;
  const fuel = pick("engine.fuel", facts?.fuel, own?.fuel);
  const isElectric = fuel === "electric";
  const published = facts && publishedDisplacement(facts);
  const capacityCc = isElectric
    ? undefined
    : pick("engine.capacityCc", facts?.capacityCc, own?.capacityCc ?? published);
  const litres =
    capacityCc === undefined && !isElectric
      ? pick("engine.capacityLitres", undefined, own?.capacityLitres)
      : undefined;
  const powerKw = pick("engine.powerKw", facts?.powerKw, own?.powerKw);
  const engine = { ...known({ capacityCc, capacityLitres: litres, fuel, powerKw }), ...details };
  if (Object.keys(engine).length > 0) vehicle.engine = engine;
}

function vehicleTypeOf(evidence: Evidence, pick: Picker): VehicleType | undefined {
  const { facts, maker, worldWmi } = evidence;
  return (
    pick("vehicleType", facts?.vehicleType, maker?.reading.vehicleType) ?? worldWmi?.vehicleType
  );
}

/**
 * NHTSA's name of the manufacturer. Outside North America, the holder of the code, not the importer into the United
 * States.
 */
function manufacturerOf({ facts, vpicWmi, worldWmi }: Evidence): string | undefined {
  const declared = vpicWmi?.manufacturer;
  const held = worldWmi?.manufacturer;
  return facts === undefined ? (held ?? declared) : (declared ?? held);
}

function setPlant(vehicle: Beginning, { facts, maker }: Evidence, pick: Picker): void {
  const { plantCity: city, plantState: state, plantCountry: country } = facts ?? {};
  if (city !== undefined || state !== undefined || country !== undefined) {
    vehicle.plant = known({ city, state, country });
    return;
  }
  set(vehicle, "plant", pick("plant", undefined, maker?.reading.plant));
}

function setDimensions(tables: Tables, vehicle: Beginning, { facts }: Evidence): void {
  const { make, model, year, bodyType, doors, series, trim } = vehicle;
  const type = facts?.vehicleType;
  if (make === undefined || model === undefined || year === undefined) return;
  if (type !== "car" && type !== "mpv" && type !== "truck" && type !== "incomplete") return;
  const query = { make, model, year, ...known({ bodyType, doors, series, trim }) };
  set(vehicle, "dimensions", findSize(tables, query));
}

function findSize(tables: Tables, query: DimensionQuery): Vehicle["dimensions"] {
  const table = tables.dimensions();
  const found = table?.find(query);
  if (found === undefined || table === undefined) return undefined;
  const { lengthMm, widthMm, heightMm } = found;
  return { lengthMm, widthMm, heightMm, source: table.source };
}
