import { describe, expect, test } from "vitest";
import { importAll } from "../../../../test/import-all.ts";
import { calculatePay } from "../../src/index.ts";
import {
  type ComparedAmount,
  comparedAmounts,
  type ProgramResults,
  programsFor,
  tenSalaries,
} from "./program-results.ts";

const files = (await importAll(`${import.meta.dirname}/../cases`, "pay-*.json")) as Readonly<
  Record<string, { readonly default: { readonly programs?: readonly ProgramResults[] } }>
>;
const programs = Object.values(files).flatMap((file) => file.default.programs ?? []);
const named = programs.map(
  (each) => [each.request.jurisdiction, each.request.tax_year, each.program, each] as const,
);

test.each(named)("%s %s: %s differs by what its reason explains", (_code, _year, _name, each) => {
  const pay = calculatePay(each.request);
  for (const [amount, printed] of Object.entries(each.results)) {
    const difference = each.differences?.[amount as ComparedAmount] ?? 0;
    const ours = pay[amount as ComparedAmount];
    expect(
      Math.abs(ours - printed - difference),
      `${amount}: ${ours}, printed ${printed}`,
    ).toBeLessThan(0.005);
  }
});

test.each(named)("%s %s: %s says where it is from", (_code, _year, _name, each) => {
  expect(each.url).toMatch(/^https:\/\//);
  expect(each.ranOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const differing = Object.entries(each.differences ?? {});
  expect(Object.keys(each.results)).toEqual(
    expect.arrayContaining(differing.map(([amount]) => amount)),
  );
  expect(differing.filter(([, difference]) => difference === 0)).toEqual([]);
  expect(each.reason !== undefined).toBe(differing.length > 0);
});

const asked = tenSalaries.flatMap((salary) =>
  comparedAmounts.map(
    (amount) => [salary.jurisdiction, salary.gross_income, amount, salary] as const,
  ),
);

describe("the ten salaries", () => {
  test.each(asked)(
    "%s %d: two programs print %s, one of them no source of ours",
    (_code, _gross, amount, salary) => {
      const found = programsFor(programs, salary, amount);
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.some((each) => each.is_source !== true)).toBe(true);
    },
  );
});
