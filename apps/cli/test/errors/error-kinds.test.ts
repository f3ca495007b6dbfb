import { expect, test } from "vitest";
import { categoryKinds } from "../../../api/src/problems/problem-kinds.ts";
import { errorKinds, exitCodes } from "../../src/errors/exit-codes.ts";

test("every kind of error has a documented exit code other than success", () => {
  const documented: number[] = Object.values(exitCodes).map((each) => each.exit);
  for (const { exit, status, title } of Object.values(errorKinds)) {
    expect(documented).toContain(exit);
    expect(exit).not.toBe(0);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).not.toBe("");
  }
});

test("a category has the same status and title as in the API", () => {
  for (const [category, { status, title }] of Object.entries(categoryKinds)) {
    expect(errorKinds, category).toHaveProperty(category);
    expect(errorKinds).toMatchObject({ [category]: { status, title } });
  }
});

test("the exit codes have the numbers that are published", () => {
  expect(Object.values(exitCodes).map((each) => each.exit)).toEqual([0, 1, 2, 3, 4, 70, 130]);
});
