import { describe, expect, test } from "vitest";
import { convertDisplacement } from "../src/internal/nhtsa/capacity.ts";
import { decodeVin } from "../src/node/index.ts";

const now = () => Date.UTC(2026, 10, 20);

const elementsOf = (vin: string) =>
  new Map(
    decodeVin(vin, { now, explain: true }).explanation?.elements.map((each) => [each.id, each]),
  );

describe("the elements of an explanation", () => {
  // NHTSA's numbers: 474 Honda, 1861 Accord, 988 American Honda, 3 Coupe, 4 Gasoline, 2
  // Passenger Car.
  const accord = elementsOf("1HGCM82633A004352");

  test("have NHTSA's names, values and numbers", () => {
    expect(accord.get(5)).toMatchObject({ name: "Body Class", value: "Coupe", valueId: 3 });
    expect(accord.get(24)).toMatchObject({ value: "Gasoline", valueId: 4, origin: "pattern" });
    expect(accord.get(28)).toMatchObject({ value: "Accord", valueId: 1861, origin: "pattern" });
    expect(accord.get(9)).toMatchObject({ value: "6" });
    expect(accord.get(9)).not.toHaveProperty("valueId");
  });

  test("include what no pattern gives, in capitals as NHTSA writes it", () => {
    expect(accord.get(26)).toEqual({
      id: 26,
      name: "Make",
      value: "HONDA",
      valueId: 474,
      origin: "model",
    });
    expect(accord.get(27)).toMatchObject({ value: "AMERICAN HONDA MOTOR CO., INC.", valueId: 988 });
    expect(accord.get(29)).toMatchObject({ value: "2003", origin: "year" });
    expect(accord.get(39)).toMatchObject({ value: "PASSENGER CAR", valueId: 2, origin: "code" });
  });

  test("say what NHTSA fills in for a type of vehicle", () => {
    const trailer = elementsOf("1PTF71TJ0L9019876");
    expect(trailer.get(24)).toEqual({
      id: 24,
      name: "Fuel Type - Primary",
      value: "Not Applicable",
      origin: "default",
    });
    expect(accord.get(24)?.origin).toBe("pattern");
  });

  test("are sorted by number", () => {
    const ids = [...accord.keys()];
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
});

// Recorded answers of NHTSA, June 2026:
// https://github.com/pgreidanusupgrade/nhtsa-local, api-gob/testdata.
test.each([
  ["3.5", "l to cc", "3500.0"],
  ["3.5", "l to ci", "213.58310433156"],
  ["4", "l to ci", "244.0949763789"],
  ["3.20", "l to ci", "195.275981103143"],
  ["1.8", "l to ci", "109.84273937051"],
  ["212", "ci to cc", "3474.057568"],
  ["212", "ci to l", "3.474057568"],
  ["2480", "cc to l", "2.480000"],
  ["2480", "cc to ci", "151.338885354"],
  ["about 2", "cc to l", undefined],
] as const)("%s %s is %s, as NHTSA converts it", (text, how, expected) => {
  expect(convertDisplacement(text, how)).toBe(expected);
});
