import { expect, test } from "vitest";
import { categories, isCategory } from "../../src/errors/category.ts";

test("every category has an error status, a title and a non-zero exit code", () => {
  for (const { status, title, exit } of Object.values(categories)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect([1, 2, 3, 4]).toContain(exit);
  }
});

test("a name that objects inherit is not a category", () => {
  expect(isCategory("invalid")).toBe(true);
  for (const name of ["constructor", "__proto__", "other", 5, ["invalid"], undefined]) {
    expect(isCategory(name)).toBe(false);
  }
});
