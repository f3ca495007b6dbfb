import { isDate } from "@almanac/kernel/numbers/iso-date";
import { describe, expect, test } from "vitest";
import { carriers, dataVersion } from "../src/index.ts";
import { readDay } from "../src/internal/day.ts";
import { carriersSchema } from "../src/schema.ts";
import { everyRule } from "./select.ts";

test("lists every carrier once, the first three in the order of the service description", () => {
  expect(
    carriers()
      .slice(0, 3)
      .map(({ carrier }) => carrier),
  ).toEqual(["ups", "fedex", "dhl"]);
  expect(new Set(carriers().map(({ carrier }) => carrier)).size).toBe(carriers().length);
});

test("rule ids are unique and begin with the carrier", () => {
  expect(new Set(everyRule.map(({ id }) => id)).size).toBe(everyRule.length);
  for (const { id, select } of everyRule) expect(id.split(/[.@]/)[0]).toBe(select.carrier);
});

describe.for(carriers().map((carrier) => ({ ...carrier })))(
  "$carrier",
  ({ defaultProfile, rules }) => {
    test("has its default profile in force on the day of the tables", () => {
      const inForce = rules.filter(
        (rule) => rule.profile === defaultProfile && covers(rule, readDay(dataVersion())),
      );
      expect(inForce).toHaveLength(1);
      for (const rule of rules) expect(rule.default).toBe(rule.profile === defaultProfile);
    });

    test("has exactly one rule per profile on every day between its first and last rule", () => {
      for (const profile of new Set(rules.map((rule) => rule.profile))) {
        const spans = rules
          .filter((rule) => rule.profile === profile)
          .map(spanOf)
          .sort((a, b) => a.from - b.from);
        for (const [index, span] of spans.entries()) {
          expect(span.from).toBeLessThanOrEqual(span.to);
          const next = spans[index + 1];
          if (next) expect(next.from).toBe(span.to + 1);
        }
      }
    });
  },
);

describe.for(everyRule)("$id", ({ rule }) => {
  test("has sources and dates", () => {
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const source of rule.sources) {
      expect(source.title).not.toBe("");
      expect(source.url).toMatch(/^https?:\/\/[^\s/]+\//);
      expect(isDate(source.readOn)).toBe(true);
      if (!("date" in source)) continue;
      expect(source.date).toMatch(/^20\d\d(?:-\d\d){0,2}$/);
      // A page cannot be read before its own date. A date can be only a month or a year, and then
      // its first day counts.
      expect(String(source.date) <= source.readOn).toBe(true);
    }
    for (const day of [rule.effectiveFrom, rule.effectiveTo]) {
      expect(day === null || isDate(day)).toBe(true);
    }
  });

  test("uses units of one system", () => {
    const imperial = rule.divisorUnit === "in3/lb";
    const [length, weight] = imperial ? ["in", "lb"] : ["cm", "kg"];
    if (rule.dimensionRounding.mode !== "none") expect(rule.dimensionRounding.unit).toBe(length);
    if (rule.weightRounding.mode !== "none") expect(rule.weightRounding.unit).toBe(weight);
    if (rule.limits) {
      expect([rule.limits.lengthUnit, rule.limits.weightUnit]).toEqual([length, weight]);
    }
    if ("unit" in rule.applies) expect(rule.applies.unit).toBe(imperial ? "in3" : "kg");
    if ("coarserWeightStep" in rule) expect(weight).toBe("kg");
  });

  test("rounds only as a source states", () => {
    const { dimensionRounding, weightRounding } = rule.confidence;
    if (dimensionRounding === "not_stated") expect(rule.dimensionRounding.mode).toBe("none");
    if (weightRounding === "not_stated") expect(rule.weightRounding.mode).toBe("none");
    expect(rule.confidence.applies === undefined).toBe(rule.applies.kind === "always");
  });

  test("has decimals in plain notation", () => {
    const { limits } = rule;
    const decimals = [
      rule.divisor,
      limits?.maxWeight,
      limits?.maxLength,
      limits?.maxLengthPlusGirth,
    ];
    for (const text of decimals) if (text) expect(String(Number(text))).toBe(text);
  });
});

test("the version of the tables is the latest day on which a source was read", () => {
  const days = everyRule.flatMap(({ rule }) => rule.sources.map(({ readOn }) => readOn));
  expect(days.sort().at(-1)).toBe(dataVersion());
});

test("a larger weight step begins at a multiple of both steps, so a heavier parcel is never billed at less", () => {
  for (const { rule } of everyRule) {
    if (rule.weightRounding.mode === "none" || !rule.weightRounding.coarser) continue;
    const { increment, coarser } = rule.weightRounding;
    for (const step of [increment, coarser.increment]) {
      expect(Number.isInteger(Number(coarser.above) / Number(step))).toBe(true);
    }
  }
});

test("a rule that applies only from an actual weight has no weight step, as headroom assumes", () => {
  for (const { rule } of everyRule) {
    if (rule.applies.kind === "actual-at-least") expect(rule.weightRounding.mode).toBe("none");
  }
});

test.for(everyRule)("$id is published with the figures of its table", ({ id, rule, select }) => {
  const { rules, defaultProfile } =
    carriers().find((each) => each.carrier === select.carrier) ?? {};
  const listed = rules?.find((each) => each.id === id);
  const { coarserWeightStep: _, ...row } = { coarserWeightStep: undefined, ...rule };
  const inText = JSON.stringify(listed, (_key, value) =>
    typeof value === "number" ? String(value) : value,
  );
  expect(JSON.parse(inText)).toStrictEqual({ ...row, default: rule.profile === defaultProfile });
});

test("the published list matches its schema and is read-only", () => {
  expect(carriersSchema.parse({ carriers: carriers() })).toEqual({ carriers: carriers() });
  expect(() => Object.assign(carriers()[0]?.rules[0] ?? {}, { divisor: 1 })).toThrow(TypeError);
});

interface Dates {
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
}

function spanOf({ effectiveFrom, effectiveTo }: Dates) {
  return {
    from: effectiveFrom === null ? -Infinity : readDay(effectiveFrom),
    to: effectiveTo === null ? Infinity : readDay(effectiveTo),
  };
}

function covers(dates: Dates, day: number): boolean {
  const { from, to } = spanOf(dates);
  return from <= day && day <= to;
}
