import { fieldsOf } from "@almanac/kernel/objects/objects";
import { elementIds, elementIdsOfField } from "../../data/elements.ts";
import { makerFieldNames } from "../../data/maker-fields.ts";
import { vpicSource } from "../../data/vpic-values.ts";
import type { FieldExplanation, Vehicle, VehicleExplanation } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import { confidenceOf } from "../maker/confidence.ts";
import type { Fact } from "../maker/maker-module.ts";
import { elementText, ofEngine, ofSpecification } from "../plan/matched.ts";
import { citationOf } from "./coverage.ts";
import { efficiencyFields, epaSource } from "./efficiency.ts";
import type { EfficiencyFinding } from "./efficiency-table.ts";
import { decidedBy, explainElements } from "./explain-elements.ts";
import type { Tables } from "./tables.ts";

/** Explains, for each field, which schema, key, rule and source decided it. */
export function explainAnswer(
  tables: Tables,
  evidence: Evidence,
  vehicle: Vehicle,
  epa: EfficiencyFinding | undefined,
): VehicleExplanation {
  const { market, year, maker, facts } = evidence;
  const fields = [
    ...(facts === undefined ? [] : vpicFields(tables, evidence, vehicle)),
    ...(maker === undefined ? [] : makerFields(maker, vehicle)),
    ...worldFields(evidence, vehicle),
    ...(epa === undefined ? [] : efficiencyFields(epa, vehicle)),
  ];
  return {
    market: { value: market.value, why: market.why },
    year: year.why,
    fields,
    elements: explainElements(tables, evidence),
    sources: [
      ...(facts === undefined ? [] : [vpicSource]),
      ...(maker?.module.sources ?? []).map(citationOf),
      ...(epa === undefined ? [] : [epaSource]),
    ],
  };
}

function vpicFields(tables: Tables, evidence: Evidence, vehicle: Vehicle): FieldExplanation[] {
  const { vpic } = tables;
  const { nhtsa, facts } = evidence;
  if (nhtsa === undefined || facts === undefined) return [];
  const { wmi } = nhtsa;
  const { matched, makeFromModel } = nhtsa.pass.patterns;
  const base = { source: vpicSource.id, confidence: "published" } as const;
  const hitOf = (element: number) => matched.hits[matched.entries[element] ?? ofEngine];
  const fields: FieldExplanation[] = [];
  if (facts.make !== undefined) {
    fields.push({
      ...base,
      field: "make",
      value: facts.make,
      rule: makeFromModel ? "the make of the model" : `the only make of ${wmi.code}`,
      ...(makeFromModel ? decidedBy(vpic, hitOf(vpic.elements.placeOf(elementIds.model))) : {}),
    });
  }
  if (vehicle.year !== undefined) {
    const confidence = vehicle.confidence?.year ?? base.confidence;
    const rule = evidence.year.why;
    fields.push({ ...base, field: "year", value: vehicle.year, rule, confidence });
  }
  for (const [field, ids] of elementIdsOfField) {
    const value = fieldValue(vehicle, field);
    const elementId = ids.find((each) => elementText(vpic, matched, each) !== "");
    if (value === undefined || elementId === undefined) continue;
    const element = vpic.elements.placeOf(elementId);
    fields.push({
      ...base,
      field,
      value,
      rule: `element ${vpic.elements.nameOf(element)} of ${giver(matched.entries[element])}`,
      ...decidedBy(vpic, hitOf(element)),
    });
  }
  return fields;
}

function giver(entry: number | undefined): string {
  if (entry === ofEngine) return "the engine model";
  return entry === ofSpecification ? "a specification of the model" : "the key that fits";
}

function makerFields(
  { module, reading }: NonNullable<Evidence["maker"]>,
  vehicle: Vehicle,
): FieldExplanation[] {
  const { market: _, usesCheckDigit: _same, year, plant, ...others } = reading;
  const encoded = year?.status === "encoded" ? year.year : undefined;
  const facts: Readonly<Record<string, Fact<unknown> | undefined>> = {
    ...others,
    year: encoded,
    city: plant,
  };
  return makerFieldNames.flatMap((field) => {
    const fact = facts[field.replace("engine.", "").replace("plant.", "")];
    const value = fieldValue(vehicle, field);
    const decided = vehicle.confidence?.[field.replace(".city", "")];
    if (fact === undefined || value === undefined || decided === undefined) return [];
    const source = [module.id, ...fact.sources].join(", ");
    const confidence = confidenceOf(fact, module.sources);
    return [{ field, value, rule: fact.why, source, confidence }];
  });
}

function worldFields({ code, facts, maker }: Evidence, vehicle: Vehicle): FieldExplanation[] {
  const { worldWmi } = code;
  if (worldWmi?.brand === undefined || vehicle.make !== worldWmi.brand) return [];
  if (facts?.make !== undefined || maker?.reading.make !== undefined) return [];
  return [
    {
      field: "make",
      value: worldWmi.brand,
      rule: `the brand of ${worldWmi.wmi}`,
      source: worldWmi.sources.join(", "),
      confidence: worldWmi.confidence,
    },
  ];
}

function fieldValue(vehicle: Vehicle, field: string): string | number | undefined {
  let value: unknown = vehicle;
  for (const name of field.split(".")) value = fieldsOf(value)[name];
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(" / ") : undefined;
}
