import { expect, test } from "vitest";
import { nearest } from "../../src/errors/nearest.ts";

test.for([
  ["usp", ["ups", "usps", "fedex"], "ups"],
  ["fedx", ["ups", "fedex"], "fedex"],
  ["FEDEX", ["ups", "fedex"], "fedex"],
  ["--lenght", ["--length", "--width"], "--length"],
  ["zzzzzz", ["ups", "fedex"], undefined],
  ["", ["ups"], undefined],
  ["x".repeat(10_000), ["ups"], undefined],
] as const)("%s is nearest, of %j, to %s", ([given, candidates, expected]) => {
  expect(nearest(given, candidates)).toBe(expected);
});
