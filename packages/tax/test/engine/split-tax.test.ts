import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JurisdictionCode, jurisdictions, safeCalculateTax } from "../../src/index.ts";
import { calculateTax } from "../own-tax.ts";

const all = jurisdictions();
const cents = (amount: number) => BigInt(Math.round(amount * 100));
const total = (payments: readonly { readonly payment: number }[]) =>
  payments.reduce((sum, { payment }) => sum + cents(payment), 0n);

describe("quarterly payments", () => {
  test("are four payments that add up to the tax, in every jurisdiction and for every income", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 0, max: 400_000_00 }),
        fc.nat(),
        ({ jurisdiction, years, currency }, income, pick) => {
          const gross = currency === "USD" ? income / 100 : Math.floor(income / 100);
          const year = years[pick % years.length]?.tax_year ?? "";
          const request = {
            jurisdiction,
            gross_income: gross,
            tax_year: year,
            local_tax_rate: 0.03,
          };
          const { data: result, error } = safeCalculateTax(request);
          // Some countries refuse requests that their sources do not cover.
          if (error) {
            expect(error.category).toBe("unsupported");
            return;
          }
          expect(result.quarterly.map(({ period }) => period)).toEqual(["Q1", "Q2", "Q3", "Q4"]);
          expect(total(result.quarterly)).toBe(cents(result.tax_due));
          if (result.instalments) expect(total(result.instalments)).toBe(cents(result.tax_due));
          expect(result.quarterly.every(({ payment }) => payment >= 0)).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test("give leftover cents to the earliest quarters", () => {
    // 11,000.30 of taxable income at 10 %.
    const { quarterly, tax_due } = calculateTax({
      jurisdiction: "US",
      gross_income: 26750.3,
      tax_year: 2025,
    });
    expect(tax_due).toBe(1100.03);
    expect(quarterly.map(({ payment }) => payment)).toEqual([275.01, 275.01, 275.01, 275]);
  });

  test("in California are 30, 40, 0 and 30 %", () => {
    const { quarterly } = calculateTax({
      jurisdiction: "US-CA",
      gross_income: 85000,
      tax_year: 2025,
    });
    expect(quarterly).toEqual([
      { period: "Q1", payment: 1098, due_date: "2025-04-15" },
      { period: "Q2", payment: 1463.99, due_date: "2025-06-16" },
      { period: "Q3", payment: 0, due_date: "2025-09-15" },
      { period: "Q4", payment: 1097.99, due_date: "2026-01-15" },
    ]);
  });
});

describe("due dates", () => {
  const datesOf = (jurisdiction: JurisdictionCode, year: number) =>
    calculateTax({ jurisdiction, gross_income: 85000, tax_year: year }).quarterly.map(
      ({ due_date }) => due_date,
    );

  test("of 2020 follow Notice 2020-23", () => {
    expect(datesOf("US", 2020)).toEqual(["2020-07-15", "2020-07-15", "2020-09-15", "2021-01-15"]);
  });

  test("move past weekends and holidays", () => {
    expect(datesOf("US", 2021)).toEqual(["2021-04-15", "2021-06-15", "2021-09-15", "2022-01-18"]);
    expect(datesOf("US", 2022)[0]).toBe("2022-04-18");
    expect(datesOf("US-VA", 2021)).toEqual([
      "2021-05-03",
      "2021-06-15",
      "2021-09-15",
      "2022-01-18",
    ]);
    expect(datesOf("US-IA", 2023)).toEqual([
      "2023-05-01",
      "2023-06-30",
      "2023-10-02",
      "2024-01-31",
    ]);
    expect(datesOf("US-HI", 2024)).toEqual([
      "2024-04-22",
      "2024-06-20",
      "2024-09-20",
      "2025-01-21",
    ]);
    expect(datesOf("US-DE", 2026)).toEqual([
      "2026-04-30",
      "2026-06-15",
      "2026-09-15",
      "2027-01-15",
    ]);
  });
});
