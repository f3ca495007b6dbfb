import { describe, expect, test } from "vitest";
import {
  calculateDimWeight,
  calculateShipment,
  compareCarriers,
  DimWeightError,
  dimWeightErrorCodes,
  safeCalculateDimWeight,
  safeCalculateShipment,
  safeCompareCarriers,
} from "../src/index.ts";
import { dimWeightRequestSchema } from "../src/schema.ts";

const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const request = { ...parcel, carrier: "dhl" };
const inInches = { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4, carrier: "ups" };

function issuesOf(value: unknown): (readonly [string, string])[] {
  const issues = safeCalculateDimWeight(value).error?.issues ?? [];
  return issues.map(({ code, path }) => [code, `/${path.join("/")}`]);
}

describe("a request with one fault", () => {
  test.for<[string, unknown, string, string]>([
    ["missing", { ...request, lengthCm: undefined }, "missing_field", "/lengthCm"],
    ["text for a number", { ...request, weightKg: "2" }, "invalid_type", "/weightKg"],
    ["null for a number", { ...request, weightKg: null }, "invalid_type", "/weightKg"],
    ["not a number", { ...request, weightKg: Number.NaN }, "invalid_value", "/weightKg"],
    ["infinite", { ...request, weightKg: Infinity }, "invalid_value", "/weightKg"],
    ["zero", { ...request, weightKg: 0 }, "invalid_value", "/weightKg"],
    ["minus zero", { ...request, weightKg: -0 }, "invalid_value", "/weightKg"],
    ["negative", { ...request, heightCm: -1 }, "invalid_value", "/heightCm"],
    ["too short", { ...request, heightCm: 0.0999999 }, "invalid_value", "/heightCm"],
    ["too long", { ...request, heightCm: 1000.000001 }, "invalid_value", "/heightCm"],
    ["too light", { ...request, weightKg: 0.00099999 }, "invalid_value", "/weightKg"],
    ["too heavy", { ...request, weightKg: 10_000.0001 }, "invalid_value", "/weightKg"],
    ["a bigint", { ...request, weightKg: 2n }, "invalid_type", "/weightKg"],
    ["a misspelt field", { ...request, profil: "us" }, "unknown_field", "/profil"],
    ["a number for a carrier", { ...request, carrier: 5 }, "invalid_type", "/carrier"],
    ["an unknown carrier", { ...request, carrier: "acme" }, "unsupported_carrier", "/carrier"],
    ["capitals", { ...request, carrier: "DHL" }, "unsupported_carrier", "/carrier"],
    ["no name", { ...request, carrier: "" }, "unsupported_carrier", "/carrier"],
    ["a prototype", { ...request, carrier: "__proto__" }, "unsupported_carrier", "/carrier"],
    ["a constructor", { ...request, carrier: "constructor" }, "unsupported_carrier", "/carrier"],
    ["an unknown profile", { ...request, profile: "eu" }, "unsupported_profile", "/profile"],
    ["an early date", { ...request, asOf: "2010-12-31" }, "unsupported_date", "/asOf"],
    ["no date", { ...request, asOf: "yesterday" }, "invalid_value", "/asOf"],
    ["a day that does not exist", { ...request, asOf: "2026-02-30" }, "invalid_value", "/asOf"],
    ["a moment", { ...request, asOf: "2026-02-03T00:00:00Z" }, "invalid_value", "/asOf"],
    ["a word for a flag", { ...request, explain: "yes" }, "invalid_type", "/explain"],
    ["too few inches", { ...inInches, lengthIn: 0.0393 }, "invalid_value", "/lengthIn"],
    ["too many pounds", { ...inInches, weightLb: 22_046.3 }, "invalid_value", "/weightLb"],
    ["mixed units", { ...inInches, weightKg: 2 }, "invalid_value", "/weightKg"],
    ["an own __proto__", JSON.parse('{"__proto__":1}'), "unknown_field", "/__proto__"],
  ])("%s", ([, value, code, path]) => {
    expect(issuesOf(value)).toContainEqual([code, path]);
    if (path !== "/__proto__") expect(issuesOf(value)).toHaveLength(1);
  });

  test.for([undefined, null, "parcel", 5, true, [], [parcel], () => request, Symbol("x")])(
    "a request that is not an object: %s",
    (value) => {
      expect(issuesOf(value)).toEqual([["invalid_type", "/"]]);
    },
  );
});

test("all faults are listed at once, including unsupported names", () => {
  const faulty = { lengthCm: "40", heightCm: 0, weightKg: 2, carrier: "upz", colour: "red" };
  expect(issuesOf(faulty)).toEqual([
    ["invalid_type", "/lengthCm"],
    ["missing_field", "/widthCm"],
    ["invalid_value", "/heightCm"],
    ["unknown_field", "/colour"],
    ["unsupported_carrier", "/carrier"],
  ]);
  expect(issuesOf({ ...request, weightKg: 0, profile: "eu" })).toEqual([
    ["invalid_value", "/weightKg"],
    ["unsupported_profile", "/profile"],
  ]);
  expect(issuesOf({ ...request, weightKg: 0, asOf: "1999-01-01" })).toEqual([
    ["invalid_value", "/weightKg"],
    ["unsupported_date", "/asOf"],
  ]);
});

test.for(["lengthIn", "widthIn", "heightIn", "weightLb"])(
  "mixed units: %s in a metric parcel is mixed with each of its measures",
  (name) => {
    const { error } = safeCalculateDimWeight({ ...request, [name]: 5 });
    expect(error?.issues.map(({ message }) => message)).toEqual(
      Object.keys(parcel).map(
        (measure) =>
          `${measure} cannot be mixed with ${name}. Send lengthCm, widthCm, heightCm and weightKg, or lengthIn, widthIn, heightIn and weightLb.`,
      ),
    );
  },
);

test("a date that cannot be read hides that there is no rule today", () => {
  const faulty = { ...request, weightKg: 0, asOf: "yesterday" };
  const { error } = safeCalculateDimWeight(faulty, { now: () => 0 });
  expect(error?.issues.map(({ path }) => path)).toEqual([["weightKg"], ["asOf"]]);
});

test("mixed units: the error names every field in the other unit, and the fields missing in both", () => {
  expect(issuesOf({ lengthIn: 16, widthCm: 30, weightKg: 2, carrier: "ups" })).toEqual([
    ["invalid_value", "/widthCm"],
    ["invalid_value", "/weightKg"],
    ["missing_field", "/heightIn"],
  ]);
});

test("the limits apply exactly, also in inches and pounds", () => {
  const { lengthIn, weightLb } = { lengthIn: 0.03937007874015749, weightLb: 22_046.226218487758 };
  expect(safeCalculateDimWeight({ ...inInches, lengthIn, weightLb }).success).toBe(true);
  const below = 0.03937007874015748;
  const above = 22_046.22621848776;
  expect(issuesOf({ ...inInches, lengthIn: below, weightLb: above })).toHaveLength(2);
  // 0.1 cm is the shortest side. As exact decimals, the first value is at least that long and the
  // second is not.
  expect(3_937_007_874_015_749n * 254n).toBeGreaterThanOrEqual(10n ** 18n);
  expect(3_937_007_874_015_748n * 254n).toBeLessThan(10n ** 18n);
  expect(22_046_226_218_487_758n * 45_359_237n).toBeLessThanOrEqual(10n ** 24n);
  expect(2_204_622_621_848_776n * 45_359_237n).toBeLessThan(22_046_226_218_487_760n * 45_359_237n);
  for (const edge of [0.1, 1000]) {
    expect(safeCalculateDimWeight({ ...request, lengthCm: edge }).success).toBe(true);
  }
  for (const edge of [0.001, 10_000]) {
    expect(safeCalculateDimWeight({ ...request, weightKg: edge }).success).toBe(true);
  }
});

describe("the message of an error", () => {
  const messageFor = (value: unknown) => safeCalculateDimWeight(value).error?.message;

  test("states the fault, the given value and the allowed values", () => {
    expect(messageFor({ ...request, weightKg: 0 })).toBe(
      "weightKg must be a number of kilograms from 0.001 to 10000, not 0.",
    );
    expect(messageFor({ ...request, lengthCm: undefined })).toBe(
      "lengthCm is missing. Send a number of centimetres from 0.1 to 1000.",
    );
  });

  test.for([
    ["upz", "ups"],
    ["UPS", "ups"],
    ["fed_ex", "fedex"],
    ["canada-post", "canada_post"],
  ])("suggests for %s: %s", ([given, meant]) => {
    expect(messageFor({ ...request, carrier: given })).toContain(`(did you mean "${meant}"?)`);
  });

  test("suggests nothing for a name that is far off, and shortens long values", () => {
    expect(messageFor({ ...request, carrier: "zzzzzz" })).not.toContain("did you mean");
    const long = messageFor({ ...request, carrier: "x".repeat(100_000) });
    expect(long?.length).toBeLessThan(500);
  });

  test("names the profiles and the first known date", () => {
    expect(messageFor({ ...request, profile: "uss" })).toBe(
      '"uss" is not a known profile of dhl (did you mean "us"?). Send metric or us. Without a profile, metric applies.',
    );
    expect(messageFor({ ...request, asOf: "2000-01-01" })).toBe(
      "dhl metric has no known rule on that date. Send 2011-01-01 or later.",
    );
    const fedexUs = { ...request, carrier: "fedex", profile: "us" };
    expect(messageFor({ ...fedexUs, asOf: "2000-01-01" })).toBe(
      "fedex us has no known rule on that date. Send 2017-01-02 or later.",
    );
  });

  test("stays short for a thousand faulty pieces, and says how many issues are listed", () => {
    const { error } = safeCalculateShipment({ pieces: Array(1000).fill({}), carrier: "dhl" });
    const listed = error?.issues.length ?? 0;
    expect(listed).toBeGreaterThan(200);
    expect(error?.message).toContain(`And 3990 more issues. Only the first ${listed} are listed.`);
  });
});

describe("an error", () => {
  test("has the common code of its issues, or invalid_request", () => {
    const codeFor = (value: unknown) => safeCalculateDimWeight(value).error;
    expect(codeFor({ ...request, carrier: "acme" })).toMatchObject({
      name: "DimWeightError",
      code: "unsupported_carrier",
      category: "unsupported",
    });
    expect(codeFor({})).toMatchObject({ code: "missing_field", category: "invalid" });
    expect(codeFor({ ...request, carrier: "acme", weightKg: 0 })).toMatchObject({
      code: "invalid_request",
      category: "invalid",
    });
  });

  test("is thrown by every operation and returned by its safe form", () => {
    const pairs = [
      [calculateDimWeight, safeCalculateDimWeight],
      [compareCarriers, safeCompareCarriers],
      [calculateShipment, safeCalculateShipment],
    ] as const;
    for (const [operation, twin] of pairs) {
      expect(() => operation({} as never)).toThrow(DimWeightError);
      expect(twin({}).error).toBeInstanceOf(DimWeightError);
    }
  });

  test("has codes that are all different", () => {
    const codes = Object.values(dimWeightErrorCodes).flat();
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe("hostile input", () => {
  const throwing = {
    get lengthCm() {
      throw new Error("no");
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const cyclic: Record<string, unknown> = { ...request };
  cyclic.self = cyclic;

  test.for([
    { title: "a getter that throws", value: throwing },
    { title: "a revoked proxy", value: proxy },
    { title: "a cycle", value: cyclic },
  ])("$title", ({ value }) => {
    expect(safeCalculateDimWeight(value).success).toBe(false);
    expect(safeCompareCarriers(value).success).toBe(false);
    expect(safeCalculateShipment(value).success).toBe(false);
    expect(safeCompareCarriers({ ...parcel, carriers: value }).success).toBe(false);
    expect(safeCalculateShipment({ pieces: [value], carrier: "dhl" }).success).toBe(false);
  });
});

test("a clock that returns no time is an invalid value", () => {
  for (const time of [Number.NaN, 8.64e15 + 1, -8.64e15 - 1, "today", "5", null, BigInt(0)]) {
    const { error } = safeCalculateDimWeight(request, { now: () => time as number });
    expect(error?.issues).toEqual([
      {
        code: "invalid_value",
        path: ["now"],
        message:
          "now must return milliseconds since 1970-01-01: a request without asOf takes its day from there. Send asOf, or pass another clock.",
      },
    ]);
  }
  const noClock = { now: 5 as never };
  expect(safeCalculateDimWeight(request, noClock).error?.code).toBe("invalid_value");
});

test("the first and the last moment of a date are times, and no options are as none", () => {
  const codeAt = (time: number) => safeCalculateDimWeight(request, { now: () => time }).error?.code;
  expect([codeAt(8.64e15), codeAt(-8.64e15)]).toEqual([undefined, "unsupported_date"]);
  expect(safeCalculateDimWeight(request, null as never).success).toBe(true);
});

test("the schema accepts what the operation accepts", () => {
  expect(dimWeightRequestSchema.safeParse(request).success).toBe(true);
  expect(dimWeightRequestSchema.safeParse(inInches).success).toBe(true);
  expect(dimWeightRequestSchema.safeParse({ ...request, lengthIn: 1 }).success).toBe(false);
});
