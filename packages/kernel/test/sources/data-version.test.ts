import { expect, test } from "vitest";
import { dayAfter, latestDay, nextChangeAfter } from "../../src/sources/data-version.ts";

test("a data version has the latest day and the next change", () => {
  expect(latestDay(["2026-11-20", "2026-11-22", "2025-12-31"])).toBe("2026-11-22");
  expect(latestDay([])).toBe("");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  const days = ["2027-07-01", "2026-11-22", "2027-01-01", "2025-01-01"];
  expect(nextChangeAfter("2026-11-22", days)).toEqual({ nextChange: "2027-01-01" });
  expect(nextChangeAfter("2027-07-01", days)).toStrictEqual({});
});
