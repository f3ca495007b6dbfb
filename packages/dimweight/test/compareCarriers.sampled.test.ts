import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateDimWeight,
  carriers,
  compareCarriers,
  dataVersion,
  safeCompareCarriers,
} from "../src/index.ts";
import { compareResultSchema } from "../src/schema.ts";
import { holds, parcel } from "./arbitraries.ts";

const box = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const now = () => Date.parse(dataVersion());

test("answers for every carrier, lightest bill first, ties in the order of the carriers", () => {
  holds(
    fc.property(parcel, (given) => {
      const { results, unavailable } = compareCarriers(given, { now });
      expect(results).toHaveLength(carriers().length);
      expect(unavailable).toEqual([]);
      const order = results.map((result) => [
        result.billableWeightKg,
        carriers().findIndex(({ carrier }) => carrier === result.carrier),
      ]);
      expect(order).toEqual(order.toSorted(([a = 0, i = 0], [b = 0, j = 0]) => a - b || i - j));
    }),
  );
});

test("each answer equals that of calculateDimWeight", () => {
  const { results } = compareCarriers({ ...box, profiles: "all", explain: true }, { now });
  expect(results).toHaveLength(
    carriers().flatMap(({ rules }) => [...new Set(rules.map((rule) => rule.profile))]).length,
  );
  for (const result of results) {
    const { carrier, profile } = result;
    expect(calculateDimWeight({ ...box, carrier, profile, explain: true }, { now })).toEqual(
      result,
    );
  }
});

test("answers only for the named carriers, each once", () => {
  const { results } = compareCarriers({ ...box, carriers: ["dhl", "ups", "dhl"] }, { now });
  expect(results.map(({ carrier }) => carrier)).toEqual(["ups", "dhl"]);
});

test("lists carriers without a rule on the date as unavailable", () => {
  const answer = compareCarriers({ ...box, carriers: ["ups", "usps"], asOf: "2019-06-22" });
  expect(answer.results.map(({ ruleId }) => ruleId)).toEqual(["ups.metric@before-2025-08-18"]);
  expect(answer.unavailable).toEqual([
    {
      carrier: "usps",
      profile: "parcel",
      code: "unsupported_date",
      message: expect.stringContaining("2019-06-23"),
    },
  ]);
  expect(compareResultSchema.parse(answer)).toEqual(answer);
});

test("accepts inches and pounds", () => {
  const inches = {
    lengthIn: 16,
    widthIn: 12,
    heightIn: 8,
    weightLb: 4.4,
    carriers: ["ups" as const],
  };
  expect(compareCarriers(inches).results).toHaveLength(1);
});

test("reports an unknown carrier with its place in the list, together with the other faults", () => {
  const { error } = safeCompareCarriers({ ...box, weightKg: 0, carriers: ["ups", "fedx", 5] });
  expect(error?.issues.map(({ code, path }) => [code, path.join("/")])).toEqual([
    ["invalid_value", "weightKg"],
    ["invalid_type", "carriers/2"],
    ["unsupported_carrier", "carriers/1"],
  ]);
  expect(safeCompareCarriers({ ...box, carriers: ["fedx"] }).error?.code).toBe(
    "unsupported_carrier",
  );
  expect(safeCompareCarriers({ ...box, carriers: [] }).error?.code).toBe("invalid_value");
  expect(safeCompareCarriers({ ...box, carrier: "ups" }).error?.code).toBe("unknown_field");
});

test("a clock that returns no time is refused", () => {
  const { error } = safeCompareCarriers(box, { now: () => Number.NaN });
  expect(error?.issues.map(({ path }) => path)).toEqual([["now"]]);
});

test("the safe form never throws for any input", () => {
  holds(
    fc.property(fc.anything(), (anything) => {
      expect(safeCompareCarriers(anything).success).toBe(false);
      expect(safeCompareCarriers({ ...box, carriers: anything }).success).toBe(
        anything === undefined,
      );
    }),
    500,
  );
});
