import { expect, test } from "vitest";
import { carriers, dataVersions } from "../src/index.ts";

test("every table has a version and the day on which its sources were last read", () => {
  const versions = dataVersions();
  expect(versions.length).toBeGreaterThan(2);
  expect(new Set(versions.map(({ table }) => table)).size).toBe(versions.length);
  for (const { table, version, sourceDate, nextChange } of versions) {
    expect(version, table).not.toBe("");
    expect(sourceDate, table).toMatch(/^2026-\d\d-\d\d$/);
    if (nextChange !== undefined) expect(nextChange > sourceDate, table).toBe(true);
  }
});

test("the end of a rule is the next change", () => {
  const changes = dataVersions().filter(({ nextChange }) => nextChange !== undefined);
  const ends = carriers().flatMap(({ rules }) => rules.flatMap((rule) => rule.effectiveTo ?? []));
  expect(changes.length > 0).toBe(ends.some((day) => day >= "2026-11-22"));
  expect(dataVersions().map(({ table }) => table)).toEqual(carriers().map((each) => each.carrier));
});
