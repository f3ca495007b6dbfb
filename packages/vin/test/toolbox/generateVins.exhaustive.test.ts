import { expect, test } from "vitest";
import { generateVins, type VinGenerationRequest } from "../../src/node/index.ts";
import { faultsOf } from "./faults-of.ts";

const now = () => Date.UTC(2026, 10, 22);
const count = 100_000;

test.each<[string, VinGenerationRequest]>([
  ["any make", {}],
  ["a make", { make: "Ford", seed: 2 }],
  ["a make, a model and a year", { make: "Honda", model: "Accord", year: 2015, seed: 3 }],
  ["a year", { year: 2019, seed: 4 }],
  ["any make elsewhere", { market: "elsewhere", seed: 5 }],
  [
    "a model and a year elsewhere",
    { make: "Volkswagen", model: "Golf", year: 2013, market: "elsewhere" },
  ],
])(
  "100,000 invented VINs decode without a fault, and none is given twice: %s",
  (_name, request) => {
    const { vehicles } = generateVins({ ...request, count });
    expect(vehicles).toHaveLength(count);
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(count);
    const faults = vehicles.flatMap((vehicle) => faultsOf(vehicle, request, now));
    expect(faults.slice(0, 5)).toEqual([]);
  },
  600_000,
);
