import { describe, expect, test } from "vitest";
import { calculateTax, type TaxRequest } from "../src/index.ts";

function payments(request: TaxRequest): readonly number[] {
  return calculateTax(request).quarterly.map(({ payment }) => payment);
}

describe("quarterly splits what withholding leaves of tax_due", () => {
  // 60,000 - 15,750 = 44,250 of taxable income in 2025: 5,071.50.
  const request = { jurisdiction: "US", gross_income: 60_000, tax_year: 2025 } as const;

  test.for([
    [0, [1267.88, 1267.88, 1267.87, 1267.87]],
    [1071.5, [1000, 1000, 1000, 1000]],
    [5071.49, [0.01, 0, 0, 0]],
    [5071.5, [0, 0, 0, 0]],
    [9000, [0, 0, 0, 0]],
  ] as const)("%d withheld", ([withholding, expected]) => {
    const result = calculateTax({ ...request, withholding });
    expect(result.quarterly.map(({ payment }) => payment)).toEqual(expected);
    expect(result.tax_due).toBe(5071.5);
    expect(result.levels[0]?.tax_due).toBe(5071.5);
    expect(result.assumptions.join(" ")).not.toContain("withholding");
  });

  test("divides it between federal and state tax in proportion", () => {
    // Federal 5,071.50, California 1,639.53: of 6,711.03 half is withheld.
    const both = { ...request, jurisdiction: "US-CA" } as const;
    const { tax_due, quarterly, assumptions } = calculateTax({ ...both, withholding: 3355.51 });
    expect(tax_due).toBe(6711.03);
    const parts = quarterly.flatMap(({ parts: each = [] }) => each);
    const paid = (code: string) =>
      parts.reduce(
        (all, { jurisdiction, payment }) => all + (jurisdiction === code ? payment : 0),
        0,
      );
    expect(paid("US")).toBeCloseTo(2535.75, 6);
    expect(paid("US-CA")).toBeCloseTo(819.77, 6);
    expect(quarterly.reduce((all, { payment }) => all + payment, 0)).toBeCloseTo(3355.52, 6);
    expect(assumptions).toContain(
      "withholding is divided like the tax: 819.76 of it is for US-CA. Send state_withholding.",
    );
    const stated = calculateTax({ ...both, withholding: 2071.5, state_withholding: 1000 });
    const ofState = stated.quarterly.flatMap(({ parts: each = [] }) => each);
    const due = (code: string) =>
      ofState.reduce((all, part) => all + (part.jurisdiction === code ? part.payment : 0), 0);
    expect([due("US"), due("US-CA")].map((each) => each.toFixed(2))).toEqual(["4000.00", "639.53"]);
  });

  test("holds in every country, for instalments too", () => {
    const france = { jurisdiction: "FR", gross_income: 50_000, tax_year: 2025 } as const;
    const whole = calculateTax(france);
    const less = calculateTax({ ...france, withholding: 1200 });
    const sumOf = (of: readonly { payment: number }[] = []) =>
      of.reduce((all, { payment }) => all + payment, 0);
    expect(sumOf(less.quarterly)).toBeCloseTo(whole.tax_due - 1200, 6);
    const britain = { jurisdiction: "GB", gross_income: 50_000, tax_year: "2025-26" } as const;
    const { instalments, tax_due } = calculateTax({ ...britain, withholding: 486 });
    if (instalments !== undefined) expect(sumOf(instalments)).toBeCloseTo(tax_due - 486, 6);
    expect(payments({ ...britain, withholding: 1e9 })).toEqual([0, 0, 0, 0]);
  });
});
