import {
  type CompiledDefault,
  type CompiledElement,
  type CompiledSpecification,
  toDefaults,
  toElements,
  toSpecifications,
} from "./compile-elements.ts";
import { CompiledSchema, Texts } from "./compiled-schema.ts";
import { isReadable, keepsAll, toEntries } from "./entries.ts";
import {
  compareText,
  type Fact,
  type FactReader,
  factReader,
  groupBy,
  listValue,
  modelValue,
  oneLine,
  tidy,
} from "./facts.ts";
import type { Snapshot, WmiRow } from "./snapshot.ts";

/** The displacement in cubic centimetres, cubic inches and litres: NHTSA converts the others. */
export const displacements = [11, 12, 13] as const;

export interface CompiledLink {
  /** Index in `schemas`. */
  readonly schema: number;
  readonly yearFrom: number;
  readonly yearTo: number | null;
}

export interface CompiledWmi {
  readonly wmi: string;
  readonly manufacturer: string | undefined;
  readonly makes: readonly string[];
  readonly vehicleTypeId: number;
  readonly truckTypeId: number;
  readonly country: string | undefined;
  readonly links: readonly CompiledLink[];
}

export interface CompiledEngine {
  readonly name: string;
  readonly facts: readonly Pick<Fact, "elementId" | "value">[];
}

export interface Compiled {
  /** Those with rows, then those without. */
  readonly elements: readonly CompiledElement[];
  readonly defaults: readonly CompiledDefault[];
  /** The types of vehicle, as values of element 39. */
  readonly vehicleTypes: readonly string[];
  readonly specifications: readonly CompiledSpecification[];
  /** Sorted. */
  readonly exceptions: readonly string[];
  readonly schemas: readonly CompiledSchema[];
  readonly wmis: readonly CompiledWmi[];
  readonly engines: readonly CompiledEngine[];
  /** The make of each model, by the model's value text. */
  readonly makeOfModel: ReadonlyMap<string, string>;
  readonly patternRows: number;
  /** How many rows were left out because their key cannot be read. */
  readonly unreadableRows: number;
}

/**
 * Joins the tables, drops rows that no VIN can reach, and sorts the rest so that similar rows
 * are neighbours. `told` limits the facts to these elements, and leaves out the
 * names of schemas.
 */
export function compile(
  snapshot: Snapshot,
  told?: ReadonlySet<number>,
  report: (what: string) => void = () => {},
): Compiled {
  const toFact = factReader(snapshot, told);
  const bySchema = snapshot.patterns.bySchema();
  const rowsOf = (id: number) =>
    Array.from(bySchema.get(id) ?? [], (index) => snapshot.patterns.row(index));
  const linksOf = groupBy(snapshot.links, (link) => link.wmiId);
  const order = schemaOrder(snapshot);
  const texts = new Texts();
  let unreadableRows = 0;
  const schemas = order.map(({ id, name, isUnchecked }, at) => {
    if (at % schemasPerReport === 0) report(`joined ${at} of ${order.length} schemas`);
    const rows = rowsOf(id);
    const readable = rows.filter(({ key }) => isReadable(key));
    unreadableRows += rows.length - readable.length;
    const entries = toEntries(readable, isUnchecked ? () => undefined : toFact);
    return new CompiledSchema({ id, name: told ? "" : tidy(name) }, entries, texts);
  });
  const indexOf = new Map(order.map(({ id }, index) => [id, index]));
  const engines = toEngines(snapshot, toFact);
  const specifications = toSpecifications(snapshot, toFact);
  const defaults = toDefaults(snapshot);
  const makesOf = groupBy(snapshot.wmiMakes, (row) => row.wmiId);
  const wmis = [...snapshot.wmis]
    .sort((one, other) => compareText(one.wmi, other.wmi))
    .map((wmi) => ({
      wmi: wmi.wmi,
      manufacturer: named(snapshot.manufacturers, wmi.manufacturerId),
      makes: (makesOf.get(wmi.id) ?? []).map(({ makeId }) => snapshot.makes.get(makeId) ?? ""),
      vehicleTypeId: wmi.vehicleTypeId ?? 0,
      truckTypeId: wmi.truckTypeId ?? 0,
      country: named(snapshot.countries, wmi.countryId),
      links: toLinks(linksOf.get(wmi.id) ?? [], indexOf),
    }));
  return {
    elements: toElements(snapshot, { schemas, specifications, engines, defaults }),
    defaults,
    vehicleTypes: [...(snapshot.lookups.get("vehicletype") ?? [])].map(([id, name]) =>
      listValue(oneLine(name), id),
    ),
    specifications,
    exceptions: [...snapshot.exceptions].sort(compareText),
    schemas,
    wmis,
    engines,
    makeOfModel: new Map(
      [...snapshot.models].map(([id, name]) => {
        const make = snapshot.makes.get(snapshot.makeOfModel.get(id) ?? -1) ?? "";
        return [modelValue(oneLine(name), oneLine(make)), oneLine(make)];
      }),
    ),
    patternRows: countFacts(schemas),
    unreadableRows,
  };
}

const schemasPerReport = 2000;

function countFacts(schemas: readonly CompiledSchema[]): number {
  let count = 0;
  for (const schema of schemas) schema.forEachFact(() => count++);
  return count;
}

function named(names: ReadonlyMap<number, string>, id: number | null): string | undefined {
  const name = id === null ? undefined : names.get(id);
  return name === undefined ? undefined : oneLine(name);
}

function toLinks(
  links: Snapshot["links"],
  indexOf: ReadonlyMap<number, number>,
): CompiledWmi["links"] {
  return links
    .flatMap(({ schemaId, yearFrom, yearTo }) => {
      const schema = indexOf.get(schemaId);
      return schema === undefined ? [] : [{ schema, yearFrom, yearTo }];
    })
    .sort((one, other) => one.schema - other.schema);
}

/**
 * Sorts schemas by manufacturer, WMI, first year and name, so that consecutive years
 * are neighbours.
 */
function schemaOrder(snapshot: Snapshot): Snapshot["schemas"] {
  const wmis = new Map(snapshot.wmis.map((wmi) => [wmi.id, wmi]));
  const first = new Map<number, { wmi: WmiRow; yearFrom: number }>();
  for (const { wmiId, schemaId, yearFrom } of snapshot.links) {
    const wmi = wmis.get(wmiId);
    const known = first.get(schemaId);
    if (wmi === undefined) continue;
    if (known === undefined || compareText(wmi.wmi, known.wmi.wmi) < 0) {
      first.set(schemaId, { wmi, yearFrom });
    }
  }
  const sortKey = ({ id, name }: { id: number; name: string }): string => {
    const { wmi, yearFrom = 0 } = first.get(id) ?? {};
    const manufacturer = snapshot.manufacturers.get(wmi?.manufacturerId ?? -1) ?? "";
    return [manufacturer, wmi?.wmi, yearFrom, name, String(id).padStart(9, "0")].join("\u0000");
  };
  return snapshot.schemas
    .filter(({ id }) => first.has(id))
    .map((schema) => ({ schema, sort: sortKey(schema) }))
    .sort((one, other) => compareText(one.sort, other.sort))
    .map(({ schema }) => schema);
}

/**
 * The rows of each engine, newest first. So the first of two conversions is the one that counts.
 */
function toEngines(snapshot: Snapshot, toFact: FactReader): CompiledEngine[] {
  const byEngine = groupBy(snapshot.enginePatterns, (row) => row.engineId);
  return snapshot.engines
    .map(({ id, name }) => {
      const rows = [...(byEngine.get(id) ?? [])].sort(
        (one, other) =>
          other.changedOn - one.changedOn || one.elementId - other.elementId || one.id - other.id,
      );
      const facts = rows.flatMap((row) => toFact({ ...row, key: "" }) ?? []);
      const seen = new Set<number>();
      const kept = facts.filter(({ elementId }) => {
        if (keepsAll.has(elementId)) return true;
        return !seen.has(elementId) && seen.add(elementId);
      });
      return { name: name.trim().toLowerCase(), facts: kept };
    })
    .sort((one, other) => compareText(one.name, other.name));
}
