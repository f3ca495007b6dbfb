import { describe, expect, test } from "vitest";
import { extent } from "../../../../test/sample-or-everything.ts";
import { electricModels, fuelCellModels } from "../../src/data/one-drive-models.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { decodeVin, generateVins } from "../../src/node/index.ts";

const now = () => Date.UTC(2026, 10, 28);
const namesInTables = new Set(
  allMakers().flatMap(
    ({ tables }) => tables?.models.flatMap(([, each]) => each.split(" / ")) ?? [],
  ),
);
const listed = [electricModels, fuelCellModels].flatMap((list) =>
  Object.entries(list).flatMap(([make, models]) =>
    models.map(([model, , since]) => ({ make, model, since })),
  ),
);

test("the list of models with one drive has only models of the tables", () => {
  expect(listed.filter(({ model }) => !namesInTables.has(model))).toEqual([]);
});

describe("a model that exists only as electric has its fuel and electrification", () => {
  test.each([
    ["WVWZZZE1ZPP011792", "ID.3"],
    ["SJNFAAZE1U0018671", "Leaf"],
    ["VF1AGVYF05W007735", "Zoe"],
    ["VR7CBZYA0RJ006207", "ë-C3"],
    ["LPSVSEGEKNL074883", "2"],
    ["WP0ZZZY1ZNSA00001", "Taycan"],
    ["W1K2938901F000001", "EQC"],
    ["WF0TK1E47PMA97717", "Mustang Mach-E"],
  ])("%s is a %s", (vin, model) => {
    const vehicle = decodeVin(vin, { now });
    expect(vehicle).toMatchObject({
      model,
      engine: { fuel: "electric" },
      electrification: "battery",
    });
    expect(vehicle.confidence?.["engine.fuel"]).toBeDefined();
  });

  test("also if the VIN does not distinguish two of them", () => {
    expect(decodeVin("VR3KCZKZ2RJ001681", { now })).toMatchObject({
      modelCandidates: ["e-3008", "e-5008"],
      engine: { fuel: "electric" },
    });
  });

  test("and so has each one that is invented", () => {
    for (const { make, model } of extent.oneIn(5, listed)) {
      for (const { vin } of inventedOf(make, model)) {
        const { engine, electrification } = decodeVin(vin, { now });
        const isFuelCell = fuelCellModels[make]?.some(([each]) => each === model) ?? false;
        expect({ model, fuel: engine?.fuel, electrification }).toEqual({
          model,
          fuel: isFuelCell ? "hydrogen" : "electric",
          electrification: isFuelCell ? "fuel-cell" : "battery",
        });
      }
    }
  });
});

/** Some invented VINs of a model elsewhere; none if the tables have no row for it alone. */
function inventedOf(make: string, model: string) {
  try {
    return generateVins({ make, model, market: "elsewhere", count: 5 }).vehicles;
  } catch {
    return [];
  }
}

describe("a model that had another drive too has no fuel by its name", () => {
  test.each(["WBY1Z410X0V000001", "KNACB81CGH5000001", "VF1HJD40465510000"])("%s", (vin) => {
    expect(decodeVin(vin, { now }).engine?.fuel).toBeUndefined();
  });
});

test("no electric model is older than its first year", () => {
  expect(decodeVin("WVWZZZE1ZBP011792", { now }).year).toBeUndefined();
});
