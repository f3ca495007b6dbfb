import { expect, test } from "vitest";
import { cast, toMould } from "../src/internal/mould.ts";

const value = {
  vin: "1HGCM82633A004352",
  year: 2003,
  isRight: true,
  plant: { city: "MARYSVILLE", codes: [0, 14] },
  notes: [
    { text: "of 1HGCM82633A004352", at: [1] },
    { text: "of none", at: [] },
  ],
};
const mould = toMould(value, (text) =>
  text.includes(value.vin) ? (vin) => text.replace(value.vin, vin) : undefined,
);

test("a copy has the same fields in the same order, with its own VIN wherever one is quoted", () => {
  expect(JSON.stringify(cast(mould, value.vin))).toBe(JSON.stringify(value));
  const other = "1HGCM82633A004353";
  expect(JSON.stringify(cast(mould, other))).toBe(
    JSON.stringify(value).replaceAll(value.vin, other),
  );
});

test("copies are plain and share nothing, neither with each other nor with the original", () => {
  const [one, two] = [cast(mould, value.vin), cast(mould, value.vin)];
  expect(Object.getPrototypeOf(one)).toBe(Object.prototype);
  expect(one).toStrictEqual(value);
  one.plant.codes.push(8);
  one.notes.pop();
  expect(two).toStrictEqual(value);
  expect(two.plant).not.toBe(value.plant);
});
