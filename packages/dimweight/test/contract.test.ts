import { expect, test } from "vitest";
import { DimWeightError } from "../src/index.ts";
import contract from "./contract.ts";

test("the contract has enough cases, and each has a name", () => {
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
  expect(contract.length).toBeGreaterThanOrEqual(12);
});

test.for(contract.map((item) => ({ ...item })))("$name", ({ library, error }) => {
  if (!error) {
    const answer = library();
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    return;
  }
  try {
    expect.fail(`answered ${JSON.stringify(library())}`);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(DimWeightError);
    expect(thrown).toMatchObject({ code: error.code });
  }
});
