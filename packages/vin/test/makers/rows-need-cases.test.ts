import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tableReader } from "../../src/internal/maker/read-tables.ts";
import { conditionsOf } from "../../src/internal/maker/row-index.ts";
import type { MakerTables } from "../../src/internal/maker/table-rows.ts";
import { allMakers } from "../../src/makers/registry.ts";
import europe from "../cases/makers-europe.json" with { type: "json" };
import world from "../cases/makers-world.json" with { type: "json" };
import { makerInput, readMaker } from "./maker-input.ts";

interface KnownCar {
  readonly vin: string;
  readonly model?: string;
  readonly year?: number | null;
  readonly bodyType?: string;
  readonly litres?: number;
  readonly cc?: number;
  readonly fuel?: string;
}

const lists = [
  "models",
  "engines",
  "bodies",
  "plants",
  "brands",
  "builtAt",
  "modelBodies",
] as const;

type Row = readonly unknown[];

const cars: readonly KnownCar[] = [...europe.cases, ...world.cases];
const carsOf = Map.groupBy(cars, ({ vin }) => readMaker(vin)?.module);

/** What the tables say of the things that are known about a car. */
function statedBy(tables: MakerTables, car: KnownCar): string {
  const { facts } = tableReader(tables)(makerInput(car.vin), car.year ? [car.year] : []);
  const { make, makeCandidates, model, modelCandidates, bodyType, fuel } = facts;
  const stated = [
    make ?? makeCandidates,
    car.model && (model ?? modelCandidates),
    car.bodyType && bodyType,
    car.fuel && fuel,
    (car.litres || car.cc) && (facts.capacityLitres ?? facts.capacityCc),
  ];
  return JSON.stringify(stated.map((fact) => (typeof fact === "object" ? fact.value : undefined)));
}

function isRead(row: Row, { vin }: KnownCar): boolean {
  return conditionsOf(String(row[0])).every(({ start, options }) =>
    options.some((option) => vin.startsWith(option, start)),
  );
}

/** How a row is listed: its key and what it says. */
function nameOf([key, says]: Row): string {
  return `${key}: ${typeof says === "object" ? Object.values(says ?? {}).join(" ") : says}`;
}

const shared = new Map<Row, string>();

/**
 * The rows of every maker, and whether the answer about a known car would be another one without
 * the row.
 */
function* rows(): Generator<readonly [name: string, hasCase: boolean]> {
  const seen = new Map<string, boolean>();
  for (const module of allMakers()) {
    const { id, tables } = module;
    if (tables === undefined) continue;
    const known = carsOf.get(module) ?? [];
    for (const wmi of Object.keys(tables.wmis)) {
      const name = `${id} wmis ${wmi}`;
      seen.set(name, seen.get(name) || known.some(({ vin }) => vin.startsWith(wmi)));
    }
    for (const list of lists) {
      const all: readonly Row[] = tables[list] ?? [];
      for (const row of all) {
        const without = { ...tables, [list]: all.filter((each) => each !== row) };
        const decides = (car: KnownCar) => statedBy(tables, car) !== statedBy(without, car);
        // Modules of one family share lists, so a row has the name of the first module that has it.
        const name = shared.get(row) ?? `${id} ${list} ${nameOf(row)}`;
        shared.set(row, name);
        const hasCase = known.some((car) => isRead(row, car) && decides(car));
        seen.set(name, seen.get(name) || hasCase);
      }
    }
  }
  yield* seen;
}

const withoutCase = [...rows()].filter(([, hasCase]) => !hasCase).map(([name]) => name);

/** The rows whose only evidence is the document that they name as their source. */
const onlySources = readFileSync(
  new URL("../cases/rows-with-only-a-source.txt", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n");

describe("a row of a maker's tables needs a known car whose answer it decides", () => {
  test("or it is in the list of rows with only a source", () => {
    expect(withoutCase.filter((name) => !onlySources.includes(name))).toEqual([]);
  });

  test("the list has no row that is gone or has a case, and never becomes longer", () => {
    expect(onlySources.filter((name) => !withoutCase.includes(name))).toEqual([]);
    expect(onlySources.length).toBeLessThanOrEqual(1406);
  });
});

/** The places of the sources in the rows of each list. */
const sourcesAt = {
  models: 5,
  engines: 3,
  bodies: 4,
  plants: 3,
  brands: 3,
  builtAt: 2,
  modelBodies: 2,
};

test.for(allMakers().filter((module) => module.tables !== undefined))(
  "every row of $id names documents of its maker",
  ({ tables, sources }) => {
    const ids = sources.map(({ id }) => id);
    const named = lists.flatMap((list) =>
      (tables?.[list] ?? []).map((row) => row[sourcesAt[list]]),
    );
    for (const text of [tables?.wmiSources, ...named]) {
      for (const id of String(text).split("+")) expect(ids).toContain(id);
    }
  },
);
