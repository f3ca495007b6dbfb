import { expect, test } from "vitest";
import { categoryKinds } from "../../api/src/problems/problem-kinds.ts";
import { commands } from "../src/commands/index.ts";
import { AlmanacError } from "../src/errors/almanac-error.ts";
import { categories, exitCodes, isCategory } from "../src/errors/categories.ts";
import { toProblem } from "../src/errors/problem.ts";

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

test.for(commands)("the registration of $name holds what its module has", async (registration) => {
  const { service } = await registration.load();
  expect(service.tables !== undefined).toBe(registration.tables !== undefined);
  for (const category of Object.keys(service.errorCodes ?? {})) {
    expect(isCategory(category), category).toBe(true);
  }
});

test("names of commands are unique and can be typed", () => {
  const names = commands.map((each) => each.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
});

test("a problem names its code where all faults share one, else invalid_request", () => {
  const missing = { code: "missing_field", parameter: "--length", what: "--length is missing" };
  const wrong = { code: "invalid_type", what: "that is no number", suggestion: "1.5" };
  expect(toProblem(new AlmanacError("invalid", [missing, missing])).code).toBe("missing_field");
  expect(toProblem(new AlmanacError("invalid", [missing, wrong]))).toEqual({
    type: "/problems/invalid-request",
    title: "The request is invalid",
    status: 400,
    detail: '--length is missing. that is no number. Did you mean "1.5"?',
    code: "invalid_request",
    errors: [
      { parameter: "--length", code: "missing_field", detail: "--length is missing." },
      { code: "invalid_type", detail: 'that is no number. Did you mean "1.5"?' },
    ],
  });
});
