import fc from "fast-check";
import { expect, test } from "vitest";
import { extent } from "../../../test/sample-or-everything.ts";
import { symbols } from "../src/internal/vin/vin-characters.ts";
import {
  safeDecodeVin,
  suggestVins,
  type Vehicle,
  VinError,
  vinErrorCodes,
} from "../src/node/index.ts";
import { vehicleSchema } from "../src/schema.ts";

const codes: readonly string[] = Object.values(vinErrorCodes).flat();
const vins = fc.string({ unit: fc.constantFrom(...symbols), minLength: 17, maxLength: 17 });
const startsLikeReal = fc
  .tuple(
    fc.constantFrom(
      "1HG",
      "WVW",
      "WDD",
      "VF3",
      "JTD",
      "LSG",
      "MA3",
      "9BW",
      "XTA",
      "KMH",
      "WBA",
      "ZFA",
    ),
    vins,
  )
  .map(([wmi, vin]) => wmi + vin.slice(3));

function judge(input: unknown, options?: unknown): Vehicle | undefined {
  const result = safeDecodeVin(input, options as undefined);
  if (result.success) {
    expect(vehicleSchema.safeParse(result.data).error).toBeUndefined();
    return result.data;
  }
  expect(result.error).toBeInstanceOf(VinError);
  for (const { code, message } of result.error.issues) {
    expect(codes).toContain(code);
    expect(message.length).toBeLessThan(1000);
  }
  expect(result.error.issues.length).toBeGreaterThan(0);
  return undefined;
}

test("any text gets an answer or an error", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), vins),
      (text) => {
        judge(text);
      },
    ),
    extent.runs(100, 300),
  );
});

test("every suggestion for any text is a well-formed VIN", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme" }), startsLikeReal), (text) => {
      for (const { vin } of suggestVins(text)) judge(vin);
    }),
    extent.runs(10, 30),
  );
});

test("any VIN gets an answer that its schema accepts, without an empty field", () => {
  fc.assert(
    fc.property(fc.oneof(vins, startsLikeReal), fc.boolean(), (vin, explain) => {
      const vehicle = judge(vin, { explain });
      if (vehicle === undefined) return;
      const texts = JSON.stringify(vehicle);
      expect(texts).not.toMatch(/:(?:null|""|0[,}])/);
      expect(vehicle.vin).toBe(vin);
    }),
    { ...extent.runs(300, 2000), examples: [["456020000M0000000", true]] },
  );
});

test("input that is not text, and options of any shape, give an error and never an exception", () => {
  const trap = new Proxy(
    {},
    {
      get: () => expect.fail("read"),
      ownKeys: () => {
        throw new Error("trap");
      },
    },
  );
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  for (const input of [
    undefined,
    null,
    1n,
    Symbol("vin"),
    {},
    [],
    cyclic,
    trap,
    () => "1HGCM82633A004352",
    new Date(0),
    NaN,
  ]) {
    expect(judge(input)).toBeUndefined();
    judge("1HGCM82633A004352", input);
  }
  const thrower = {
    get year(): number {
      throw new Error("no");
    },
  };
  expect(safeDecodeVin("1HGCM82633A004352", thrower).error?.code).toBe("invalid_type");
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (input, options) => void judge(input, options)),
    extent.runs(150, 500),
  );
});

test("a text of eight million characters is read in linear time", () => {
  // A quadratic scan of eight million characters would not end within the time limit of a test.
  for (const text of ["1".repeat(8_000_000), "\u{1f697}".repeat(4_000_000), " ".repeat(8_000_000)])
    judge(text);
});
