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

test("a displacement that the snapshot lacks comes from answers for other VINs with the engine, with the confidence one_source", () => {
  const now = () => Date.UTC(2026, 10, 20);
  const vehicle = safeDecodeVin("5FNYF4H59CB021265", { now, explain: true }).data;
  expect(vehicle?.engine?.capacityCc).toBe(3474);
  expect(vehicle?.confidence).toEqual({ "engine.capacityCc": "one_source" });
  const field = vehicle?.explanation?.fields.find((each) => each.field === "engine.capacityCc");
  expect(field).toMatchObject({ source: "vpic-answers", confidence: "one_source", value: 3474 });
  expect(vehicle?.explanation?.sources.map(({ id }) => id)).toContain("vpic-answers");
});

test.each([
  ["19UKA96501K000001", "C35A1", 3474],
  ["JHMCR6F50EE000001", "LFA1", 1999],
])(
  "%s has an engine %s, whose displacement comes from the answer for a made-up VIN",
  (vin, engineModel, cc) => {
    const vehicle = safeDecodeVin(vin, { explain: true }).data;
    expect(vehicle).toMatchObject({ engineModel, engine: { capacityCc: cc } });
    const [source] = (vehicle?.explanation?.sources ?? []).slice(1);
    expect(source?.id).toBe("vpic-answers-made-up");
  },
);
