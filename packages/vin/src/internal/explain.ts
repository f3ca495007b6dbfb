import { elementIds, elementNames } from "../data/elements.ts";
import { publishedDisplacementSource } from "../data/published-displacements.ts";
import type { Vehicle, VehicleExplanation } from "../schema.ts";
import type { Evidence, Tables } from "./evidence.ts";
import type { Fact, MakerReading } from "./maker-module.ts";
import { elementText } from "./match.ts";
import type { PlanEntry } from "./plan.ts";
import { publishedDisplacement } from "./published-displacement.ts";
import type { Vpic } from "./vpic.ts";

type FieldExplanation = VehicleExplanation["fields"][number];

const vpicSource = {
  id: "vpic",
  title: "NHTSA Vehicle Product Information Catalog (vPIC), public domain",
  url: "https://vpic.nhtsa.dot.gov/",
} as const;

/** Says for each field which schema, key, rule and source decided. */
export function explain(tables: Tables, evidence: Evidence, vehicle: Vehicle): VehicleExplanation {
  const { market, year, maker, facts } = evidence;
  const { id, title, url } = publishedDisplacementSource;
  const fields = [
    ...(facts === undefined ? [] : vpicFields(tables.vpic, evidence, vehicle)),
    ...(maker === undefined ? [] : makerFields(maker.module.id, maker.reading, vehicle)),
    ...publishedFields(evidence, vehicle),
    ...worldFields(evidence, vehicle),
  ];
  return {
    market: { value: market.value, why: market.why },
    year: year.why,
    fields,
    elements: facts === undefined ? [] : elementsOf(tables.vpic, evidence),
    sources: [
      ...(facts === undefined ? [] : [vpicSource]),
      ...(publishedFields(evidence, vehicle).length === 0 ? [] : [{ id, title, url }]),
      ...(maker?.module.sources ?? []).map(({ id, title, url }) => ({ id, title, url })),
    ],
  };
}

/** The fields that come from one element each. */
const elementOfField: readonly (readonly [string, readonly number[]])[] = [
  ["model", [elementIds.model]],
  ["bodyType", [elementIds.bodyClass]],
  [
    "engine.capacityCc",
    [elementIds.displacementCc, elementIds.displacementL, elementIds.displacementCi],
  ],
  ["engine.fuel", [elementIds.fuelPrimary]],
  ["electrification", [elementIds.electrification, elementIds.fuelPrimary]],
  ["series", [elementIds.series]],
  ["trim", [elementIds.trim]],
  ["doors", [elementIds.doors]],
  ["cylinders", [elementIds.cylinders]],
  ["engineModel", [elementIds.engineModel]],
  ["gvwrClass", [elementIds.gvwrFrom]],
  ["plant.city", [elementIds.plantCity]],
  ["plant.state", [elementIds.plantState]],
  ["plant.country", [elementIds.plantCountry]],
];

function vpicFields(vpic: Vpic, evidence: Evidence, vehicle: Vehicle): FieldExplanation[] {
  const { nhtsa, facts } = evidence;
  if (nhtsa === undefined || facts === undefined) return [];
  const { pass, wmi } = nhtsa;
  const base = { source: vpicSource.id, confidence: "A" } as const;
  const model = entryOf(vpic, evidence, elementIds.model);
  const fields: FieldExplanation[] = [];
  if (facts.make !== undefined) {
    fields.push({
      ...base,
      field: "make",
      value: facts.make,
      rule: pass.core.makeFromModel ? "the make of the model" : `the only make of ${wmi.code}`,
      ...(pass.core.makeFromModel ? decidedBy(vpic, model) : {}),
    });
  }
  if (facts.year !== undefined) {
    fields.push({ ...base, field: "year", value: facts.year, rule: evidence.year.why });
  }
  for (const [field, elements] of elementOfField) {
    const value = fieldValue(vehicle, field);
    const element = elements.find((each) => elementText(vpic, pass.core.matched, each) !== "");
    if (value === undefined || element === undefined) continue;
    const entry = entryOf(vpic, evidence, element);
    fields.push({
      ...base,
      field,
      value,
      rule: entry
        ? `element ${elementNames[element]} of the key that fits`
        : `element ${elementNames[element]} of the engine model`,
      ...decidedBy(vpic, entry),
    });
  }
  return fields;
}

function entryOf(vpic: Vpic, { nhtsa }: Evidence, element: number): PlanEntry | undefined {
  const index = vpic.elementIndex[element] ?? -1;
  if (nhtsa === undefined || (nhtsa.pass.core.matched.values[index] ?? 0) === 0) return undefined;
  return nhtsa.pass.core.plan.entries[nhtsa.pass.core.matched.entries[index] ?? -1];
}

function decidedBy(vpic: Vpic, entry: PlanEntry | undefined) {
  if (entry === undefined) return {};
  return {
    schema: vpic.schemaNames.at(entry.schema),
    schemaId: vpic.schemaId(entry.schema),
    key: entry.key.text,
  };
}

function elementsOf(vpic: Vpic, evidence: Evidence): VehicleExplanation["elements"] {
  const { nhtsa } = evidence;
  if (nhtsa === undefined) return [];
  return vpic.elements.flatMap((id) => {
    const value = elementText(vpic, nhtsa.pass.core.matched, id);
    if (value === "") return [];
    const name = elementNames[id] ?? `Element ${id}`;
    return [{ id, name, value, ...decidedBy(vpic, entryOf(vpic, evidence, id)) }];
  });
}

const factOfField: readonly (readonly [
  string,
  (reading: MakerReading) => Fact<unknown> | undefined,
])[] = [
  ["make", (reading) => reading.make],
  ["model", (reading) => reading.model],
  ["modelCandidates", (reading) => reading.modelCandidates],
  ["bodyType", (reading) => reading.bodyType],
  ["year", ({ year }) => (year?.status === "encoded" ? year.year : undefined)],
  ["engine.capacityCc", (reading) => reading.capacityCc],
  ["engine.capacityLitres", (reading) => reading.capacityLitres],
  ["engine.fuel", (reading) => reading.fuel],
  ["engine.powerKw", (reading) => reading.powerKw],
  ["engineModel", (reading) => reading.engineModel],
  ["electrification", (reading) => reading.electrification],
  ["generation", (reading) => reading.generation],
  ["series", (reading) => reading.series],
  ["doors", (reading) => reading.doors],
  ["cylinders", (reading) => reading.cylinders],
  ["plant.city", ({ plant }) => plant],
  ["buildMonth", (reading) => reading.buildMonth],
];

function makerFields(id: string, reading: MakerReading, vehicle: Vehicle): FieldExplanation[] {
  return factOfField.flatMap(([field, factOf]) => {
    const fact = factOf(reading);
    const value = fieldValue(vehicle, field);
    const decided = vehicle.confidence?.[field.startsWith("plant") ? "plant" : field];
    if (fact === undefined || value === undefined || decided === undefined) return [];
    const source = [id, ...fact.sources].join(", ");
    return [{ field, value, rule: fact.why, source, confidence: fact.confidence }];
  });
}

function publishedFields({ facts }: Evidence, vehicle: Vehicle): FieldExplanation[] {
  const fact = facts && publishedDisplacement(facts);
  const value = vehicle.engine?.capacityCc;
  if (fact === undefined || value !== fact.value) return [];
  const { why: rule, confidence } = fact;
  return [
    { field: "engine.capacityCc", value, rule, source: publishedDisplacementSource.id, confidence },
  ];
}

function worldFields({ worldWmi, facts, maker }: Evidence, vehicle: Vehicle): FieldExplanation[] {
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
  const [first = "", second] = field.split(".");
  const outer: unknown = Object.entries(vehicle).find(([name]) => name === first)?.[1];
  if (second === undefined) return toScalar(outer);
  if (typeof outer !== "object" || outer === null) return undefined;
  return toScalar(Object.entries(outer).find(([name]) => name === second)?.[1]);
}

function toScalar(value: unknown): string | number | undefined {
  if (typeof value === "string" || typeof value === "number") return value;
  return Array.isArray(value) ? value.join(" / ") : undefined;
}
