import { exact, toNumber } from "@almanac/kernel/numbers/exact";
import { describe, expect, test } from "vitest";
import { calculateDimWeight, carriers } from "../src/index.ts";
import { allCarriers } from "../src/internal/all-carriers.ts";
import { evaluate } from "../src/internal/evaluate.ts";
import { type ReadyRule, type RuleRow, readRule } from "../src/internal/ready-rule.ts";
import cases from "./cases/published.json" with { type: "json" };
import workedByHand from "./cases/worked-by-hand.json" with { type: "json" };
import { dayWithin } from "./select.ts";

type Case = (typeof cases)[number];

const withCarrierAndWeight = cases.filter(
  (published) => typeof published.rule === "string" && published.weight !== null,
);
const arithmeticOnly = cases.filter((published) => !withCarrierAndWeight.includes(published));

test("there are published examples for the public function and for the arithmetic alone", () => {
  expect(withCarrierAndWeight.length).toBeGreaterThanOrEqual(21);
  expect(arithmeticOnly.length).toBeGreaterThanOrEqual(25);
});

// Where no page works out a parcel, `statement` says what the source at `url` says, and the result
// was calculated from that by hand.
const byHand = workedByHand.map((each) => ({ ...each, source: each.url }));

test.for([...withCarrierAndWeight, ...byHand])("$source: $sides $unit under $rule", (published) => {
  const [length = 0, width = 0, height = 0] = published.sides;
  const weight = published.weight ?? 0;
  const measures =
    published.unit === "in"
      ? { lengthIn: length, widthIn: width, heightIn: height, weightLb: weight }
      : { lengthCm: length, widthCm: width, heightCm: height, weightKg: weight };
  const { carrier, profile, asOf } = selectionOf(String(published.rule));
  const request = { ...measures, carrier, profile, asOf, explain: true };
  const { explanation, ...result } = calculateDimWeight(request);
  expect(result.ruleId).toBe(published.rule);
  expect(result.oversized).toBe(published.applies && published.dimensional > weight);
  expect(explanation?.sides.map((side) => side.after)).toEqual(published.roundedSides);
  expect(explanation?.applies.met).toBe(published.applies);
  expect(explanation?.native.dimensionalWeight).toBeCloseTo(
    published.applies ? published.dimensional : 0,
    4,
  );
  expect(explanation?.native.billableWeight).toBeCloseTo(published.billable, 4);
});

describe("arithmetic", () => {
  test.for(arithmeticOnly)("$source: $sides $unit", (published) => {
    const rule = ruleOf(published);
    const [length = 0, width = 0, height = 0] = published.sides;
    const evaluation = evaluate(
      {
        sides: [exact(length), exact(width), exact(height)],
        weight: exact(published.weight ?? 0.001),
        imperial: published.unit === "in",
      },
      rule,
    );
    expect(evaluation.roundedSides.map((side) => toNumber(side, 4))).toEqual(
      published.roundedSides,
    );
    expect(evaluation.applies).toBe(published.applies);
    expect(toNumber(evaluation.computed, 4)).toBe(published.dimensional);
    expect(toNumber(evaluation.billable, 4)).toBe(published.billable);
  });
});

function selectionOf(ruleId: string) {
  for (const { carrier, rules } of carriers()) {
    const rule = rules.find(({ id }) => id === ruleId);
    if (rule) {
      return { carrier, profile: rule.profile, asOf: dayWithin(rule) };
    }
  }
  throw new Error(`no rule ${ruleId}`);
}

function ruleOf({ rule }: Case): ReadyRule {
  if (typeof rule !== "object") {
    const found = allCarriers.tables.flatMap((row) => row.rules).find(({ id }) => id === rule);
    if (!found) throw new Error(`no rule ${rule}`);
    return readRule("ups", found);
  }
  const imperial = rule.divisorUnit === "in3/lb";
  // Any carrier and profile will do, because the arithmetic uses neither.
  const generic: RuleRow = {
    id: "generic",
    profile: "metric",
    divisor: rule.divisor,
    divisorUnit: imperial ? "in3/lb" : "cm3/kg",
    dimensionRounding: { mode: "none" },
    weightRounding: rule.weightStep
      ? { mode: "ceil", increment: rule.weightStep, unit: imperial ? "lb" : "kg" }
      : { mode: "none" },
    applies: { kind: "always" },
    effectiveFrom: null,
    effectiveTo: null,
    limits: null,
    confidence: {
      divisor: "one_source",
      dimensionRounding: "not_stated",
      weightRounding: "one_source",
    },
    sources: [],
    notes: [],
  };
  return readRule("ups", generic);
}
