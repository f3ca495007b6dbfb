import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makerTable, marketTables } from "../../scripts/update-coverage.ts";
import { decodeVin, type Vehicle } from "../../src/node/index.ts";
import europe from "../cases/makers-europe.json" with { type: "json" };
import world from "../cases/makers-world.json" with { type: "json" };

/** What is known about the car of a VIN. `year` is null if the VIN contains no year. */
interface KnownCar {
  readonly vin: string;
  readonly make: string;
  readonly model?: string;
  readonly year?: number | null;
  readonly bodyType?: string;
  readonly litres?: number;
  readonly cc?: number;
  readonly fuel?: string;
}

const now = (): number => Date.UTC(2026, 10, 20);
const decode = (vin: string): Vehicle => decodeVin(vin, { now });
const warned = (vehicle: Vehicle): readonly string[] => vehicle.warnings.map(({ code }) => code);

const checkMake = (vehicle: Vehicle, car: KnownCar): void => {
  if (vehicle.make === undefined) expect(vehicle.makeCandidates).toContain(car.make);
  else expect(vehicle.make).toBe(car.make);
};

const checkModel = (vehicle: Vehicle, car: KnownCar): void => {
  if (car.model === undefined) return;
  if (vehicle.model !== undefined) expect(vehicle.model).toBe(car.model);
  else if (vehicle.modelCandidates) expect(vehicle.modelCandidates).toContain(car.model);
};

const checkYear = (vehicle: Vehicle, car: KnownCar): void => {
  if (car.year === undefined) return;
  if (car.year === null) {
    expect(vehicle.year).toBeUndefined();
    expect(warned(vehicle)).toContain("year_not_encoded");
    return;
  }
  if (vehicle.year !== undefined) expect(vehicle.year).toBe(car.year);
  else {
    const ambiguous = vehicle.warnings.find(({ code }) => code === "year_ambiguous");
    expect(ambiguous).toMatchObject({ candidates: expect.arrayContaining([car.year]) });
  }
};

const checkEngine = ({ engine, bodyType }: Vehicle, car: KnownCar): void => {
  if (bodyType !== undefined && car.bodyType !== undefined) expect(bodyType).toBe(car.bodyType);
  if (engine?.fuel !== undefined && car.fuel !== undefined) expect(engine.fuel).toBe(car.fuel);
  const litres = engine?.capacityLitres ?? (engine?.capacityCc ?? 0) / 1000;
  const known = car.litres ?? (car.cc ?? 0) / 1000;
  if (litres > 0 && known > 0) expect(Math.abs(litres - known)).toBeLessThan(0.1);
};

describe.each([
  ["Europe", europe.cases as readonly KnownCar[]],
  ["the world", world.cases as readonly KnownCar[]],
])("cars of %s are decoded correctly or not at all", (_, cars) => {
  test.each(cars.map((car) => [car.vin, car] as const))("%s", (vin, car) => {
    const vehicle = decode(vin);
    checkMake(vehicle, car);
    checkModel(vehicle, car);
    checkYear(vehicle, car);
    checkEngine(vehicle, car);
  });
});

test("docs/vin-coverage.md states the results per market", async () => {
  const docs = readFileSync(new URL("../../../../docs/vin-coverage.md", import.meta.url), "utf8");
  const { europe: ofEurope, world: ofTheWorld } = marketTables();
  expect(docs).toContain(ofEurope);
  expect(docs).toContain(ofTheWorld);
  expect(docs).toContain(await makerTable());
});

test("the check digit of every known car of the world is judged correctly", () => {
  for (const { vin, checkDigit } of world.cases) {
    expect(decode(vin).checkDigit.valid, vin).toBe(checkDigit);
  }
});
