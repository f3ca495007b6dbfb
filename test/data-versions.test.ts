import type { DataVersion } from "@almanac/kernel/sources/data-version";
import { expect, test } from "vitest";
import { libraries } from "./libraries.ts";

const dated = Object.entries(libraries).flatMap(([folder, library]) => {
  const { dataVersions }: { readonly dataVersions?: () => readonly DataVersion[] } = library;
  return dataVersions === undefined ? [] : [{ folder, versions: dataVersions() }];
});

test("the libraries with tables say how old these are", () => {
  expect(dated.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["dimweight", "tax"]));
});

test.for(dated)(
  "every table of $folder has a version and the day of its sources",
  ({ versions }) => {
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions.map(({ table }) => table)).size).toBe(versions.length);
    for (const { table, version, sourceDate, nextChange } of versions) {
      expect(version, table).not.toBe("");
      expect(sourceDate, table).toMatch(/^202\d-\d\d-\d\d$/);
      if (nextChange !== undefined) expect(nextChange > sourceDate, table).toBe(true);
    }
  },
);
