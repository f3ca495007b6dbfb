import { expect, test } from "vitest";
import { holdToSlowCalculators, withoutSlowCalculator } from "./hold-to-slow-calculators.ts";

test("every place that is not a region has a slow calculator", () => {
  expect(withoutSlowCalculator()).toEqual([]);
});

// The exhaustive suite tries every year and every income.
holdToSlowCalculators({ years: "latest", oneIncomeOf: 31 });
