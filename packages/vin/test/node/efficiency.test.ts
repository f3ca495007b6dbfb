import { loadData, loadEpa } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { createDecoder, type Vehicle, VinError } from "../../src/index.ts";
import { dataVersions, decodeVin } from "../../src/node/index.ts";
import { openEfficiency } from "../../src/openEfficiency.ts";
import { readRecordedAnswers } from "../dump/recorded-answers.ts";

const now = () => Date.UTC(2026, 10, 27);
const table = openEfficiency(loadEpa());
const isNotRated = /^[3-8]/;

/** The cars, MPVs and light trucks among NHTSA's recorded answers. */
const light = readRecordedAnswers().flatMap(({ vin, values }) => {
  const vehicle = decodeVin(vin, { now });
  const { vehicleType = "", gvwrClass = "" } = vehicle;
  const isLight = ["car", "mpv", "truck", "incomplete"].includes(vehicleType);
  return isLight && !isNotRated.test(gvwrClass) ? [{ values, vehicle }] : [];
});

/** The difference between the best and the worst consumption that fits; undefined without one. */
function spreadOf({ efficiency }: Vehicle): number | undefined {
  const combined = efficiency?.combinedMpg;
  if (combined === undefined) return undefined;
  return typeof combined === "number" ? 0 : combined.max - combined.min;
}

describe("the light vehicles among the recorded answers", () => {
  test("have a drive type in 9 of 10 cases", () => {
    expect(light.length).toBeGreaterThan(900);
    const told = light.filter(({ vehicle }) => vehicle.driveType !== undefined);
    expect(told.length / light.length).toBeGreaterThan(0.93);
  });

  test("have a consumption within 2 miles per gallon in 8 of 9 cases", () => {
    const close = light.filter(({ vehicle }) => (spreadOf(vehicle) ?? 99) <= 2);
    expect(close.length / light.length).toBeGreaterThan(0.88);
  });

  test("have the drive type of NHTSA from EPA too, where NHTSA's is hidden, but for two", () => {
    const kindOf = (drive: string) => {
      if (/FWD|front/.test(drive)) return "front";
      if (/RWD|rear/.test(drive)) return "rear";
      return /4x2/.test(drive) ? "two" : "four";
    };
    const different = light.flatMap(({ values, vehicle }) => {
      const declared = values.get("Drive Type");
      const { make, model, year, driveType: _, ...known } = vehicle;
      if (declared === undefined || make === undefined || model === undefined) return [];
      const found = table.find({ ...known, make, model, year: year ?? 0 })?.driveType;
      if (found === undefined) return [];
      const [one, other] = [kindOf(declared), kindOf(found)];
      const isSame = one === other || (one === "two" && other !== "four");
      return isSame ? [] : [`${vehicle.vin} ${model}`];
    });
    // EPA rated the Navigator and this Avalanche only with two driven wheels.
    expect(different).toEqual(["3GNFK12089G232546 Avalanche", "5LMFU28579LJ01003 Navigator"]);
  });
});

test("one row, or rows that agree, give numbers", () => {
  const { efficiency, driveType, transmission, confidence } = decodeVin("1HGCM82633A004352");
  expect(efficiency).toEqual({
    cityMpg: 19,
    highwayMpg: 27,
    combinedMpg: 22,
    litresPer100Km: 10.7,
    co2GramsPerMile: 404,
    class: "Midsize Cars",
    source: "epa",
  });
  expect({ driveType, transmission }).toEqual({
    driveType: "front-wheel",
    transmission: { style: "automatic", speeds: 5 },
  });
  expect(confidence).toMatchObject({ driveType: "one_source" });
});

test("rows that differ give ranges, and an electric car has kilowatt-hours and a range", () => {
  const { efficiency } = decodeVin("5YJ3E1EA7KF317000");
  expect(efficiency).toMatchObject({
    kWhPer100Miles: { min: 25.4, max: 28.9 },
    rangeMiles: { min: 220, max: 310 },
  });
  expect(efficiency).not.toHaveProperty("litresPer100Km");
});

test("what NHTSA declares stays, and a warning names what EPA rated", () => {
  const { driveType, warnings } = decodeVin("5LMFU28579LJ01003");
  expect(driveType).toBe("four-wheel");
  expect(warnings.find(({ code }) => code === "epa_differs")).toMatchObject({
    message: expect.stringContaining("EPA rated this vehicle only with: Rear-Wheel Drive."),
    fields: ["driveType"],
  });
});

test("the explanation names the rows and the source", () => {
  const { explanation } = decodeVin("1HGCM82633A004352", { explain: true });
  const field = explanation?.fields.find((each) => each.field === "efficiency.combinedMpg");
  expect(field).toMatchObject({ value: 22, source: "epa", rule: "one row of EPA fits" });
  expect(explanation?.sources.map(({ id }) => id)).toContain("epa");
});

test.each([
  ["a heavy truck", "1FVACWDT39HAJ3496"],
  ["a car of another market", "WVWZZZ1KZAW000001"],
])("%s has none", (_, vin) => {
  expect(decodeVin(vin)).not.toHaveProperty("efficiency");
});

test("a decoder without the table has none, and says nothing of it", () => {
  const vehicle = createDecoder(loadData()).decodeVin("5LMFU28579LJ01003");
  expect(vehicle).not.toHaveProperty("efficiency");
  expect(vehicle.warnings.map(({ code }) => code)).not.toContain("epa_differs");
});

test("the table has its day, and a damaged file is refused", () => {
  expect(dataVersions()).toContainEqual({
    table: "epa",
    version: "2025-10-29",
    sourceDate: "2025-10-29",
  });
  const bytes = loadEpa().slice();
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  expect(() => openEfficiency(bytes)).toThrow(VinError);
  expect(() => openEfficiency(loadData())).toThrow("epa.bin.gz of @almanac/vin-data");
});
