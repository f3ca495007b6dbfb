import { expect, test } from "vitest";
import {
  isImperial,
  type Kind,
  parseMeasure,
  toMetric,
  toOwnSystem,
} from "../../src/services/dimweight/measure.ts";
import { toExactNumber } from "../../src/text/numbers.ts";

test.for([
  ["40", "length", "metric", 40, 40],
  ["40cm", "length", "metric", 40, 40],
  ["40 CM", "length", "metric", 40, 40],
  ["400mm", "length", "metric", 40, 40],
  ["0.4m", "length", "metric", 40, 40],
  ["13in", "length", "imperial", 13, 33.02],
  ["1.5ft", "length", "imperial", 18, 45.72],
  ["2", "weight", "metric", 2, 2],
  ["1500g", "weight", "metric", 1.5, 1.5],
  ["1lb", "weight", "imperial", 1, 0.45359237],
  ["8oz", "weight", "imperial", 0.5, 0.226796185],
  ["-3kg", "weight", "metric", -3, -3],
] as const)(
  "%j as a %s is %s: %d in the base unit of its system, %d in cm or kg",
  ([text, kind, system, own, metric]) => {
    const measure = parseMeasure(text, kind);
    if (typeof measure !== "object") throw new Error(`not read: ${measure}`);
    expect(isImperial(measure)).toBe(system === "imperial");
    expect(toExactNumber(toOwnSystem(measure))).toBe(own);
    expect(toExactNumber(toMetric(measure))).toBe(metric);
  },
);

test.for<[string, Kind, "number" | "unit"]>([
  ["", "length", "number"],
  ["cm", "length", "number"],
  ["4,5cm", "length", "number"],
  ["0x10", "length", "number"],
  ["40kg", "length", "unit"],
  ["2cm", "weight", "unit"],
  ["2constructor", "weight", "unit"],
  ["3e", "weight", "unit"],
])("rejects %j as a %s, because its %s is wrong", ([text, kind, why]) => {
  expect(parseMeasure(text, kind)).toBe(why);
});
