import { expect, test } from "vitest";
import { categoryKinds } from "../../../api/src/platform/problem-kinds.ts";
import { categories, exitCodes, isCategory } from "../../src/errors/categories.ts";

test("every category answers a documented exit code other than success", () => {
  const documented: number[] = Object.values(exitCodes).map((each) => each.exit);
  for (const { exit, status, title } of Object.values(categories)) {
    expect(documented).toContain(exit);
    expect(exit).not.toBe(0);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).not.toBe("");
  }
});

test("status and title of a category are those of the API", () => {
  for (const [category, { status, title }] of Object.entries(categoryKinds)) {
    expect(categories, category).toHaveProperty(category);
    expect(categories).toMatchObject({ [category]: { status, title } });
  }
});

test("the exit codes are the published ones", () => {
  expect(Object.values(exitCodes).map((each) => each.exit)).toEqual([0, 1, 2, 3, 4, 70, 130]);
});

test("what an object inherits is no category", () => {
  expect(isCategory("invalid")).toBe(true);
  expect(isCategory("constructor")).toBe(false);
  expect(isCategory(undefined)).toBe(false);
});
