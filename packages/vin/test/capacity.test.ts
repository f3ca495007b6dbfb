import { describe, expect, test } from "vitest";
import { toWhole } from "../src/internal/nhtsa/capacity.ts";
import { safeDecodeVin } from "../src/node/index.ts";

describe("a displacement is converted with NHTSA's factors and rounded once, half up", () => {
  test.each([
    ["196", "ci to cc", 3212],
    ["97.5", "ci to cc", 1598],
    ["551.9", "ci to cc", 9044],
    ["2.4", "l to cc", 2400],
    ["0.0495", "l to cc", 50],
    ["0.0494999", "l to cc", 49],
    ["1998.5", "cc to cc", 1999],
    ["1998.499999999", "cc to cc", 1998],
  ] as const)("%s, %s, is %d", (text, how, whole) => {
    expect(toWhole(text, how)).toBe(whole);
  });

  test.each(["", "0", "0.0", "n/a", "-2", "1e3", "2,4"])(
    "%j is rejected as not a displacement",
    (text) => {
      expect(toWhole(text, "cc to cc")).toBeUndefined();
    },
  );
});

test("an engine declared in litres and in cubic inches takes the newer row, then cubic inches", () => {
  const now = () => Date.UTC(2026, 10, 20);
  const capacityOf = (vin: string) => safeDecodeVin(vin, { now }).data?.engine?.capacityCc;
  // L10: 611 cubic inches and 10 litres, equally new. 6V-92: 552 cubic inches and 9 litres.
  expect(capacityOf("10TAAKY10WS000001")).toBe(10_012);
  expect(capacityOf("10TAA4Y10WS000001")).toBe(9046);
});

test.each([
  ["5FNYF4H59CB021265", 3474],
  ["19UKA96501K000001", 3474],
  ["JHMCR6F50EE000001", 1999],
  // 121.9 cubic inches and 2 litres: the cubic inches are converted.
  ["3MW5R1C38KE256771", 1998],
])("the engine of %s is declared in cubic inches", (vin, cc) => {
  const vehicle = safeDecodeVin(vin, { now: () => Date.UTC(2026, 10, 20) }).data;
  expect(vehicle?.engine?.capacityCc).toBe(cc);
  expect(vehicle?.confidence?.["engine.capacityCc"]).toBeUndefined();
});
