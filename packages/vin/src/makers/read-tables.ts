import type { Fact, MakerInput, MakerReading, YearReading } from "../internal/maker-module.ts";
import { type IndexedRow, indexRows, matchRows, mostTelling, type RowIndex } from "./index-rows.ts";
import type {
  BodyRow,
  EngineRow,
  Grade,
  MakerTables,
  ModelRow,
  PlantRow,
  Span,
  WmiRow,
} from "./rows.ts";

interface Indexes {
  readonly models: RowIndex<ModelRow>;
  readonly engines: RowIndex<EngineRow>;
  readonly bodies: RowIndex<BodyRow>;
  readonly plants: RowIndex<PlantRow>;
}

/** What the tables of one maker say about a VIN, before the maker's own rules. */
export interface TableReading {
  readonly wmi: WmiRow | undefined;
  readonly facts: Omit<MakerReading, "market" | "year">;
  /** The years documented for the type, where one row was met. */
  readonly span: Span | undefined;
  /** The years among the candidates that fit the rows met. */
  readonly years: readonly number[];
}

const fact = <Value>(
  value: Value,
  confidence: Grade,
  sources: string,
  why: string,
): Fact<Value> => ({
  value,
  confidence,
  sources: sources.split("+"),
  why,
});

const weakest = (grades: readonly Grade[]): Grade => (grades.includes("B") ? "B" : "A");

const why = (rows: readonly IndexedRow<ModelRow>[]): string =>
  [...new Set(rows.map(({ row }) => row[0]))].join(" or ");

const modelFacts = (
  rows: readonly IndexedRow<ModelRow>[],
  yearsAreProduction: boolean,
): Omit<MakerReading, "market"> => {
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

/** A truck, bus or motorcycle by its model is one, whatever else its WMI stands on. */
const heavyType = ({ bodyType }: Omit<MakerReading, "market">): Omit<MakerReading, "market"> => {
  const body = bodyType?.value;
  return bodyType && (body === "truck" || body === "bus" || body === "motorcycle")
    ? { vehicleType: { ...bodyType, value: body } }
    : {};
};

const engineFacts = (rows: readonly IndexedRow<EngineRow>[]): Omit<MakerReading, "market"> => {
  const [only, ...others] = mostTelling(rows);
  if (only === undefined || others.length > 0) return {};
  const [key, says, grade, sources] = only.row;
  const of = <Value>(value: Value): Fact<Value> => fact(value, grade, sources, key);
  return {
    ...(says.engine === undefined ? {} : { engineModel: of(says.engine) }),
    ...(says.variant === undefined ? {} : { series: of(says.variant) }),
    ...(says.fuel === undefined ? {} : { fuel: of(says.fuel) }),
    ...(says.electrification === undefined ? {} : { electrification: of(says.electrification) }),
    ...(says.cc === undefined ? {} : { capacityCc: of(says.cc) }),
    ...(says.litres === undefined ? {} : { capacityLitres: of(says.litres) }),
    ...(says.kw === undefined ? {} : { powerKw: of(says.kw) }),
    ...(says.cylinders === undefined ? {} : { cylinders: of(says.cylinders) }),
  };
};

const bodyFacts = (rows: readonly IndexedRow<BodyRow>[]): Omit<MakerReading, "market"> => {
  const [only, ...others] = mostTelling(rows);
  if (only === undefined || others.length > 0) return {};
  const [key, body, doors, grade, sources] = only.row;
  return {
    bodyType: fact(body, grade, sources, key),
    ...(doors === undefined ? {} : { doors: fact(doors, grade, sources, key) }),
  };
};

const plantFacts = (rows: readonly IndexedRow<PlantRow>[]): Omit<MakerReading, "market"> => {
  const [only, ...others] = mostTelling(rows);
  if (only === undefined || others.length > 0) return {};
  const [key, city, country, sources] = only.row;
  return { plant: fact({ city, country }, "B", sources, key) };
};

/** A reader of one maker's tables; the indexes are built at the first VIN. */
export const tableReader = (
  tables: MakerTables,
): ((input: MakerInput, years: readonly number[]) => TableReading) => {
  let indexes: Indexes | undefined;
  const build = (): Indexes => ({
    models: indexRows(tables.models),
    engines: indexRows(tables.engines ?? []),
    bodies: indexRows(tables.bodies ?? []),
    plants: indexRows(tables.plants ?? []),
  });
  return ({ vin, wmi }, years) => {
    indexes ??= build();
    const wmiRow = tables.wmis[wmi];
    const brand = wmiRow?.brand;
    const models = mostTelling(matchRows(indexes.models, vin, brand, years));
    const [first, ...others] = models;
    const brandFact =
      brand === undefined ? {} : { make: fact(brand, "A", tables.wmiSources, `WMI ${wmi}`) };
    const typeFact =
      wmiRow?.vehicleType === undefined
        ? {}
        : { vehicleType: fact(wmiRow.vehicleType, "B", tables.wmiSources, `WMI ${wmi}`) };
    const named = modelFacts(models, tables.yearsAreProduction === true);
    return {
      wmi: wmiRow,
      facts: {
        ...brandFact,
        ...typeFact,
        ...bodyFacts(matchRows(indexes.bodies, vin, brand, years)),
        ...named,
        ...heavyType(named),
        ...engineFacts(matchRows(indexes.engines, vin, brand, years)),
        ...plantFacts(matchRows(indexes.plants, vin, brand, years)),
      },
      span: first !== undefined && others.length === 0 ? first.row[6] : undefined,
      years: years.filter(
        (year) =>
          models.length === 0 || models.some((row) => year >= row.fromYear && year <= row.toYear),
      ),
    };
  };
};

/** The reading for a maker that writes no year. */
export const notEncoded = (why: string): YearReading => ({ status: "not_encoded", why });
