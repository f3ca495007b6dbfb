import type { Confidence, VehicleType } from "../../data/value-lists.ts";
import type { Vehicle } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import { confidenceOf } from "../maker/confidence.ts";
import type { Fact, MakerReading } from "../maker/maker-module.ts";
import { type Details, readDetails } from "../nhtsa/read-details.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { checkDigitOf } from "../vin/check-digit.ts";
import { presentFields } from "../vin/present-fields.ts";
import type { Draft } from "./draft.ts";
import { addEfficiency, findEfficiency } from "./efficiency.ts";
import type { EfficiencyFinding } from "./efficiency-table.ts";
import type { Tables } from "./tables.ts";

/** A draft, and what EPA's rows say. */
interface Assembled {
  readonly draft: Draft;
  readonly epa: EfficiencyFinding | undefined;
}

/**
 * What the functions below read: the evidence, and the maker's reading if NHTSA does not name
 * the model.
 */
interface Sources {
  readonly evidence: Evidence;
  /**
   * Undefined if NHTSA names the model, because facts about a model from another source must not be
   * mixed in.
   */
  readonly own: MakerReading | undefined;
  /**
   * Takes the value that is declared to NHTSA, else that of the maker's reading, and then records
   * the confidence in it.
   */
  readonly pick: Picker;
  readonly confidence: Record<string, Confidence>;
}

/**
 * Turns the evidence into the fields of an answer. Warnings are added later, because they list the
 * missing fields.
 */
export function assembleAnswer(tables: Tables, evidence: Evidence): Assembled {
  const { request, checkDigit, code, facts, year } = evidence;
  const sources = sourcesOf(evidence);
  const { own, pick, confidence } = sources;
  const { make, makeCandidates } = makeOf(sources);
  const details = detailsOf(tables, evidence);
  const model = pick("model", facts?.model, own?.model);
  if (year.year !== undefined && year.confidence !== undefined) confidence.year = year.confidence;
  const isKnown = model !== undefined;
  // The order of the fields is the order in which they are shown.
  const fields = {
    vin: request.vin,
    make,
    makeCandidates,
    model,
    year: year.year,
    bodyType: pick("bodyType", facts?.bodyType, own?.bodyType),
    engine: engineOf(sources, details?.engine),
    vehicleType: vehicleTypeOf(sources),
    manufacturer: manufacturerOf(evidence),
    country: code.worldWmi?.country ?? code.country,
    region: code.region,
    plant: plantOf(sources),
    generation: pick("generation", undefined, own?.generation),
    series: pick("series", facts?.series, own?.series),
    trim: facts?.trim,
    doors: pick("doors", facts?.doors, own?.doors),
    seats: details?.vehicle.seats,
    cylinders: pick("cylinders", facts?.cylinders, own?.cylinders),
    engineModel: pick("engineModel", facts?.engineModel, own?.engineModel),
    gvwrClass: facts?.gvwrClass,
    electrification: pick("electrification", facts?.electrification, own?.electrification),
    driveType: details?.vehicle.driveType,
    transmission: details?.vehicle.transmission,
    battery: details?.vehicle.battery,
    charging: details?.vehicle.charging,
    brakes: details?.vehicle.brakes,
    restraints: details?.vehicle.restraints,
    driverAssistance: details?.vehicle.driverAssistance,
    efficiency: undefined as Vehicle["efficiency"],
    modelCandidates: isKnown ? undefined : pick("modelCandidates", undefined, own?.modelCandidates),
    yearCandidates: year.candidates,
    productionYears: productionYearsOf(sources),
    buildMonth: pick("buildMonth", undefined, own?.buildMonth),
    vpicCodes: codesOf(evidence),
    dimensions: undefined as Vehicle["dimensions"],
    checkDigit: checkDigitOf(request.vin, checkDigit.expected),
    confidence: isFilled(confidence) ? confidence : undefined,
    warnings: [],
    dataVersion: tables.dataVersion,
    explanation: undefined,
  };
  fields.dimensions = dimensionsOf(tables, fields, facts?.vehicleType);
  // The compiler knows the literal with narrower types, such as an empty list of warnings.
  const draft = fields as Draft;
  const epa = facts && findEfficiency(tables, draft, facts);
  if (epa !== undefined) addEfficiency(draft, epa);
  return { draft, epa };
}

function isFilled(fields: object): boolean {
  for (const _ in fields) return true;
  return false;
}

function sourcesOf(evidence: Evidence): Sources {
  const { maker, facts } = evidence;
  const confidence: Record<string, Confidence> = {};
  const sources = maker?.module.sources ?? [];
  const own = facts?.model === undefined ? maker?.reading : undefined;
  const pick: Picker = (field, declared, fact) => {
    if (declared !== undefined) return declared;
    if (fact !== undefined) confidence[field] = confidenceOf(fact, sources);
    return fact?.value;
  };
  return { evidence, own, pick, confidence };
}

type Picker = <Value>(
  field: string,
  declared: Value | undefined,
  fact: Fact<Value> | undefined,
) => Value | undefined;

/**
 * NHTSA's make, else the maker module's, else the only brand of the code, else all brands of the
 * code as candidates.
 */
function makeOf({
  evidence: { facts, maker, code },
  confidence,
}: Sources): Pick<Draft, "make"> & { readonly makeCandidates?: readonly string[] } {
  const { make: fact, makeCandidates } = maker?.reading ?? {};
  const { worldWmi, vpicWmi } = code;
  const sources = maker?.module.sources ?? [];
  if (facts?.make === undefined && makeCandidates !== undefined) {
    confidence.makeCandidates = confidenceOf(makeCandidates, sources);
    return { makeCandidates: makeCandidates.value };
  }
  const make = facts?.make ?? fact?.value ?? worldWmi?.brand;
  if (make !== undefined) {
    if (facts?.make === undefined) {
      confidence.make = fact ? confidenceOf(fact, sources) : (worldWmi?.confidence ?? "one_source");
    }
    return { make };
  }
  const listed = worldWmi?.brands ?? vpicWmi?.makes.map(displayMake) ?? [];
  const [only, ...others] = listed;
  if (only === undefined) return {};
  if (others.length === 0 && worldWmi === undefined) {
    confidence.make = "one_source";
    return { make: only };
  }
  confidence.makeCandidates = worldWmi?.confidence ?? "one_source";
  return { makeCandidates: listed };
}

function detailsOf({ vpic }: Tables, { facts, nhtsa }: Evidence): Details | undefined {
  if (facts === undefined || nhtsa === undefined) return undefined;
  const { matched, matchText } = nhtsa.pass.patterns;
  return readDetails(vpic, matched, matchText);
}

function engineOf(
  { evidence: { facts }, own, pick }: Sources,
  details: Details["engine"] | undefined,
): Vehicle["engine"] {
  const fuel = pick("engine.fuel", facts?.fuel, own?.fuel);
  const isElectric = fuel === "electric";
  const capacityCc = isElectric
    ? undefined
    : pick("engine.capacityCc", facts?.capacityCc, own?.capacityCc);
  const capacityLitres =
    capacityCc === undefined && !isElectric
      ? pick("engine.capacityLitres", undefined, own?.capacityLitres)
      : undefined;
  const powerKw = pick("engine.powerKw", facts?.powerKw, own?.powerKw);
  const powerKwTo = facts?.powerKwTo;
  const engine = presentFields({ capacityCc, capacityLitres, fuel, powerKw, powerKwTo });
  Object.assign(engine, details);
  return isFilled(engine) ? engine : undefined;
}

function vehicleTypeOf({ evidence, pick }: Sources): VehicleType | undefined {
  const { facts, maker, code } = evidence;
  return (
    pick("vehicleType", facts?.vehicleType, maker?.reading.vehicleType) ??
    code.worldWmi?.vehicleType
  );
}

/**
 * NHTSA's name of the manufacturer. Outside North America, the holder of the code, not the importer
 * into the United States.
 */
function manufacturerOf({ facts, code }: Evidence): string | undefined {
  const declared = code.vpicWmi?.manufacturer;
  const held = code.worldWmi?.manufacturer;
  return facts === undefined ? (held ?? declared) : (declared ?? held);
}

function plantOf({ evidence: { facts, maker }, pick }: Sources): Vehicle["plant"] {
  const { plantCity: city, plantState: state, plantCountry: country } = facts ?? {};
  if ((city ?? state ?? country) === undefined) {
    return pick("plant", undefined, maker?.reading.plant);
  }
  const known = lastPlants.get(city);
  if (known !== undefined && known.state === state && known.country === country) return known;
  const plant = Object.freeze(presentFields({ city, state, country }));
  lastPlants.set(city, plant);
  return plant;
}

// purity: a cache that changes no answer. It has the last plant of each city, which many
// answers share.
const lastPlants = new Map<string | undefined, NonNullable<Vehicle["plant"]>>();

function productionYearsOf({ evidence: { year, maker }, pick }: Sources) {
  if (year.year !== undefined) return undefined;
  return pick("productionYears", undefined, maker?.reading.productionYears);
}

function codesOf({ facts, nhtsa, market }: Evidence): readonly number[] | undefined {
  if (facts !== undefined && nhtsa !== undefined) return nhtsa.pass.codes;
  return market.value === "north-america" ? [7] : undefined;
}

function dimensionsOf(
  { dimensions }: Tables,
  { make, model, year, bodyType, doors, series, trim }: Partial<Vehicle>,
  type: VehicleType | undefined,
): Vehicle["dimensions"] {
  if (make === undefined || model === undefined || year === undefined) return undefined;
  if (type !== "car" && type !== "mpv" && type !== "truck" && type !== "incomplete") {
    return undefined;
  }
  const table = dimensions();
  if (table === undefined) return undefined;
  const details = presentFields({ bodyType, doors, series, trim });
  const found = table.find({ make, model, year, ...details });
  if (found === undefined) return undefined;
  const { lengthMm, widthMm, heightMm } = found;
  return { lengthMm, widthMm, heightMm, source: table.source };
}
