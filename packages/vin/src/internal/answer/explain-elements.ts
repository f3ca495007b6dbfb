import { elementIds, untoldElement } from "../../data/elements.ts";
import type { ElementExplanation } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import { convertedDisplacements } from "../nhtsa/converted-displacements.ts";
import type { NhtsaReading } from "../nhtsa/read-nhtsa.ts";
import { formulaValue } from "../nhtsa/vpic-facts.ts";
import { type Hit, indexedValue, ofEngine, ofSpecification } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { Tables } from "./tables.ts";

type Origin = ElementExplanation["origin"];

/**
 * Everything that NHTSA's procedure says about a VIN, in the order of the elements' numbers. Empty
 * if the procedure does not decide the answer.
 */
export function explainElements(tables: Tables, { nhtsa, facts }: Evidence): ElementExplanation[] {
  return nhtsa === undefined || facts === undefined ? [] : explainReading(tables, nhtsa);
}

/** Like {@link explainElements}, but takes a reading, and explains it for a VIN of any market. */
export function explainReading(tables: Tables, nhtsa: NhtsaReading): ElementExplanation[] {
  const given = [
    ...fromPatterns(tables, nhtsa),
    ...fromCode(tables, nhtsa),
    ...fromConversions(tables, nhtsa),
  ];
  const known = new Set(given.map(({ id }) => id));
  const byDefault = fromDefaults(tables.vpic, nhtsa).filter(({ id }) => !known.has(id));
  return [...given, ...byDefault].sort((one, other) => one.id - other.id);
}

/** The schema and the key of a hit. */
export function decidedBy(vpic: Vpic, hit: Hit | undefined) {
  if (hit === undefined) return {};
  return {
    schema: vpic.schemaNames.at(hit.schema),
    schemaId: vpic.schemaId(hit.schema),
    key: vpic.keys.at(hit.key),
  };
}

function fromPatterns({ vpic, catalogue }: Tables, { pass }: NhtsaReading) {
  const { elements } = vpic;
  const { matched, matchText, make } = pass.patterns;
  const explain = (element: number, value: number, at: number): ElementExplanation => {
    const id = elements.ids[element] ?? 0;
    const text = formulaValue(elements.textOf(element, value), matchText);
    const model =
      id === elementIds.model ? catalogue()?.findModel(make ?? "", text.trim())?.id : undefined;
    const valueId = model ?? elements.valueId(element, value);
    return {
      ...described(vpic, id, text, originOf(at), valueId),
      ...decidedBy(vpic, matched.hits[at]),
    };
  };
  const first = Array.from({ length: elements.count }, (_, element) => {
    const value = matched.values[element] ?? 0;
    const entry = matched.entries[element] ?? 0;
    const isCertain = value !== 0 && elements.ids[element] !== untoldElement;
    return isCertain ? [explain(element, value - 1, entry)] : [];
  });
  return [
    ...first.flat(),
    ...matched.further
      .filter(({ element }) => elements.ids[element] !== untoldElement)
      .map(({ element, value, entry }) => explain(element, value, entry)),
  ];
}

function originOf(entry: number): Origin {
  if (entry === ofEngine) return "engine_model";
  return entry === ofSpecification ? "specification" : "pattern";
}

/**
 * Make, manufacturer, year and type of vehicle, which no pattern gives. NHTSA writes them
 * in capitals.
 */
function fromCode({ vpic, catalogue }: Tables, { wmi, pass }: NhtsaReading) {
  const { year, make, makeFromModel, matched } = pass.patterns;
  const known: ElementExplanation[] = [];
  const add = (id: number, value: string, origin: Origin, valueId?: number): void => {
    known.push(described(vpic, id, value.toUpperCase(), origin, valueId));
  };
  const listed = catalogue();
  if (make !== undefined) {
    const origin = makeFromModel ? "model" : "code";
    const model = indexedValue(vpic, matched, elementIds.model) - 1;
    const [only] = wmi.written.makes;
    const written = makeFromModel ? vpic.makeTextOfModel(model) : only;
    add(elementIds.make, written ?? make, origin, listed?.findMakeByName(make)?.id);
  }
  if (wmi.manufacturer !== undefined) {
    const id = listed?.findWmi(wmi.code)?.manufacturerId;
    add(elementIds.manufacturer, wmi.written.manufacturer ?? "", "code", id);
  }
  if (year !== undefined) add(elementIds.year, String(year), "year");
  const type = vpic.elements.placeOf(elementIds.vehicleType);
  const value = vpic.elements.valueWithId(type, wmi.vehicleTypeId);
  if (value >= 0) {
    const text = vpic.elements.textOf(type, value);
    add(elementIds.vehicleType, text, "code", wmi.vehicleTypeId);
  }
  return known;
}

function fromConversions({ vpic }: Tables, { pass }: NhtsaReading): ElementExplanation[] {
  return convertedDisplacements(vpic, pass.patterns.matched).map(([id, text]) =>
    described(vpic, id, text, "conversion"),
  );
}

function fromDefaults(vpic: Vpic, { wmi }: NhtsaReading): ElementExplanation[] {
  const { elements } = vpic;
  return elements.defaultsOf(wmi.vehicleTypeId).map(({ element, value }) => {
    const text = elements.textOf(element, value);
    const valueId = elements.valueId(element, value);
    return described(vpic, elements.ids[element] ?? 0, text, "default", valueId);
  });
}

/** The explanation of an element. The `valueId` is absent or 0 if the value is not from a list. */
function described(
  { elements }: Vpic,
  id: number,
  value: string,
  origin: Origin,
  valueId = 0,
): ElementExplanation {
  const name = elements.nameOf(elements.placeOf(id));
  return { id, name, value, origin, ...(valueId > 0 ? { valueId } : {}) };
}
