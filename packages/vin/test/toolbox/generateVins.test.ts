import { loadData } from "@almanac/vin-data/node";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDecoder, createToolbox } from "../../src/index.ts";
import {
  checkDigit,
  decodeVin,
  generateVins,
  safeGenerateVins,
  VinError,
  type VinGenerationRequest,
} from "../../src/node/index.ts";
import { faultsOf } from "./faults-of.ts";

const now = () => Date.UTC(2026, 10, 22);
const vinsOf = (request: VinGenerationRequest) =>
  generateVins(request).vehicles.map(({ vin }) => vin);

// generateVins.exhaustive.test.ts invents 100,000 of most kinds.
describe("invented VINs", () => {
  test.each<[string, VinGenerationRequest]>([
    ["any make", { count: 100 }],
    ["a make", { make: "ford", count: 100, seed: 5 }],
    ["a make, a model and a year", { make: "Honda", model: "ACCORD", year: 2015, count: 100 }],
    ["a year", { year: 2020, count: 100 }],
    ["a heavy truck", { make: "Freightliner", count: 100 }],
    ["a motorcycle", { make: "Harley-Davidson", count: 50 }],
    ["any make elsewhere", { market: "elsewhere", count: 200 }],
    [
      "a make elsewhere that writes no year",
      { make: "Mercedes-Benz", market: "elsewhere", count: 50 },
    ],
    [
      "a model and a year elsewhere",
      { make: "Volkswagen", model: "Golf", year: 2013, market: "elsewhere", count: 100 },
    ],
  ])("decode without a fault and are all different: %s", (_name, request) => {
    const { vehicles } = generateVins(request);
    expect(vehicles).toHaveLength(request.count ?? 1);
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(vehicles.length);
    expect(vehicles.flatMap((vehicle) => faultsOf(vehicle, request, now))).toEqual([]);
  });

  test("are the same for the same seed, and a smaller count gives the beginning of the same list", () => {
    const request = { make: "Toyota", seed: 11 };
    const twenty = vinsOf({ ...request, count: 20 });
    expect(vinsOf({ ...request, count: 20 })).toEqual(twenty);
    expect(vinsOf({ ...request, count: 5 })).toEqual(twenty.slice(0, 5));
    expect(vinsOf({ ...request, count: 20, seed: 12 })).not.toEqual(twenty);
  });

  test("do not depend on what was decoded before", () => {
    const tools = createToolbox(createDecoder(loadData()));
    expect(tools.generateVins({ count: 10 }).vehicles).toEqual(
      generateVins({ count: 10 }).vehicles,
    );
  });

  test("are drawn from several codes and models, not from one pattern", () => {
    const { vehicles } = generateVins({ make: "Ford", count: 200 });
    expect(new Set(vehicles.map(({ model }) => model)).size).toBeGreaterThan(30);
    expect(new Set(vehicles.map(({ vin }) => vin.slice(0, 3))).size).toBeGreaterThan(10);
  });

  test("have a check digit wherever North America is the market, and say that they are invented", () => {
    const { notice, market, vehicles, dataVersion } = generateVins({ count: 50, seed: 2 });
    expect({ market, dataVersion }).toEqual({
      market: "north-america",
      dataVersion: decodeVin("1HGCM82633A004352").dataVersion,
    });
    expect(notice).toContain("invented");
    for (const { vin, invented } of vehicles) {
      expect(invented).toBe(true);
      expect(checkDigit(vin).valid).toBe(true);
    }
  });

  test("come from the other market if the first has no such vehicle", () => {
    expect(generateVins({ make: "Škoda" })).toMatchObject({ market: "elsewhere" });
    expect(safeGenerateVins({ make: "Škoda", market: "north-america" }).error?.code).toBe(
      "unsupported_vehicle",
    );
  });

  test("of trailers, motorcycles and others have no fault for NHTSA, and every character is read", () => {
    const wanted = [
      { make: "Ferrari", year: 2005 },
      { make: "Pack Mule", model: "Pack Mule" },
      { make: "Challenger Motorcycles", model: "Spirit V8" },
    ];
    for (const request of wanted) {
      const { vehicles } = generateVins({ ...request, count: 5 });
      for (const { vin } of vehicles) {
        const { vpicCodes, warnings, ...vehicle } = decodeVin(vin, { now });
        expect(vehicle).toMatchObject(request);
        expect(vpicCodes).toEqual([0]);
        const codes = warnings.map(({ code }) => code).filter((code) => code !== "unknown_fields");
        expect(codes).toEqual([]);
      }
      expect(vinsOf({ ...request, count: 2 })).toEqual(
        vinsOf({ ...request, count: 5 }).slice(0, 2),
      );
    }
  });

  test("elsewhere are of cars that were: the years of the model, and an engine that it had", () => {
    const wanted = { market: "elsewhere", count: 25 } as const;
    for (const year of [2011, 2018]) {
      expect(safeGenerateVins({ ...wanted, make: "Volkswagen", model: "ID.3", year }).success).toBe(
        false,
      );
    }
    for (const { year = 0 } of generateVins({ ...wanted, make: "Volkswagen", model: "ID.3" })
      .vehicles) {
      expect(year).toBeGreaterThanOrEqual(2020);
    }
    const engines = (make: string, model: string) =>
      vinsOf({ ...wanted, make, model }).map((vin) => decodeVin(vin, { now }).engineModel);
    expect(new Set(engines("Citroën", "Ami"))).toEqual(new Set([undefined]));
    expect(engines("Peugeot", "iON")).toContain("Mitsubishi i-MiEV drive");
    expect(engines("Peugeot", "iON")).not.toContain("electric STLA Medium 97 kWh");
  });

  test("satisfy every rule for any seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), (seed) => {
        const { vehicles } = generateVins({ seed, count: 3 });
        expect(vehicles.flatMap((vehicle) => faultsOf(vehicle, {}, now))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("a request that cannot be met", () => {
  test.each([
    [{ make: "Hnda" }, "unsupported_make", 'did you mean "Honda"?'],
    [{ make: "Honda", model: "Acord" }, "unsupported_model", 'did you mean "Accord"?'],
    [{ make: "Mercedes" }, "unsupported_make", 'did you mean "Mercedes-Benz"?'],
    [{ make: "Tesla", model: "Model 3", year: 1995 }, "unsupported_vehicle", "1995 Tesla Model 3"],
    [{ make: "Tesla", model: "Model Y", year: 2015 }, "unsupported_vehicle", "the years of each"],
    [{ model: "Accord" }, "missing_field", "make is missing"],
    [{ count: 100_001 }, "invalid_value", "from 1 to 100000"],
    [{ seed: 1.5 }, "invalid_value", "seed must be a whole number"],
    [{ make: "" }, "invalid_value", "make must be a text of 1 to 60 characters"],
    [{ market: "europe" }, "invalid_value", "one of north-america, elsewhere"],
    [{ maker: "Honda" }, "unknown_field", 'did you mean "make"?'],
    [7, "invalid_type", "must be an object"],
  ])("%j is refused: %s", (request, code, words) => {
    const { error } = safeGenerateVins(request);
    expect(error).toBeInstanceOf(VinError);
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(words);
    expect(() => generateVins(request as VinGenerationRequest)).toThrow(error?.message);
  });
});

test("createToolbox refuses a decoder that createDecoder did not create", () => {
  expect(() => createToolbox({} as never)).toThrow(VinError);
});
