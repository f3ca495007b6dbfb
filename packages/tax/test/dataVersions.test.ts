import { expect, test } from "vitest";
import { dataVersions } from "../src/index.ts";

test("every table has a version and the day on which its sources were last read", () => {
  const versions = dataVersions();
  expect(versions.length).toBeGreaterThan(2);
  expect(new Set(versions.map(({ table }) => table)).size).toBe(versions.length);
  for (const { table, version, sourceDate, nextChange } of versions) {
    expect(version, table).not.toBe("");
    expect(sourceDate, table).toMatch(/^202\d-\d\d-\d\d$/);
    if (nextChange !== undefined) expect(nextChange > sourceDate, table).toBe(true);
  }
});

test("the next change is no later than the end of the last tax year, if that is after the day of reading", () => {
  const byTable = new Map(dataVersions().map((each) => [each.table, each]));
  expect(byTable.get("US")).toMatchObject({ version: "2026", nextChange: "2027-01-01" });
  // The last loaded year of France ended before its figures were read.
  expect(byTable.get("FR")).not.toHaveProperty("nextChange");
});
