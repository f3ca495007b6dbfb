import { expect, test } from "vitest";
import { valueAt } from "../../src/objects/value-at.ts";

const data = { engine: { fuel: "petrol" }, doors: [{ side: "left" }] };

test.for([
  [[], data],
  [["engine", "fuel"], "petrol"],
  [["doors", 0, "side"], "left"],
  [["doors", 1, "side"], undefined],
  [["engine", "fuel", "length"], undefined],
  [["engine", "toString"], undefined],
] as const)("the value at %j", ([path, value]) => {
  expect(valueAt(data, path)).toBe(value);
});
