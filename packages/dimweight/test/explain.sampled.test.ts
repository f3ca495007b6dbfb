import { add, exact, isGreater, multiply } from "@almanac/kernel/numbers/exact";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateDimWeight, type DimWeightRequest } from "../src/index.ts";
import { evaluate } from "../src/internal/evaluate.ts";
import { toParcel } from "../src/internal/parcel.ts";
import { readRule } from "../src/internal/ready-rule.ts";
import { dimWeightRequestSchema, dimWeightResultSchema } from "../src/schema.ts";
import { holds, parcel, parcelInInches } from "./arbitraries.ts";
import { everyRule } from "./select.ts";

const box = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };

function explain(request: DimWeightRequest) {
  const { explanation } = calculateDimWeight({ ...request, explain: true });
  if (!explanation) throw new Error("no explanation");
  return explanation;
}

test("an answer has an explanation only if the request asks for it", () => {
  expect(calculateDimWeight({ ...box, carrier: "dhl" })).not.toHaveProperty("explanation");
  expect(calculateDimWeight({ ...box, carrier: "dhl", explain: false })).not.toHaveProperty(
    "explanation",
  );
});

test("explains a metric parcel under an imperial rule in inches and pounds", () => {
  const explanation = explain({ ...box, lengthCm: 33.02, carrier: "ups", profile: "us_daily" });
  expect(explanation).toMatchObject({
    lengthUnit: "in",
    weightUnit: "lb",
    sides: [
      { side: "length", before: 13, after: 13 },
      { side: "width", before: 11.811024, after: 12 },
      { side: "height", before: 7.874016, after: 8 },
    ],
    volume: 1248,
    native: {
      actualWeight: 4.409245,
      dimensionalWeight: 8.978417,
      roundedActualWeight: 5,
      roundedDimensionalWeight: 9,
      billableWeight: 9,
    },
    computedDimensionalWeightKg: 4.0725,
    roundedDimensionalWeightKg: 4.0823,
    roundedActualWeightKg: 2.268,
  });
  expect(explanation.rule.sources.length).toBeGreaterThan(0);
});

test("the steps can be recalculated by hand", () => {
  expect(explain({ ...box, carrier: "dhl" }).steps).toEqual([
    "Sides: 40 x 30 x 20 cm, up to the next 1 cm: 40 x 30 x 20 cm.",
    "Volume: 40 x 30 x 20 = 24000 cm3.",
    "Dimensional weight: 24000 / 5000 = 4.8 kg. It always counts.",
    "Larger weight: 4.8 kg dimensional, 2 kg actual: dimensional.",
    "Billable weight: up to the next 0.5 kg: 5 kg.",
  ]);
  expect(explain({ ...box, weightKg: 10, carrier: "dhl" }).steps[3]).toBe(
    "Larger weight: 4.8 kg dimensional, 10 kg actual: actual.",
  );
  const unrounded = explain({ ...box, carrier: "postnord_dk" }).steps;
  expect([unrounded[0], unrounded[4]]).toEqual([
    "Sides: 40 x 30 x 20 cm, not rounded: 40 x 30 x 20 cm.",
    "Billable weight: not rounded: 6.72 kg.",
  ]);
  const road = { ...box, lengthCm: 60, carrier: "chronopost", profile: "road" } as const;
  expect(explain(road).applies).toEqual({
    met: true,
    why: "It counts: the rule is for dimensional at least times actual 2.",
  });
  const { steps } = explain({ ...box, carrier: "ups", profile: "my_express" });
  expect(steps[0]).toBe("Sides: 40 x 30 x 20 cm, to the nearest 1 cm: 40 x 30 x 20 cm.");
  expect(steps[4]).toBe(
    "Billable weight: up to the next 0.5 kg, above 20 kg up to the next 1 kg: 5 kg.",
  );
  expect(explain({ ...box, carrier: "postnord_dk" }).steps[2]).toBe(
    "Dimensional weight: 24000 x 280 / 1000000 = 6.72 kg. It always counts.",
  );
});

test.for([
  ["usps", "It does not count: the rule is for volume above 1728 in3."],
  ["gls_us", "It does not count: the rule is for volume at least 5184 in3."],
  ["correios", "It does not count: the rule is for dimensional above 5 kg."],
] as const)("%s does not bill a small volume, and the explanation shows this", ([carrier, why]) => {
  const result = calculateDimWeight({ ...box, carrier, explain: true });
  expect(result.dimensionalWeightKg).toBe(0);
  expect(result.oversized).toBe(false);
  expect(result.explanation?.applies).toEqual({ met: false, why });
  expect(result.explanation?.computedDimensionalWeightKg).toBeGreaterThan(0);
});

describe("headroom to the next billable weight", () => {
  test("states grams and sides", () => {
    expect(explain({ ...box, carrier: "dhl" }).headroom).toEqual({
      nextBillableWeightKg: 5.5,
      gramsLeft: 3000,
      sides: [
        { side: "length", growth: 1, unit: "cm", inclusive: true },
        { side: "width", growth: 1, unit: "cm", inclusive: true },
        { side: "height", growth: 0, unit: "cm", inclusive: true },
      ],
    });
    expect(explain({ ...box, weightKg: 3.3, carrier: "tnt" }).headroom).toMatchObject({
      nextBillableWeightKg: null,
      gramsLeft: 1500,
    });
  });

  test("is counted in the larger step from the weight on at which that begins", () => {
    const next = (weightKg: number) =>
      explain({ ...box, weightKg, carrier: "ups", profile: "my_express" }).headroom
        .nextBillableWeightKg;
    expect([19.4, 19.6, 20, 20.1].map(next)).toEqual([20, 21, 21, 22]);
  });

  test("ends at the threshold, with it or before it, where a rule begins to count volume", () => {
    const cube = { lengthIn: 11, widthIn: 12, heightIn: 12, weightLb: 1 };
    const above = explain({ ...cube, carrier: "usps" }).headroom.sides[0];
    expect(above).toEqual({ side: "length", growth: 1, unit: "in", inclusive: true });
    const from = explain({ ...cube, lengthIn: 17, widthIn: 18, heightIn: 16, carrier: "gls_us" });
    expect(from.headroom.sides[0]).toEqual({
      side: "length",
      growth: 1,
      unit: "in",
      inclusive: false,
    });
  });

  test.for([
    { carrier: "correios", weightKg: 1, lengthCm: 20, widthCm: 40, heightCm: 25, growth: 10 },
    {
      carrier: "chronopost",
      profile: "road",
      weightKg: 5,
      lengthCm: 40,
      widthCm: 50,
      heightCm: 20,
      growth: 9.5,
    },
  ] as const)("ends at the weight from which $carrier counts volume", ({ growth, ...request }) => {
    const inclusive = request.carrier === "correios";
    expect(explain(request).headroom.sides[0]).toEqual({
      side: "length",
      growth,
      unit: "cm",
      inclusive,
    });
  });

  test("has no end if the rule does not count volume, and then no last length either", () => {
    const large = { lengthCm: 60, widthCm: 80, heightCm: 50, weightKg: 20 };
    const light = explain({ ...large, carrier: "dpd", profile: "baltics" });
    const flat = explain({ ...box, heightCm: 0.4, carrier: "ups", profile: "ca" });
    for (const side of [...light.headroom.sides, ...flat.headroom.sides.slice(0, 2)]) {
      expect(side).toMatchObject({ growth: null, inclusive: false });
    }
  });

  test("ends before the half centimetre if sides are rounded to the nearest centimetre", () => {
    const { sides } = explain({ ...box, carrier: "ups", profile: "ca" }).headroom;
    expect(sides[0]).toEqual({ side: "length", growth: 1.5, unit: "cm", inclusive: false });
  });

  test("is unlimited if another side rounds to zero", () => {
    const flat = explain({ ...box, heightCm: 0.4, carrier: "ups", profile: "ca" });
    expect(flat.headroom.sides.map(({ growth }) => growth)).toEqual([null, null, 8.1]);
    expect(flat.applies).toEqual({ met: true, why: "It always counts." });
  });

  describe.for(everyRule)("$id", ({ rule, select }) => {
    const ready = readRule(select.carrier, rule);

    test("growing by the remaining length keeps the bill, and by one more in the last decimal does not", () => {
      holds(
        fc.property(fc.oneof(parcel, parcelInInches), fc.nat(2), (given, index) => {
          const { growth, inclusive } =
            explain({ ...given, ...select }).headroom.sides[index] ?? {};
          const billed = evaluate(toParcel(given), ready).billable;
          const costsMore = (change: number) => {
            const { sides, ...rest } = toParcel(given);
            const [length, width, height] = sides.map((side, other) =>
              other === index ? add(side, exact(change)) : side,
            );
            if (!length || !width || !height) throw new Error("three sides");
            const grown = { ...rest, sides: [length, width, height] as const };
            return isGreater(evaluate(grown, ready).billable, billed);
          };
          if (typeof growth !== "number") {
            expect(costsMore(1e6)).toBe(false);
            return;
          }
          // Up to this size doubles distinguish six decimals. No side is nearly as long.
          fc.pre(growth < 2 ** 33);
          expect(costsMore(growth)).toBe(!inclusive);
          expect(costsMore(growth / 2)).toBe(false);
          expect(costsMore(Math.round(growth * 1e6 + 1) / 1e6)).toBe(true);
        }),
      );
    });

    test("growing by the remaining grams keeps the bill, and by one more in the last decimal does not", () => {
      holds(
        fc.property(parcel, (given) => {
          const { gramsLeft } = explain({ ...given, ...select }).headroom;
          const billed = evaluate(toParcel(given), ready).billable;
          const costsMore = (grams: number) => {
            const { weight, ...rest } = toParcel(given);
            const kilograms = multiply(exact(grams), exact("0.001"));
            const heavier = { ...rest, weight: add(weight, kilograms) };
            return isGreater(evaluate(heavier, ready).billable, billed);
          };
          expect(costsMore(gramsLeft)).toBe(false);
          expect(costsMore(Math.round(gramsLeft * 1e6 + 1) / 1e6)).toBe(true);
        }),
      );
    });
  });
});

test("warnings report doubtful parts of a rule, and parcels that the carrier would refuse", () => {
  const codes = (
    request: Partial<typeof box> & Pick<DimWeightRequest, "carrier" | "profile" | "asOf">,
  ) => calculateDimWeight({ ...box, ...request }).warnings.map(({ code }) => code);
  expect(codes({ carrier: "dhl" })).toEqual([]);
  expect(codes({ carrier: "ups" })).toEqual(["part_inferred"]);
  expect(codes({ carrier: "fedex" })).toEqual([]);
  expect(codes({ carrier: "iata" })).toEqual(["part_recalled"]);
  expect(codes({ carrier: "tnt" })).toEqual(["part_not_stated"]);
  expect(codes({ carrier: "dtdc" })).toEqual([
    "part_not_stated",
    "part_not_stated",
    "single_source",
  ]);
  expect(codes({ carrier: "ups", profile: "my_express" })).toEqual([]);
  expect(codes({ carrier: "postnord_dk" })).toEqual(["part_not_stated", "disputed"]);
  expect(codes({ carrier: "ontrac", asOf: "2020-01-01" })).toEqual([
    "single_source",
    "start_unknown",
  ]);
  expect(codes({ carrier: "ups", lengthCm: 275, weightKg: 71 })).toEqual([
    "part_inferred",
    "over_max_weight",
    "over_max_length",
    "coarser_weight_step",
  ]);
  expect(codes({ carrier: "ups", lengthCm: 20, heightCm: 274, widthCm: 43 })).toEqual([
    "part_inferred",
    "coarser_weight_step",
  ]);
  expect(codes({ carrier: "ups", lengthCm: 20.1, heightCm: 43, widthCm: 274 })).toEqual([
    "part_inferred",
    "over_max_length_plus_girth",
    "coarser_weight_step",
  ]);
  expect(codes({ carrier: "fedex", weightKg: 20.5 })).toEqual([]);
  expect(codes({ carrier: "fedex", weightKg: 20.6 })).toEqual(["coarser_weight_step"]);
});

test("each warning says what is in doubt, or which limit is exceeded", () => {
  const messages = (request: Partial<typeof box> & Pick<DimWeightRequest, "carrier" | "asOf">) =>
    calculateDimWeight({ ...box, ...request }).warnings.map(({ message }) => message);
  expect(messages({ carrier: "ups", lengthCm: 275, weightKg: 71 })).toEqual([
    "ups.metric@2025-08-18: the rounding of the sides is inferred, not read.",
    "ups.metric@2025-08-18: the weight is over the maximum of 70 kg.",
    "ups.metric@2025-08-18: the length is over the maximum of 274 cm.",
    "ups.metric@2025-08-18: above 20 kg some countries round up to the next 1 kg, which is not applied.",
  ]);
  expect(messages({ carrier: "ups", lengthCm: 274, widthCm: 43, heightCm: 20.1 })[1]).toBe(
    "ups.metric@2025-08-18: the length plus girth is over the maximum of 400 cm.",
  );
  expect(messages({ carrier: "ontrac", asOf: "2020-01-01" })).toEqual([
    "ontrac: only one undated page was read.",
    "ontrac: its start is not stated, so it is taken to apply on 2020-01-01.",
  ]);
  expect(messages({ carrier: "postnord_dk" })).toEqual([
    "postnord_dk: the rounding of the sides is not stated, so none is applied.",
    "postnord_dk: another reseller has used 220 kg/m3 since 2021-08-02.",
  ]);
});

test("a limit that was recalled says so", () => {
  const recalled = everyRule.find(({ rule }) => rule.confidence.limits === "recalled")?.rule;
  const ups = everyRule.find(({ rule }) => rule.id === "ups.metric@2025-08-18")?.rule;
  if (!ups) throw new Error("no rule of UPS");
  const row = { ...ups, confidence: { ...ups.confidence, limits: "recalled" as const } };
  const ready = readRule("ups", recalled ?? row);
  expect(ready.maxWeight?.warning.message).toMatch(/ of \d+ (?:kg|lb), which is recalled\.$/);
});

test("a caller can modify the sources and notes of an answer", () => {
  const request = { ...box, carrier: "india_post" } as const;
  const { rule } = explain(request);
  expect(rule).not.toHaveProperty("disputed");
  for (const source of rule.sources) source.title = "changed";
  rule.notes[0] = "changed";
  rule.confidence.divisor = "recalled";
  expect(JSON.stringify(explain(request).rule)).not.toMatch(/changed|recalled/);
});

test("warnings change no number, and callers can modify them", () => {
  const first = calculateDimWeight({ ...box, carrier: "ups" });
  for (const warning of first.warnings) warning.message = "changed";
  first.warnings.length = 0;
  expect(calculateDimWeight({ ...box, carrier: "ups" }).warnings[0]?.message).toContain("inferred");
});

test("every answer matches its schema, field by field", () => {
  holds(
    fc.property(parcel, fc.constantFrom(...everyRule), (given, { select }) => {
      const result = calculateDimWeight({ ...given, ...select, explain: true });
      expect(dimWeightResultSchema.parse(result)).toEqual(result);
    }),
  );
});

test("the examples of the schemas are correct", () => {
  const examples: unknown = dimWeightRequestSchema.meta()?.examples;
  const [request] = Array.isArray(examples) ? examples : [];
  expect(dimWeightResultSchema.meta()?.examples).toEqual([calculateDimWeight(request)]);
});
