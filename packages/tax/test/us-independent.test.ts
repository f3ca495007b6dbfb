import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../src/index.ts";
import taxsim from "./cases/us-taxsim.json" with { type: "json" };
import wages2025 from "./cases/us-taxsim-2025.json" with { type: "json" };
import reasons from "./cases/us-taxsim-reasons.json" with { type: "json" };

/** Status, wages, tax. */
type Row = readonly (string | number)[];
type Results = Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>;

const results: Results = taxsim.results;
const differences: Results = taxsim.differences;

function requestOf(jurisdiction: string, year: string, [status, wages]: Row): TaxRequest {
  return {
    jurisdiction,
    tax_year: Number(year),
    gross_income: Number(wages),
    filing_status: status as NonNullable<TaxRequest["filing_status"]>,
    age: 40,
    ...(status === "married_joint" ? { spouse_age: 40, spouse_income: 0 } : {}),
    ...(status === "head_of_household" ? { dependent_ages: [15] } : {}),
  };
}

describe("another engine, NBER TAXSIM, comes to the same within one unit", () => {
  test.for(Object.entries(results))("%s", ([jurisdiction, years]) => {
    for (const [year, rows] of Object.entries(years)) {
      for (const row of rows) {
        const { tax_due } = calculateTax(requestOf(jurisdiction, year, row));
        const expected = Math.max(0, Number(row[2]));
        expect(Math.abs(tax_due - expected), `${year} ${row.join(" ")}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

test("a later build of it comes to the same for 2025, children and two earners included", () => {
  for (const { of, expected, ...request } of wages2025.results) {
    const { tax_due, explanation } = calculateTax({ ...request, explain: true });
    const result = of === "tax_due" ? tax_due : explanation?.components[of];
    expect(
      Math.abs((result ?? Number.NaN) - expected),
      JSON.stringify(request),
    ).toBeLessThanOrEqual(1);
  }
  expect(wages2025.results.length).toBeGreaterThan(200);
});

test("every jurisdiction where it differs has a reason, and the difference is real", () => {
  expect(Object.keys(differences).sort()).toEqual(Object.keys(reasons).sort());
  for (const [jurisdiction, years] of Object.entries(differences)) {
    for (const [year, rows] of Object.entries(years)) {
      for (const row of rows) {
        const { tax_due } = calculateTax(requestOf(jurisdiction, year, row));
        expect(
          Math.abs(tax_due - Number(row[2])),
          `${jurisdiction} ${year} ${row.join(" ")}`,
        ).toBeGreaterThan(0);
      }
    }
  }
});
