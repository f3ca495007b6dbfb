import { expect, test } from "vitest";
import { carriers, dataVersions } from "../src/index.ts";

test("the end of a rule is the next change", () => {
  const changes = dataVersions().filter(({ nextChange }) => nextChange !== undefined);
  const ends = carriers().flatMap(({ rules }) => rules.flatMap((rule) => rule.effectiveTo ?? []));
  expect(changes.length > 0).toBe(ends.some((day) => day >= "2026-11-22"));
  expect(dataVersions().map(({ table }) => table)).toEqual(carriers().map((each) => each.carrier));
});
