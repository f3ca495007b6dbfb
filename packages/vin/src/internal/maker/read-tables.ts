import { presentFields } from "../vin/present-fields.ts";
import type { Grade } from "./confidence.ts";
import type { Fact, MakerInput, MakerReading, YearReading } from "./maker-module.ts";
import {
  type IndexedRow,
  indexRows,
  type KeyedRow,
  matchRows,
  mostTelling,
  type RowIndex,
} from "./row-index.ts";
import { isPossibleBody, plantFilter, settleBrand } from "./settle-brand.ts";
import type {
  BodyRow,
  BrandRow,
  EngineRow,
  MakerTables,
  ModelRow,
  PlantRow,
  Span,
} from "./table-rows.ts";

interface Indexes {
  readonly models: RowIndex<ModelRow>;
  readonly engines: RowIndex<EngineRow>;
  readonly bodies: RowIndex<BodyRow>;
  readonly plants: RowIndex<PlantRow>;
  readonly brands: RowIndex<BrandRow>;
}

type Facts = Omit<MakerReading, "market" | "year">;

/** What the tables of one maker say about a VIN, before the maker's own rules are applied. */
export interface TableReading {
  readonly facts: Facts;
  /** The documented years of the type, if exactly one row matched. */
  readonly span: Span | undefined;
  /** The candidate years that fit the rows that matched. */
  readonly years: readonly number[];
}

const fact = <Value>(value: Value, grade: Grade, sources: string, why: string): Fact<Value> => ({
  value,
  grade,
  sources: sources.split("+"),
  why,
});

const weakest = (grades: readonly Grade[]): Grade => (grades.includes("B") ? "B" : "A");

const why = (rows: readonly IndexedRow<ModelRow>[]): string =>
  [...new Set(rows.map(({ row }) => row[0]))].join(" or ");

const modelFacts = (rows: readonly IndexedRow<ModelRow>[], yearsAreProduction: boolean): Facts => {
  const named = rows.filter(({ row }) => row[1] !== "");
  const names = [...new Set(named.flatMap(({ row }) => row[1].split(" / ")))];
  const [name] = names;
  if (name === undefined) return {};
  const grade = weakest(named.map(({ row }) => row[4]));
  const sources = [...new Set(named.flatMap(({ row }) => row[5].split("+")))].join("+");
  const because = why(named);
  const generations = new Set(named.map(({ row }) => row[2]));
  const [generation = ""] = generations;
  const bodies = new Set(named.map(({ row }) => row[3]));
  const [body = ""] = bodies;
  const [from, to] = yearsAreProduction && named.length === 1 ? (named[0]?.row[6] ?? []) : [];
  return {
    ...(names.length === 1
      ? { model: fact(name, grade, sources, because) }
      : { modelCandidates: fact(names, grade, sources, because) }),
    ...(generations.size === 1 && generation !== "" && names.length === 1
      ? { generation: fact(generation, grade, sources, because) }
      : {}),
    ...(bodies.size === 1 && body !== "" ? { bodyType: fact(body, grade, sources, because) } : {}),
    ...(from === undefined
      ? {}
      : {
          productionYears: fact(
            { from, ...(to === undefined ? {} : { to }) },
            grade,
            sources,
            because,
          ),
        }),
  };
};

/**
 * If the model is a truck, bus or motorcycle, so is the vehicle, even if its WMI is also used
 * for cars.
 */
const heavyType = ({ bodyType }: Facts): Facts => {
  const body = bodyType?.value;
  return bodyType && (body === "truck" || body === "bus" || body === "motorcycle")
    ? { vehicleType: { ...bodyType, value: body } }
    : {};
};

const engineFacts = ({ row: [key, engine, grade, sources] }: IndexedRow<EngineRow>): Facts => {
  const of = <Value>(value: Value | undefined): Fact<Value> | undefined =>
    value === undefined ? undefined : fact(value, grade, sources, key);
  return presentFields({
    engineModel: of(engine.engine),
    series: of(engine.variant),
    fuel: of(engine.fuel),
    electrification: of(engine.electrification),
    capacityCc: of(engine.cc),
    capacityLitres: of(engine.litres),
    powerKw: of(engine.kw),
    cylinders: of(engine.cylinders),
  });
};

const bodyFacts = ({ row: [key, body, doors, grade, sources] }: IndexedRow<BodyRow>): Facts => ({
  bodyType: fact(body, grade, sources, key),
  ...(doors === undefined ? {} : { doors: fact(doors, grade, sources, key) }),
});

const plantFacts = ({ row: [key, city, country, sources] }: IndexedRow<PlantRow>): Facts => ({
  plant: fact({ city, country }, "B", sources, key),
});

const wmiFacts = (wmi: string, tables: MakerTables): Facts => {
  const { brand, vehicleType } = tables.wmis[wmi] ?? {};
  const why = `WMI ${wmi}`;
  const { wmiSources } = tables;
  return presentFields({
    make: brand === undefined ? undefined : fact(brand, "A", wmiSources, why),
    vehicleType: vehicleType === undefined ? undefined : fact(vehicleType, "B", wmiSources, why),
  });
};

const nothing: Facts = {};

/** Caches the facts of a row or WMI: they are the same for every VIN. */
const remembered = <Key>(factsOf: (key: Key) => Facts): ((key: Key | undefined) => Facts) => {
  const known = new Map<Key, Facts>();
  return (key) => {
    if (key === undefined) return nothing;
    const facts = known.get(key) ?? factsOf(key);
    known.set(key, facts);
    return facts;
  };
};

const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined;

/** Reads a VIN with one maker's tables. The indexes are built for the first VIN. */
type TableReader = (input: MakerInput, years: readonly number[]) => TableReading;

/** Creates a reader of one maker's tables. */
export const tableReader = (tables: MakerTables): TableReader => {
  let indexes: Indexes | undefined;
  const build = (): Indexes => ({
    models: indexRows(tables.models),
    engines: indexRows(tables.engines ?? []),
    bodies: indexRows(tables.bodies ?? []),
    plants: indexRows(tables.plants ?? []),
    brands: indexRows(tables.brands ?? []),
  });
  const builtThere = plantFilter(tables.builtAt ?? []);
  const namedBy = (rows: readonly IndexedRow<ModelRow>[]): Facts => {
    const facts = modelFacts(rows, tables.yearsAreProduction === true);
    return { ...facts, ...heavyType(facts) };
  };
  const ofWmi = remembered((wmi: string) => wmiFacts(wmi, tables));
  const ofModel = remembered((row: IndexedRow<ModelRow>) => namedBy([row]));
  const ofBody = remembered(bodyFacts);
  const ofEngine = remembered(engineFacts);
  const ofPlant = remembered(plantFacts);
  return ({ vin, wmi, latestYear }, years) => {
    indexes ??= build();
    const brand = tables.wmis[wmi]?.brand;
    const met = <Row extends KeyedRow>(
      index: RowIndex<Row>,
      candidates = years,
    ): readonly IndexedRow<Row>[] => mostTelling(matchRows(index, vin, brand, candidates));
    const plant = onlyOne(met(indexes.plants));
    const fitting = met(indexes.models);
    const models = plant === undefined ? fitting : builtThere(fitting, vin, years);
    const model = onlyOne(models);
    const named = models.length > 1 ? namedBy(models) : ofModel(model);
    const body = onlyOne(met(indexes.bodies));
    const fits = body && isPossibleBody(body, models, tables.modelBodies ?? []);
    const { make, ...others } = ofWmi(wmi);
    // A VIN without a year can be of the latest year, so newer brands are possible too.
    const brands = met(indexes.brands, years.length > 0 ? years : [latestYear]);
    return {
      facts: {
        ...others,
        ...settleBrand(make, onlyOne(brands), named.model ?? named.modelCandidates),
        ...ofBody(fits ? body : undefined),
        ...named,
        ...ofEngine(onlyOne(met(indexes.engines))),
        ...ofPlant(plant),
      },
      span: model?.row[6],
      years:
        models.length === 0
          ? years
          : years.filter((year) =>
              models.some(({ fromYear, toYear }) => year >= fromYear && year <= toYear),
            ),
    };
  };
};

/** The year reading of a maker that writes no year. */
export const notEncoded = (why: string): YearReading => ({ status: "not_encoded", why });
