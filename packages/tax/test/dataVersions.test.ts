import { expect, test } from "vitest";
import { dataVersions } from "../src/index.ts";

test("the next change is no later than the end of the last tax year, if that is after the day of reading", () => {
  const byTable = new Map(dataVersions().map((each) => [each.table, each]));
  expect(byTable.get("US")).toMatchObject({ version: "2026", nextChange: "2027-01-01" });
  // The last loaded year of France ended before its figures were read.
  expect(byTable.get("FR")).not.toHaveProperty("nextChange");
});
