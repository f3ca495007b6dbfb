import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import {
  createDecoder,
  createToolbox,
  decodeVin,
  generateVins,
  listMakes,
  listModels,
  lookUpWmi,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
} from "../../src/node/index.ts";

describe("lookUpWmi", () => {
  test("combines NHTSA's table, its catalogue and the world table", () => {
    expect(lookUpWmi(" 1hg ")).toMatchObject({
      wmi: "1HG",
      makes: ["Honda"],
      manufacturer: "AMERICAN HONDA MOTOR CO., INC.",
      manufacturerId: 988,
      vehicleType: "car",
      country: "US",
      region: "north-america",
      declaredYears: { from: 1981 },
      registeredOn: "2015-03-26",
      smallMaker: false,
    });
    expect(lookUpWmi("1HG").sources.map(({ id }) => id)).toContain("vpic");
  });

  test("knows codes that NHTSA does not list", () => {
    const skoda = lookUpWmi("TMB");
    expect(skoda).toMatchObject({ makes: ["Škoda"], country: "CZ", confidence: "two_sources" });
    expect(skoda).not.toHaveProperty("manufacturerId");
    expect(skoda).not.toHaveProperty("declaredYears");
  });

  test("lists every make of a shared code", () => {
    expect(lookUpWmi("W0L").makes).toEqual(["Opel", "Vauxhall", "Chevrolet"]);
  });

  test("accepts six characters for a maker of few vehicles, and requires them", () => {
    expect(lookUpWmi("1A9005")).toMatchObject({ smallMaker: true, country: "US" });
    expect(safeLookUpWmi("1A9").error?.message).toContain("Send six characters");
  });

  test("agrees with the decoder about the make of its codes", () => {
    for (const { vin, make } of generateVins({ count: 200, seed: 4 }).vehicles) {
      expect(lookUpWmi(vin.slice(0, 3)).makes, vin).toContain(make);
    }
  });

  test("has no numbers and days without a catalogue", () => {
    const { lookUpWmi: look, safeListMakes: list } = createToolbox(createDecoder(loadData()));
    expect(look("1HG")).toMatchObject({ makes: ["Honda"] });
    expect(look("1HG")).not.toHaveProperty("manufacturerId");
    expect(list().error?.code).toBe("missing_data");
  });

  test.each([
    ["1HGC", "invalid_length"],
    ["1HGCM82633A004352", "invalid_length"],
    ["1HÖ", "invalid_character"],
    ["1HO", "invalid_character"],
    ["000", "unknown_wmi"],
    [7, "invalid_type"],
    [undefined, "missing_field"],
  ])("refuses %s: %s", (given, code) => {
    expect(safeLookUpWmi(given).error?.code).toBe(code);
  });
});

describe("listMakes", () => {
  test("lists NHTSA's makes with their numbers, and makes of other markets without one", () => {
    const { makes, count, dataVersion } = listMakes();
    expect(count).toBe(makes.length);
    expect(count).toBeGreaterThan(12_119);
    expect(dataVersion).toBe(decodeVin("1HGCM82633A004352").dataVersion);
    const find = (name: string) => makes.find((make) => make.name === name);
    expect(find("Honda")).toMatchObject({ id: 474 });
    expect(find("Škoda")).toEqual({ name: "Škoda", vehicleTypes: ["car"] });
    // Only the models of its code say the brand of a Dacia.
    expect(find("Dacia")).toEqual({ name: "Dacia", vehicleTypes: ["car"] });
    expect(listModels({ make: "Dacia" }).models).toMatchObject([
      { name: "Dokker" },
      { name: "Lodgy" },
      { name: "Logan" },
      { name: "Sandero" },
      { name: "Spring" },
    ]);
    expect(find("Citroën")).toBeDefined();
    const names = makes.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test("filters by kind of vehicle and by a part of the name, without accents", () => {
    expect(listMakes({ vehicleType: "motorcycle", contains: "HARLEY-D" }).makes).toMatchObject([
      { name: "Harley-Davidson" },
    ]);
    expect(listMakes({ contains: "skoda" }).makes.map(({ name }) => name)).toEqual(["Škoda"]);
    expect(listMakes({ contains: "no such make" })).toMatchObject({ makes: [], count: 0 });
  });

  test.each([
    [{ vehicleType: "boat" }, "invalid_value"],
    [{ contains: "" }, "invalid_value"],
    [{ type: "car" }, "unknown_field"],
    [null, "invalid_type"],
  ])("refuses %j: %s", (request, code) => {
    expect(safeListMakes(request).error?.code).toBe(code);
  });
});

describe("listModels", () => {
  test("has the model years that are declared", () => {
    const { make, makeId, models } = listModels({ make: "honda" });
    expect({ make, makeId }).toEqual({ make: "Honda", makeId: 474 });
    const fit = models.find(({ name }) => name === "Fit");
    expect(fit).toMatchObject({ markets: expect.arrayContaining(["north-america"]) });
    const years = models.find(({ name }) => name === "CB1100")?.years;
    expect(years).toEqual([{ from: 2013, to: 2018 }]);
  });

  test("lists only the models of a year if one is given", () => {
    const names = (year: number) =>
      listModels({ make: "Honda", year }).models.map(({ name }) => name);
    expect(names(2015)).toContain("CB1100");
    expect(names(2019)).not.toContain("CB1100");
    expect(listModels({ make: "Tesla", year: 1990 })).toMatchObject({ year: 1990, models: [] });
  });

  test("has models of other markets, with the years that sources document", () => {
    const { models } = listModels({ make: "Skoda" });
    expect(models.find(({ name }) => name === "Octavia")).toMatchObject({ markets: ["elsewhere"] });
  });

  test("contains the model of every invented VIN, in its year", () => {
    for (const { vin, make, model, year } of generateVins({ count: 200, seed: 6 }).vehicles) {
      const { models } = listModels({ make, ...(year === undefined ? {} : { year }) });
      expect(
        models.map(({ name }) => name),
        vin,
      ).toContain(model);
    }
  });

  test.each([
    [{}, "missing_field", "make is missing"],
    [{ make: "Hnda" }, "unsupported_make", 'did you mean "Honda"?'],
    [{ make: "Honda", year: 1066 }, "invalid_value", "from 1980 to 2100"],
    [{ make: "Honda", year: "2015" }, "invalid_type", "year must be"],
    [{ make: 7 }, "invalid_type", "make must be"],
  ])("refuses %j: %s", (request, code, words) => {
    const { error } = safeListModels(request);
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(words);
  });
});
